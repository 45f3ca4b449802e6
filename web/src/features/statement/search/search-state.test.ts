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

type AnyCall = (key: string, read: (reply: object) => unknown, options: object) => Promise<unknown>;

it('searches on once the answers no longer differ in length (W7)', async () => {
  const world = await makeWorld('a member with three pages of statement');
  const services = await makeServices(world, { signedIn: SOMCHAI });
  let calls = 0;
  let isSettled = false;
  const ask = services.call as AnyCall;
  const call: AnyCall = (key, read, options) =>
    ask(
      key,
      (reply) => read(isSettled ? reply : { ...reply, total: (calls += 1) % 2 === 0 ? 150 : 200 }),
      options,
    );
  const store = createAppStore({ ...services, call: call as Services['call'] });
  await store.set(setFilterAtom, { period: 'month' });
  expect(store.get(foundAtom)).toMatchObject({ status: 'failed', isWhole: false });
  isSettled = true;
  await store.set(searchOnAtom);
  expect(store.get(foundAtom)).toMatchObject({ status: 'ready', read: 25, isWhole: true });
});

it('does not count as whole what a service with shorter pages has read, and reads on once its pages are full (W7)', async () => {
  const world = await makeWorld('a member with three pages of statement');
  const services = await makeServices(world, { signedIn: SOMCHAI });
  let longest = 20;
  const ask = services.call as AnyCall;
  const call: AnyCall = (key, read, options) =>
    ask(
      key,
      (reply) => {
        const { statements } = reply as { statements: unknown[] };
        return read({ ...reply, statements: statements.slice(0, longest) });
      },
      options,
    );
  const store = createAppStore({ ...services, call: call as Services['call'] });
  await store.set(setFilterAtom, { period: 'month' });
  expect(store.get(foundAtom)).toMatchObject({ status: 'ready', read: 20, isWhole: false });
  await store.set(searchOnAtom);
  expect(store.get(foundAtom)).toMatchObject({ status: 'ready', read: 20, isWhole: false });
  longest = 100;
  await store.set(searchOnAtom);
  expect(store.get(foundAtom)).toMatchObject({ status: 'ready', read: 25, isWhole: true });
});
