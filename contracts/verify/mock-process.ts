import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const START = fileURLToPath(new URL('../../mock-server/start.ts', import.meta.url));
const TIMEOUT_MS = 30_000;

/**
 * Starts the shipped mock as a child process on a free port, without the settings of this shell, which could keep its worlds
 * in a tester's folder or refuse Thai phones. @throws Error with its output when it does not start.
 */
export async function startMockProcess(): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, [START], {
    env: { PATH: process.env['PATH'], MOCK_PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    const giveUp = () => {
      child.kill();
      reject(new Error(`the mock did not start: ${said}`));
    };
    const timer = setTimeout(giveUp, TIMEOUT_MS);
    const listen = (chunk: Buffer) => {
      said += String(chunk);
      const address = /http:\/\/[\d.]+:\d+/.exec(said)?.[0];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', giveUp);
  });
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
