import { expect, it } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { createAppStore } from '../../../shared/session/services.ts';
import { makeServices, makeWorld } from '../../../testing/render-app.tsx';
import { foundAtom, setFilterAtom, showFoundPageAtom } from './search-state.ts';

it('shows the last page when a search finds fewer entries than the page that was shown needs [2.75] [2.77] (W7)', async () => {
  const world = await makeWorld('a member with three pages of statement');
  const store = createAppStore(await makeServices(world, { signedIn: SOMCHAI }));
  await store.set(setFilterAtom, { period: 'month' });
  store.set(showFoundPageAtom, 4);
  expect(store.get(foundAtom)).toMatchObject({ status: 'ready', page: 3, pages: 3 });
  expect(store.get(foundAtom).shown).toHaveLength(5);
});
