import { WALLET } from 'contracts/rules';
import { atom, type Getter, type Setter } from 'jotai';
import { ApiError, failureOf } from '../../api/api-error.ts';
import { readDone } from '../../api/read-done.ts';
import { messageOf } from '../../api/reasons.ts';
import { createMoneyAction } from '../../shared/orders/money-action.ts';
import { servicesAtom } from '../../shared/session/services.ts';
import {
  type Baseline,
  doneRow,
  findNewRows,
  readBaseline,
  takeBaseline,
} from '../../shared/wallet/movements.ts';
import { readAgainUntil } from '../../shared/visit/read-again.ts';
import { noteReceipt } from '../../shared/wallet/receipts.ts';
import type { Likeness } from '../../shared/wallet/statement-rows.ts';
import { loadWalletAtom } from '../../shared/wallet/wallet-state.ts';
import { isPathPart, readActivation } from './bonus-replies.ts';
import {
  assertAgree,
  type BonusReading,
  bonusReadingOf,
  inUseOf,
  isOtherReward,
  isPromotionBetween,
  isReceivedBetween,
  type RewardInUse,
  rewardInUseOf,
} from './bonus-rules.ts';
import {
  activeBonusAtom,
  bonusInUseAtom,
  fetchActiveBonus,
  fetchBonuses,
  fetchBonusesToCompare,
  refreshBonusesAtom,
} from './bonus-state.ts';

const readCode = (input: unknown): string | null =>
  typeof input === 'string' && isPathPart(input) ? input : null;

function isBonusReading(value: unknown): value is BonusReading {
  const { times, isActive } = (value ?? {}) as Partial<BonusReading>;
  return (
    (times === null || Number.isSafeInteger(times)) && (isActive === null || typeof isActive === 'boolean')
  );
}

function readAgain(_get: Getter, set: Setter) {
  void set(refreshBonusesAtom);
  void set(loadWalletAtom);
}

/** Receives a bonus: a GET that credits money with a turnover condition, sent once. [4.07] [7.30] (W1) */
export const receiveBonusAction = createMoneyAction<string, BonusReading, true>({
  pending: {
    name: 'bonus',
    read: ({ input, before }) => {
      const code = readCode(input);
      return code !== null && isBonusReading(before) ? { input: code, before } : null;
    },
  },
  // Fetched right before sending, because the page may show older data.
  before: async (get, code) => bonusReadingOf(await fetchBonuses(get), code),
  send: (get, _set, code) =>
    get(servicesAtom).call('GET /api/bonus/activate/{code}', readActivation, { params: { code } }),
  reconcile: async (get, _set, code, before) => {
    const [{ bonuses, isInUse }, active] = await Promise.all([
      fetchBonusesToCompare(get),
      fetchActiveBonus(get),
    ]);
    assertAgree(isInUse, active);
    return isReceivedBetween(before, bonusReadingOf(bonuses, code)) ? true : null;
  },
  after: readAgain,
});

interface PromotionBaseline extends Baseline {
  isActive: boolean;
}

const PROMOTION_ENTRY: Likeness = { type: 'bonus', about: 'promotion' };

/** Receives a promotion: also a GET, sent once. [7.36] (W1) */
export const receivePromotionAction = createMoneyAction<string, PromotionBaseline, true>({
  pending: {
    name: 'promotion',
    write: (input, { isActive, keys, balances }) => ({ input, before: { isActive, keys, balances } }),
    read: ({ input, before }) => {
      const code = readCode(input);
      const baseline = readBaseline(before);
      const { isActive } = (before ?? {}) as { isActive?: unknown };
      return code !== null && baseline && typeof isActive === 'boolean'
        ? { input: code, before: { ...baseline, isActive } }
        : null;
    },
  },
  before: async (get) => {
    const [{ isActive }, baseline] = await Promise.all([fetchActiveBonus(get), takeBaseline(get)]);
    return { ...baseline, isActive };
  },
  send: (get, _set, code) =>
    get(servicesAtom).call('GET /api/promotion/activate/{code}', readDone, { params: { code } }),
  reconcile: async (get, set, _code, before) => {
    const [active, { isInUse }] = await Promise.all([fetchActiveBonus(get), fetchBonusesToCompare(get)]);
    if (isPromotionBetween(before, active, isInUse)) return true;
    // One with nothing to play is credited and never in use.
    const rows = await findNewRows(get, set, before, {
      like: PROMOTION_ENTRY,
      needsRow: true,
      isMoved: (was, is, row) => row !== null && is[WALLET] === (was[WALLET] ?? 0) + row.amount,
    });
    return doneRow(get, rows) ? true : null;
  },
  after: (get, set, _done, _code, { keys }) => {
    noteReceipt(get, PROMOTION_ENTRY, get(servicesAtom).clock.now(), keys);
    readAgain(get, set);
  },
});

/** `message` is the server's reply; null when the outcome was reconciled without one. [7.33] */
export interface Ended {
  message: string | null;
}

/** null when no reward is in use. @throws ApiError */
async function fetchRewardInUse(get: Getter): Promise<RewardInUse | null> {
  const [active, bonuses] = await Promise.all([fetchActiveBonus(get), fetchBonuses(get)]);
  return active.isActive ? rewardInUseOf(active, inUseOf(bonuses)) : null;
}

/**
 * Ends the reward in use; a share of it may be deducted. A GET, sent once. [4.07] [7.33] (W1)
 * The call does not say which one, and another page or device may have ended it and received another since the member was asked.
 */
export const endBonusAction = createMoneyAction<RewardInUse | null, null, Ended>({
  pending: {
    name: 'end_bonus',
    write: () => ({ input: null, before: null }),
    read: () => ({ input: null, before: null }),
  },
  before: async (get, asked) => {
    const now = await fetchRewardInUse(get).catch((error: unknown) => {
      // Of one that the page could not read either, nothing can be compared.
      if (!asked && failureOf(error).kind === 'unknown') return null;
      throw error;
    });
    if (asked && now && isOtherReward(asked, now))
      throw new ApiError({ kind: 'refused', code: 'NO_DATA', status: 200 });
    return null;
  },
  send: (get) =>
    get(servicesAtom).call('GET /api/bonus/clear', (reply): Ended => {
      readDone(reply);
      return { message: messageOf(reply)?.trim() ?? null };
    }),
  reconcile: async (get) => {
    const [active, { isInUse }] = await Promise.all([fetchActiveBonus(get), fetchBonusesToCompare(get)]);
    // One in use is not ended, of whatever type it is: the service names it freely. [7.31]
    if (active.isActive) return null;
    assertAgree(isInUse, active);
    return { message: null };
  },
  after: (get, set, _done, asked) => {
    void set(loadWalletAtom);
    // A copy that lags behind still has it in use. (W9)
    const isGone = async () => {
      await set(refreshBonusesAtom);
      const state = get(activeBonusAtom);
      if (state.status !== 'ready' || !state.value.isActive) return true;
      return asked !== null && isOtherReward(asked, rewardInUseOf(state.value, get(bonusInUseAtom)));
    };
    void isGone().then((isDone) => isDone || readAgainUntil(get, isGone));
  },
});

/** Until its end reads the page again, a reading may already show what comes of it. */
export const isSendingRewardAtom = atom(
  (get) =>
    get(receiveBonusAction.stateAtom).status === 'sending' ||
    get(receivePromotionAction.stateAtom).status === 'sending' ||
    get(endBonusAction.stateAtom).status === 'sending',
);
