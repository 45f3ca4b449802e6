import { expect, it } from 'vitest';
import { createTestClock, type TestClock } from '../../testing/test-clock.ts';
import { createAppStore, type Services } from '../session/services.ts';
import { createMemoryStore } from '../../platform/stores.ts';
import { isOvertakenAtom, noteOvertakenAtom } from './overtaken.ts';

const before = { balance: 500, gameAccounts: [{ code: 'PG', value: 20 }] };

function createStore(clock: TestClock, tabStorage = createMemoryStore()) {
  const session = { signal: () => new AbortController().signal };
  return createAppStore({ clock, session, platform: { tabStorage } } as unknown as Services);
}

async function reading(figures: typeof before, after: number, pg: number | null = 20) {
  const clock = createTestClock();
  const store = createStore(clock);
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

it.each([
  ['{"balances":{"WALLET":500,"PG":20},"until":NOW+120000}', true],
  ['{"balances":{"WALLET":500,"PG":20},"until":NOW+120001}', false],
  ['{"balances":{"WALLET":500,"PG":20},"until":NOW}', false],
  ['{"balances":{"WALLET":500,"PG":20},"until":null}', false],
  ['{"balances":{"WALLET":"500"},"until":NOW+1000}', false],
  ['{"balances":null,"until":NOW+1000}', false],
  ['null', false],
  ['{', false],
])('stored balances count after a reload for what is left of two minutes: %s, %s', (saved, isOld) => {
  const clock = createTestClock();
  const text = saved.replace(/NOW\+?(\d*)/, (_all, ms) => String(clock.device() + Number(ms)));
  const store = createStore(clock, createMemoryStore(new Map([['overtaken-balances', text]])));
  expect(store.set(isOvertakenAtom, before)).toBe(isOld);
});
