import { expect, it } from 'vitest';
import { makeServices, makeWorld } from '../../testing/render-app.tsx';
import { createAppStore } from '../session/services.ts';
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
