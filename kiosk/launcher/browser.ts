import { spawn } from 'node:child_process';
import { chromiumArguments } from './flags.ts';
import { createProfile, endProcessesIn } from './profile.ts';

const LAST_WORDS = 5;

export interface BrowserOptions {
  program: string;
  url: string;
  /** Pixels of the screen, if known: without a window manager nobody else makes the window that large. */
  screen: { width: number; height: number } | null;
  hasPrinter: boolean;
  debuggingPort?: number | undefined;
}

export interface Browser {
  /** For the log. */
  name: string;
  /** Resolves when Chromium has ended, and says how. */
  ended: Promise<string>;
  /** What Chromium said last on its standard error. */
  lastWords(): string[];
  /** Ends what is left of it, helpers too, and deletes its profile. */
  end(): Promise<void>;
  /** The same without waiting, for the moment when the launcher itself goes down. */
  kill(): void;
}

/** Starts Chromium on a new profile, as the leader of a process group of its own. */
export function startBrowser({ program, ...launch }: BrowserOptions): Browser {
  const profile = createProfile();
  const isRoot = process.getuid?.() === 0;
  const isWayland = process.platform === 'linux' && !process.env['DISPLAY'];
  const child = spawn(program, chromiumArguments({ ...launch, profile: profile.path, isRoot, isWayland }), {
    detached: true,
    env: { ...process.env, ...profile.environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });

  const words: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    words.push(...text.split('\n').filter((line) => line.trim() !== '' && !line.includes('dbus')));
    words.splice(0, words.length - LAST_WORDS);
  });
  const ended = new Promise<string>((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `code ${code}`));
  });

  // With SIGKILL: Chromium has nothing to save, its profile goes with it.
  const killGroup = () => {
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // Nobody is left in the group.
    }
  };
  let isOver = false;
  const sweep = () => {
    isOver = true;
    // The crash handlers leave the group.
    endProcessesIn(profile.path);
    profile.remove();
  };

  return {
    name: `Chromium ${child.pid ?? '(not started)'} in ${profile.path}`,
    ended,
    lastWords: () => [...words],
    async end() {
      killGroup();
      await ended;
      sweep();
    },
    kill() {
      // Not after the end: by then the group's number may be somebody else's.
      if (isOver) return;
      killGroup();
      sweep();
    },
  };
}
