import { expect, it } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { createAppStore, type Services } from '../../../shared/session/services.ts';
import { makeServices, makeWorld } from '../../../testing/render-app.tsx';
import { foundAtom, searchOnAtom, setFilterAtom, showFoundPageAtom } from './search-state.ts';

it('shows the last page when a search finds fewer entries than the page that was shown needs [2.75] [2.77] (W7)', async () => {
  const world = await makeWorld('a member with three pages of statement');
  const store = createAppStore(await makeServices(world, { signedIn: SOMCHAI }));
  await store.set(setFilterAtom, { period: 'month' });
  store.set(showFoundPageAtom, 4);
  expect(store.get(foundAtom)).toMatchObject({ status: 'ready', page: 3, pages: 3 });
  expect(store.get(foundAtom).shown).toHaveLength(5);
});

interface PageOptions {
  body: { page: number; limit: number };
}
type AnyCall = (key: string, read: (reply: object) => unknown, options: PageOptions) => Promise<unknown>;

it('searches on once the answers no longer differ in length (W7)', async () => {
  const world = await makeWorld('a member with three pages of statement');
  const services = await makeServices(world, { signedIn: SOMCHAI });
  let firstPages = 0;
  let isSettled = false;
  const ask = services.call as AnyCall;
  const call: AnyCall = (key, read, options) => {
    if (options.body.page === 1) firstPages += 1;
    const total = firstPages % 2 === 0 ? 150 : 200;
    return ask(key, (reply) => read(isSettled ? reply : { ...reply, total }), options);
  };
  const store = createAppStore({ ...services, call: call as Services['call'] });
  await store.set(setFilterAtom, { period: 'month' });
  expect(store.get(foundAtom)).toMatchObject({ status: 'failed', isWhole: false });
  isSettled = true;
  await store.set(searchOnAtom);
  expect(store.get(foundAtom)).toMatchObject({ status: 'ready', read: 25, isWhole: true });
});

it('reads all of a service whose pages are shorter than asked for, and counts it as whole (W7)', async () => {
  const world = await makeWorld('a member with three pages of statement');
  const services = await makeServices(world, { signedIn: SOMCHAI });
  const ask = services.call as AnyCall;
  const call: AnyCall = (key, read, { body, ...options }) =>
    ask(key, read, { ...options, body: { ...body, limit: Math.min(body.limit, 10) } });
  const store = createAppStore({ ...services, call: call as Services['call'] });
  await store.set(setFilterAtom, { period: 'month' });
  expect(store.get(foundAtom)).toMatchObject({ status: 'ready', read: 25, isWhole: true });
  expect(new Set(store.get(foundAtom).rows.map(({ key }) => key)).size).toBe(25);
});

it('does not count as whole what it has read while an entry is missing, and reads on once it is there (W7)', async () => {
  const world = await makeWorld('a member with three pages of statement');
  const services = await makeServices(world, { signedIn: SOMCHAI });
  let missing = [3];
  const ask = services.call as AnyCall;
  const call: AnyCall = (key, read, options) =>
    ask(
      key,
      (reply) => {
        const { statements } = reply as { statements: unknown[] };
        return read({ ...reply, statements: statements.filter((_row, index) => !missing.includes(index)) });
      },
      options,
    );
  const store = createAppStore({ ...services, call: call as Services['call'] });
  await store.set(setFilterAtom, { period: 'month' });
  expect(store.get(foundAtom)).toMatchObject({ status: 'ready', read: 24, isWhole: false });
  await store.set(searchOnAtom);
  expect(store.get(foundAtom)).toMatchObject({ status: 'ready', read: 24, isWhole: false });
  missing = [];
  await store.set(searchOnAtom);
  expect(store.get(foundAtom)).toMatchObject({ status: 'ready', read: 25, isWhole: true });
});
