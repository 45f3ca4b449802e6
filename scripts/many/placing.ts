import { createControl } from 'mock-server/control';
import type { ManyMocks } from '../serve/many-mocks.ts';
import { WAYS } from './ways.ts';

/** Enough for each way to start several worlds, and for each process to have some. */
const WORLDS = 36;
const ENOUGH_FAULTS = 3;

/** The numbers of the processes that have each world; asks each process directly. */
async function homesOf(mocks: ManyMocks['mocks']): Promise<Map<string, number[]>> {
  const homes = new Map<string, number[]>();
  for (const [index, { url }] of mocks.entries()) {
    const { worlds } = await createControl(url, 'demo').call('GET /worlds');
    for (const { name } of worlds) homes.set(name, [...(homes.get(name) ?? []), index]);
  }
  return homes;
}

/**
 * Names worlds in every way, at the mock's address and at the app's, and checks which processes have them.
 * @returns the errors, and the number of worlds in each process
 */
export async function checkPlacing({ mocks, mock, web }: ManyMocks) {
  const faults: string[] = [];
  const names = Array.from({ length: WORLDS }, (_, index) => `many-${index}`);
  for (const [index, world] of names.entries()) {
    // More errors of the same kind add no information.
    if (faults.length >= ENOUGH_FAULTS) return { faults, shares: [] };
    // Each way comes first for some worlds.
    const first = index % WAYS.length;
    for (const { name, use } of [...WAYS.slice(first), ...WAYS.slice(0, first)]) {
      await use(mock, world).catch((error: unknown) => faults.push(`${name}: ${String(error)}`));
      // The app's address has no verbs: it serves only calls and sockets.
      if (name.startsWith('call'))
        await use(web, world).catch((error: unknown) => faults.push(`${name}, app: ${String(error)}`));
    }
  }
  const homes = await homesOf(mocks);
  for (const world of names) {
    const found = homes.get(world) ?? [];
    if (found.length !== 1) faults.push(`${world} is in ${found.length} processes`);
  }
  const shares = mocks.map((_, index) => names.filter((world) => homes.get(world)?.[0] === index).length);
  if (shares.some((share) => share === 0)) faults.push(`a process has no world: ${shares.join(', ')}`);
  faults.push(...(await checkDemo(mocks, mock)));
  return { faults, shares };
}

/** Every process starts with a demo world; only one may be used, with or without a name. */
async function checkDemo(mocks: ManyMocks['mocks'], mock: string): Promise<string[]> {
  for (const headers of [{}, { 'x-mock-world': 'demo' }, { cookie: 'mock-world=demo' }])
    await fetch(`${mock}/api/lookup/info`, { headers: { 'x-requested-with': 'wallet-user', ...headers } });
  const counts = await Promise.all(mocks.map(({ url }) => createControl(url, 'demo').count()));
  const through = await createControl(mock, 'demo').count();
  return counts.filter((count) => count > 0).length === 1 && counts.includes(through) && through >= 3
    ? []
    : [`demo: ${through} calls by its verbs, and ${counts.join(', ')} in the processes`];
}

/** When a process is down, its worlds are unavailable; the others still answer, and do not recreate its worlds. */
export async function checkLoss({ mocks, mock }: ManyMocks): Promise<string[]> {
  const homes = await homesOf(mocks);
  const worlds = [...homes].filter(([name]) => name.startsWith('many-'));
  const [lost] = mocks;
  if (!lost) return ['no process'];
  await lost.end('SIGKILL');
  const faults: string[] = [];
  for (const [world, [home]] of worlds) {
    const { status } = await fetch(`${mock}/api/lookup/info`, {
      headers: { 'x-requested-with': 'wallet-user', 'x-mock-world': world },
    });
    const expected = home === 0 ? 502 : 200;
    if (status !== expected)
      faults.push(`${world} answers ${status} without its process, expected ${expected}`);
  }
  const others = await homesOf(mocks.slice(1));
  for (const [world, [home]] of worlds)
    if (home === 0 && others.has(world)) faults.push(`${world} was recreated in another process`);
  await lost.start();
  await createControl(mock, 'demo')
    .call('GET /worlds')
    .catch((error: unknown) => faults.push(`the restarted process does not answer: ${String(error)}`));
  return faults;
}
