import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface MockProcess {
  readonly url: string;
  readonly child: ChildProcess;
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

/**
 * Starts the mock as a process of its own, on a free port and without the settings of this shell.
 * @param file another server to start in its place
 * @throws Error when it exits before it prints its address
 */
export async function startMockProcess(
  args: readonly string[] = [],
  env: Record<string, string> = {},
  file = `${import.meta.dirname}/../start.ts`,
): Promise<MockProcess> {
  const child = spawn(process.execPath, [file, ...args], {
    env: { PATH: process.env['PATH'], MOCK_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end: MockProcess['end'] = async (signal) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\/\/[\d.]+:\d+/.exec(line)?.[0];
    if (url !== undefined) return { url, child, end };
  }
  throw new Error(`${file} exited before it listened`);
}
