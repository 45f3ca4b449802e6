import { type ChildProcess, spawn } from 'node:child_process';
import { COMPILED } from 'mock-server/keep-compiled';

export interface Command {
  folder: string;
  /** Arguments for Node. */
  args: string[];
  /** Merged over this process's environment; undefined removes a variable. */
  env?: Record<string, string | undefined>;
  minutes: number;
  /** Also prints the command's output as it arrives. */
  isLive?: boolean;
}

export interface CommandResult {
  code: number | null;
  /** Set if a signal ended the command, also one from outside. */
  signal: NodeJS.Signals | null;
  output: string;
  timedOut: boolean;
}

/** Time for a process group to end its browsers and servers before it is killed. */
const GRACE_MS = 5_000;

const running = new Set<ChildProcess>();

/** Runs a command and captures its output. After the time limit, ends it with all its child processes. */
export function runCommand({ folder, args, env, minutes, isLive = false }: Command): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Its own process group, which can be killed as a whole.
      detached: true,
      env: {
        ...process.env,
        NO_COLOR: '1',
        FORCE_COLOR: undefined,
        // Tests start the mock and the launcher again and again.
        NODE_COMPILE_CACHE: COMPILED,
        ...env,
      },
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
    const finish = (code: number | null, signal: NodeJS.Signals | null) => {
      clearTimeout(limit);
      running.delete(child);
      resolve({ code, signal, output, timedOut });
    };
    child.on('error', (error) => {
      output += error.message;
      finish(null, null);
    });
    child.on('close', finish);
  });
}

/** Ends all running commands: they are in their own process groups, so Ctrl-C does not reach them. */
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
    // The group has already exited.
  }
}
