import { expect, it } from 'vitest';
import { makeServices, makeWorld } from '../../testing/render-app.tsx';
import { createAppStore } from '../session/services.ts';
import { readCount } from './list-page.ts';
import { createPagedList } from './paged-list.ts';

it.each([
  [0, 1],
  [10, 1],
  [11, 2],
  [20, 2],
  [23, 3],
])('a list of %d rows has %d pages of ten [2.77] [9.25]', async (total, pages) => {
  const store = createAppStore(await makeServices(await makeWorld()));
  const list = createPagedList(async () => ({ total, rows: [] }));
  await store.set(list.showPageAtom, 1);
  expect(store.get(list.pagesAtom)).toBe(pages);
});

/** A list whose length the test changes, and whose next answer it can hold. */
async function makeList(length: number) {
  const store = createAppStore(await makeServices(await makeWorld()));
  const service = { length, held: Promise.resolve() };
  const list = createPagedList<string>(async (_call, page) => {
    await service.held;
    const rows = Array.from({ length: service.length }, (_row, index) => `row ${index + 1}`);
    return { total: service.length, rows: rows.slice((page - 1) * 10, page * 10) };
  });
  const shown = () => {
    const state = store.get(list.stateAtom);
    return state.status === 'ready' ? [state.page, state.content.rows[0], state.content.total] : state.status;
  };
  return { store, service, list, shown };
}

it('the last page is shown when the rows of the shown one have gone [2.77] [9.25]', async () => {
  const { store, service, list, shown } = await makeList(25);
  await store.set(list.showPageAtom, 3);
  service.length = 15;
  await store.set(list.rereadAtom);
  expect(shown()).toEqual([2, 'row 11', 15]);
  service.length = 0;
  await store.set(list.rereadAtom);
  expect(shown()).toEqual([1, undefined, 0]);
});

it('a full page without a count leads nowhere once the next one is empty [2.77] [9.25]', async () => {
  const store = createAppStore(await makeServices(await makeWorld()));
  const list = createPagedList(async (_call, page) => {
    const rows = page === 1 ? Array.from({ length: 10 }, (_row, index) => index) : [];
    return { ...readCount(undefined, rows, { page, limit: 10 }), rows };
  });
  await store.set(list.showPageAtom, 1);
  expect(store.get(list.pagesAtom)).toBe(2);
  await store.set(list.showPageAtom, 2);
  expect(store.get(list.pagesAtom)).toBe(1);
  const state = store.get(list.stateAtom);
  if (state.status !== 'ready') throw new Error('the first page is shown');
  expect(state).toMatchObject({ page: 1, content: { total: 10 } });
  expect(state.content).not.toHaveProperty('mayHaveMore');
  expect(state.content.rows).toHaveLength(10);
});

it('a page that is answered late does not replace the newest one [2.75] [2.76] [2.77]', async () => {
  const { store, service, list, shown } = await makeList(25);
  await store.set(list.showPageAtom, 1);
  const answer = Promise.withResolvers<undefined>();
  service.held = answer.promise;
  const late = store.set(list.showPageAtom, 2);
  service.held = Promise.resolve();
  await store.set(list.showPageAtom, 3);
  answer.resolve(undefined);
  await late;
  expect(shown()).toEqual([3, 'row 21', 25]);
});

it('a page that is still loading is the one that is read again [2.77]', async () => {
  const { store, service, list, shown } = await makeList(25);
  await store.set(list.showPageAtom, 1);
  const answer = Promise.withResolvers<undefined>();
  service.held = answer.promise;
  const turning = store.set(list.showPageAtom, 2);
  const rereading = store.set(list.rereadAtom);
  answer.resolve(undefined);
  await Promise.all([turning, rereading]);
  expect(shown()).toEqual([2, 'row 11', 25]);
});

it('the shown page stays while the next one loads, and a failure leaves its number to try again [2.77] [8.29]', async () => {
  const { store, service, list, shown } = await makeList(25);
  await store.set(list.showPageAtom, 1);
  const answer = Promise.withResolvers<undefined>();
  service.held = answer.promise;
  const late = store.set(list.showPageAtom, 2);
  expect(store.get(list.stateAtom)).toMatchObject({ status: 'ready', page: 1, turning: true });
  service.held = Promise.resolve();
  await store.set(list.showPageAtom, 3);
  answer.reject(new Error('late'));
  await late;
  expect(shown()).toEqual([3, 'row 21', 25]);
  service.held = Promise.reject(new Error('no answer'));
  await store.set(list.showPageAtom, 2);
  expect(store.get(list.stateAtom)).toEqual({ status: 'failed', page: 2 });
});

it('the shown page stays as an old one when it cannot be read again, until it can; an empty one does not [8.29]', async () => {
  const { store, service, list } = await makeList(25);
  await store.set(list.showPageAtom, 3);
  const fail = async () => {
    service.held = Promise.reject(new Error('no answer'));
    await store.set(list.rereadAtom);
    service.held = Promise.resolve();
  };
  await fail();
  const state = { status: 'ready', page: 3, turning: false, content: { total: 25 } };
  expect(store.get(list.stateAtom)).toMatchObject({ ...state, isOld: true });
  await store.set(list.rereadAtom);
  expect(store.get(list.stateAtom)).toMatchObject({ ...state, isOld: false });
  service.length = 0;
  await store.set(list.rereadAtom);
  await fail();
  expect(store.get(list.stateAtom)).toEqual({ status: 'failed', page: 1 });
});
