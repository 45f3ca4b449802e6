import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface MockProcess {
  readonly url: string;
  readonly child: ChildProcess;
  readonly end: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

/**
 * Starts the mock as a process of its own, on a free port and without the settings of this shell, which could keep its
 * worlds in a tester's folder or refuse Thai phones.
 * @param file another server to start in its place
 * @throws Error with its output when it exits, or prints no address in time
 */
export async function startMockProcess(
  args: readonly string[] = [],
  env: Record<string, string> = {},
  { file = `${import.meta.dirname}/../start.ts`, limitMs = 30_000 } = {},
): Promise<MockProcess> {
  const child = spawn(process.execPath, [file, ...args], {
    env: { PATH: process.env['PATH'], MOCK_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end: MockProcess['end'] = async (signal = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    const giveUp = (how: string) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      reject(new Error(`${file} ${how}: ${output}`));
    };
    const timer = setTimeout(() => giveUp(`printed no address in ${limitMs} ms`), limitMs);
    const read = (chunk: string) => {
      output += chunk;
      const address = /http:\/\/[\d.]+:\d+(?=\D)/.exec(output)?.[0];
      if (address === undefined) return;
      clearTimeout(timer);
      child.stdout.off('data', read).resume();
      child.stderr.off('data', read).pipe(process.stderr);
      resolve(address);
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', read);
    child.once('close', () => giveUp('exited before it listened'));
  });
  return { url, child, end };
}
