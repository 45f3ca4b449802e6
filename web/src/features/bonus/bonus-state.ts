import { atom, type Getter } from 'jotai';
import { createReading } from '../../shared/visit/reading.ts';
import { createTurns } from '../../shared/visit/turns.ts';
import { servicesAtom } from '../../shared/session/services.ts';
import { inUseOf } from './bonus-rules.ts';
import { type ActiveBonus, type Bonus, readActiveBonus, readBonuses, readIsInUse } from './bonus-replies.ts';

/** @throws ApiError */
export function fetchBonuses(get: Getter): Promise<Bonus[]> {
  const { call, session } = get(servicesAtom);
  return call('GET /api/bonus', readBonuses, { signal: session.signal() });
}

/** Both readings of one reply. @throws ApiError */
export function fetchBonusesToCompare(get: Getter): Promise<{ bonuses: Bonus[]; isInUse: boolean | null }> {
  const { call, session } = get(servicesAtom);
  return call('GET /api/bonus', (reply) => ({ bonuses: readBonuses(reply), isInUse: readIsInUse(reply) }), {
    signal: session.signal(),
  });
}

/** @throws ApiError */
export function fetchActiveBonus(get: Getter): Promise<ActiveBonus> {
  const { call, session } = get(servicesAtom);
  return call('GET /api/bonus/check/active', readActiveBonus, { signal: session.signal() });
}

// Stale bonuses must not look current: a failure replaces them.
const bonuses = createReading(async (get) => ({ value: await fetchBonuses(get) }), 'replaced');
const active = createReading(async (get) => ({ value: await fetchActiveBonus(get) }), 'replaced');

export const bonusesAtom = bonuses.stateAtom;
export const loadBonusesAtom = bonuses.loadAtom;
/** A bonus or a promotion. [7.31] */
export const activeBonusAtom = active.stateAtom;
export const loadActiveBonusAtom = active.loadAtom;

export const bonusInUseAtom = atom((get): Bonus | null => {
  const state = get(bonusesAtom);
  return state.status === 'ready' ? inUseOf(state.value) : null;
});

const baseNoticeAtom = atom<string | null>(null);

/** The server's notice, in HTML; null when there is none. [2.72] [3.07] */
export const noticeAtom = atom((get) => get(baseNoticeAtom));

const noticeTurnAtom = createTurns();

/** Reads the notice for this page; none after a failure. */
export const loadNoticeAtom = atom(null, async (get, set) => {
  const { call, session } = get(servicesAtom);
  const isLatest = set(noticeTurnAtom);
  const notice = await call(
    'GET /api/lookup/notice',
    ({ notice }) => (typeof notice === 'string' && notice.trim() !== '' ? notice : null),
    { signal: session.signal() },
  ).catch(() => null);
  if (isLatest()) set(baseNoticeAtom, notice);
});

export const refreshBonusesAtom = atom(null, async (_get, set) => {
  // The reward in use first: its panel would move the offers below it under a finger.
  await set(loadBonusesAtom, set(loadActiveBonusAtom));
});

/** Whether the bonus page is open: then the page itself shows how an order ends. */
const basePageOpenAtom = atom(false);
export const isPageOpenAtom = atom((get) => get(basePageOpenAtom));

const baseOpenedAtom = atom<Bonus | null>(null);

/** As the list has it; as it was opened while the list cannot be read. */
export const openedBonusAtom = atom((get): Bonus | null => {
  const opened = get(baseOpenedAtom);
  const state = get(bonusesAtom);
  if (opened === null || state.status !== 'ready') return opened;
  return state.value.find(({ code }) => code === opened.code) ?? null;
});
export const openBonusAtom = atom(null, (_get, set, bonus: Bonus) => set(baseOpenedAtom, bonus));
export const closeBonusAtom = atom(null, (_get, set) => set(baseOpenedAtom, null));

export const openPageAtom = atom(null, (_get, set) => {
  set(basePageOpenAtom, true);
  void set(refreshBonusesAtom);
  void set(loadNoticeAtom);
});

export const leavePageAtom = atom(null, (_get, set) => {
  set(basePageOpenAtom, false);
  set(baseOpenedAtom, null);
});
