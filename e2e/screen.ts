import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';

export interface Screen {
  process: ChildProcess;
  display: string;
}

/** Program and arguments for `spawn`. On Linux it also ends when this process is killed, as a drill that someone stops. */
export function endsWithUs(program: string, args: string[]): [string, string[]] {
  return process.platform === 'linux'
    ? ['setpriv', ['--pdeathsig', 'TERM', program, ...args]]
    : [program, args];
}

/** @returns null where the machine has no Xvfb */
export async function startScreen(size: string): Promise<Screen | null> {
  // Linux with Xvfb gets a virtual screen; elsewhere the tests use the developer's screen.
  if (process.platform !== 'linux' || !existsSync('/usr/bin/Xvfb')) return null;
  // -noreset: without it, the server starts again at the end of its last client, and refuses clients meanwhile.
  const options = ['-displayfd', '1', '-screen', '0', `${size}x24`, '-nolisten', 'tcp', '-noreset'];
  const process_ = spawn(...endsWithUs('Xvfb', options), { stdio: ['ignore', 'pipe', 'ignore'] });
  const number = await new Promise<string>((resolve, reject) => {
    process_.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    process_.once('error', reject);
    process_.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
  });
  return { process: process_, display: `:${number}` };
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('no free port');
  return address.port;
}
