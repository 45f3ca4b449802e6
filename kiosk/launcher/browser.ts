import { spawn } from 'node:child_process';
import { chromiumArguments } from './flags.ts';
import { createProfile, endProcessesIn } from './profile.ts';

const LAST_WORDS = 5;

export interface BrowserOptions {
  program: string;
  url: string;
  /** Pixels of the screen, if known: without a window manager, only the command line can set the window size. */
  screen: { width: number; height: number } | null;
  hasPrinter: boolean;
  debuggingPort?: number | undefined;
}

export interface Browser {
  name: string;
  /** Resolves with the reason when Chromium ends. */
  ended: Promise<string>;
  lastWords(): string[];
  /** Kills the remaining processes, including helpers, and deletes the profile. */
  end(): Promise<void>;
  /** Like `end`, but synchronous: for the moment when the launcher itself exits. */
  kill(): void;
}

/** Starts Chromium with a new profile, in its own process group. */
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

  // SIGKILL is safe: Chromium has nothing to save, and its profile is deleted.
  const killGroup = () => {
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The group has no processes left.
    }
  };
  let isOver = false;
  const sweep = () => {
    isOver = true;
    // Crash handlers leave the process group.
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
      // Not after the end: the system may have reused the group's id.
      if (isOver) return;
      killGroup();
      sweep();
    },
  };
}
