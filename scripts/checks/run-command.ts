import { type ChildProcess, spawn } from 'node:child_process';

export interface Command {
  folder: string;
  /** Arguments for Node. */
  args: string[];
  /** Over the environment of this process; undefined takes a variable away. */
  env?: Record<string, string | undefined>;
  minutes: number;
  /** Also prints what the command prints, as it comes. */
  isLive?: boolean;
}

export interface Outcome {
  code: number | null;
  output: string;
  timedOut: boolean;
}

/** What a group of processes gets to end its browsers and servers before it is killed. */
const GRACE_MS = 5_000;

const running = new Set<ChildProcess>();

/** Runs a command with its output captured; one that hangs is ended, with all that it started, when its time is over. */
export function runCommand({ folder, args, env, minutes, isLive = false }: Command): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own, which is ended as a whole.
      detached: true,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
    });
    running.add(child);
    let output = '';
    let timedOut = false;
    const limit = setTimeout(() => {
      timedOut = true;
      void end(child);
    }, minutes * 60_000);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk;
        if (isLive) process.stdout.write(chunk);
      });
    }
    const finish = (code: number | null) => {
      clearTimeout(limit);
      running.delete(child);
      resolve({ code, output, timedOut });
    };
    child.on('error', (error) => {
      output += error.message;
      finish(null);
    });
    child.on('close', finish);
  });
}

/** Ends every command that still runs: being groups of their own, they hear no Ctrl-C. */
export async function endCommands(): Promise<void> {
  await Promise.all([...running].map(end));
}

async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  signalGroup(child, 'SIGTERM');
  const kill = setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS);
  await ended;
  clearTimeout(kill);
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has just ended by itself.
  }
}
