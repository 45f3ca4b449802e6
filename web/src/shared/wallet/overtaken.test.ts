import { expect, it } from 'vitest';
import { createTestClock } from '../../testing/test-clock.ts';
import { createAppStore, type Services } from '../session/services.ts';
import { isOvertakenAtom, noteOvertakenAtom } from './overtaken.ts';

const before = { balance: 500, gameAccounts: [{ code: 'PG', value: 20 }] };

async function reading(figures: typeof before, after: number, pg: number | null = 20) {
  const clock = createTestClock();
  const session = { signal: () => new AbortController().signal };
  const store = createAppStore({ clock, session } as unknown as Services);
  store.set(noteOvertakenAtom, { WALLET: 500, PG: pg });
  await clock.advance(after);
  return store.set(isOvertakenAtom, figures);
}

it('balances from before a movement are taken for old ones for two minutes', async () => {
  expect(await reading(before, 0)).toBe(true);
  expect(await reading(before, 119_999)).toBe(true);
  expect(await reading(before, 120_000)).toBe(false);
});

it('balances of which one has changed are new', async () => {
  expect(await reading({ ...before, balance: 400 }, 0)).toBe(false);
  expect(await reading({ ...before, gameAccounts: [{ code: 'PG', value: 120 }] }, 0)).toBe(false);
});

it('balances before which one could not be read are new, because the money may have come from there', async () => {
  expect(await reading({ ...before, gameAccounts: [{ code: 'PG', value: 120 }] }, 0, null)).toBe(false);
});
