import { readFileSync } from 'node:fs';
import { type MockProcess, startMockProcess } from '../client/mock-process.ts';

/** A process of its own: what the bench measures does not share a process with it. */
export interface Server extends MockProcess {
  /** From the start of the process to its first answer. */
  coldMs: number;
}

const MARKER = { 'x-requested-with': 'wallet-user' };
const JSON_TYPE = { 'content-type': 'application/json' };
const TICK_US = 10_000;

/** @param path requested to check that the server answers */
export async function start(file: string, path: string, env: Record<string, string> = {}): Promise<Server> {
  const began = performance.now();
  const server = await startMockProcess([], env, { file: `${import.meta.dirname}/${file}` });
  await fetch(server.url + path, { headers: MARKER });
  return { ...server, coldMs: performance.now() - began };
}

/** The mock as a user starts it, on a free port. */
export const startMock = (): Promise<Server> => start('../start.ts', '/api/lookup/info');

export const stop = ({ end }: Server): Promise<void> => end('SIGTERM');

/** @throws Error if the status is not 2xx */
export async function ask(
  url: string,
  method: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<string> {
  const answer = await fetch(url, {
    method,
    headers: { ...MARKER, ...(body ? JSON_TYPE : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${text}`);
  return text;
}

export const MEMBER = { username: '0812345678', password: '123456' };

/**
 * Signs in the demo member.
 * @returns the headers of their calls in that world
 */
export async function signIn(url: string, world: string): Promise<Record<string, string>> {
  const inWorld = { 'x-mock-world': world };
  const { token } = JSON.parse(await ask(`${url}/api/login`, 'POST', MEMBER, inWorld)) as { token: string };
  return { ...inWorld, authorization: `Bearer ${token}` };
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

export const residentMb = ({ child }: Server): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;

/** Microseconds of processor time that a process has used: other programs on the machine hardly change it. */
export function cpuOf(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return ((user ?? 0) + (system ?? 0)) * TICK_US;
}
