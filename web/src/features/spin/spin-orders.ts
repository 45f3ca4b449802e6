import { atom } from 'jotai';
import type { Call } from '../../api/call.ts';
import { isOpen, isUnknown } from '../../shared/orders/action-state.ts';
import { createMoneyAction } from '../../shared/orders/money-action.ts';
import { servicesAtom } from '../../shared/session/services.ts';
import type { Balances } from '../../shared/wallet/balances.ts';
import { OutcomeUnproven } from '../../shared/wallet/outcome-unproven.ts';
import { noteOvertakenAtom } from '../../shared/wallet/overtaken.ts';
import { loadWalletAtom, walletAtom, shownBalances } from '../../shared/wallet/wallet-state.ts';
import { isBaseline, storeResult } from './stored-result.ts';
import { type Coupon, readClaimReply, readSpinReply, refused, type Spun } from './spin-replies.ts';
import { type SpinBaseline, type SpinFigures, spunBetween } from './spin-rules.ts';
import { fetchCouponsAtom, fetchFiguresAtom } from './spin-state.ts';

export interface Turned {
  spun: Spun | null;
  before: SpinBaseline;
}

const baselineOf = ({ coins, coupons }: SpinFigures): SpinBaseline => ({
  coins,
  couponIds: coupons.map(({ id }) => id),
});

/** What was read last while the outcome of a spin is open. */
const lastReadAtom = atom<SpinBaseline | null>(null);

/**
 * A spin costs a coin and may create a coupon. [7.42] Coins and coupons are read before it, so that a lost answer can
 * be reconciled from them. (S2)
 */
export const spinAction = createMoneyAction<null, SpinBaseline, Turned>({
  pending: {
    name: 'spin',
    lock: 'spin',
    read: ({ before }) => (isBaseline(before) ? { input: null, before } : null),
  },
  before: async (_get, _input, set) => {
    set(lastReadAtom, null);
    return baselineOf(await set(fetchFiguresAtom));
  },
  // Only a spin takes a coin.
  isRepeat: (_get, _input, before, earlier) => earlier !== undefined && before.coins < earlier.coins,
  send: async (get, _set, _input, before) => {
    // Only here, after `isRepeat`: an earlier spin may have taken the last coin, which the member must be told first.
    if (before.coins <= 0) throw refused('MONEY_NOT_ENOUGH');
    return { spun: await get(servicesAtom).call('POST /api/spinwheel/spin', readSpinReply), before };
  },
  reconcile: async (get, set, _input, before) => {
    const figures = await set(fetchFiguresAtom);
    const last = get(lastReadAtom);
    set(lastReadAtom, baselineOf(figures));
    // A coin less than a moment ago is a spin, whatever has come as a gift before.
    const since = last && figures.coins === last.coins - 1 ? last : before;
    const spun = spunBetween(since, figures);
    return spun && { spun, before: since };
  },
  after: (get, _set, { spun, before }) => {
    const state = get(walletAtom);
    if (spun && state.status === 'ready')
      storeResult(get(servicesAtom).platform, state.wallet.profile.id, { spun, before });
  },
});

const isCoupon = (value: unknown): value is Coupon => {
  const { id, label, name, amount, isUnread } = (value ?? {}) as Partial<Coupon>;
  return (
    [id, label, name].every((text) => typeof text === 'string') &&
    (amount === null || Number.isSafeInteger(amount)) &&
    (isUnread === undefined || isUnread)
  );
};

/** `before`: the balances on the screen. */
export const claimAction = createMoneyAction<Coupon, Balances | null, Coupon>({
  pending: {
    name: 'claim',
    read: ({ input }) => (isCoupon(input) ? { input, before: null } : null),
    nameOf: (coupon) => (coupon as Coupon).id,
  },
  before: (get) => shownBalances(get),
  send: async (get, _set, coupon) => {
    await requestClaim(get(servicesAtom).call, coupon);
    return coupon;
  },
  reconcile: async (_get, set, coupon) => {
    const { coupons, isWhole } = await set(fetchCouponsAtom);
    if (coupons.some(({ id }) => id === coupon.id)) return null;
    if (!isWhole) throw new OutcomeUnproven('coupons: the one without an id may be this one');
    return coupon;
  },
  after: (_get, set, _done, { amount }, before) => {
    if (amount !== null) set(noteOvertakenAtom, before);
    void set(loadWalletAtom);
  },
});

export const requestClaim = (call: Call, { id }: Pick<Coupon, 'id'>): Promise<true> =>
  call('POST /api/spinwheel/coupon/claim', readClaimReply, { body: { coupon: id } });

export const isSpinOpenAtom = atom((get) => isOpen(get(spinAction.stateAtom)));
export const isSpinUnknownAtom = atom((get) => isUnknown(get(spinAction.stateAtom)));

export const openClaimActionAtom = atom((get) => {
  const action = get(claimAction.stateAtom);
  return isUnknown(action) ? action : null;
});
export const isSendingClaimAtom = atom((get) => get(claimAction.stateAtom).status === 'sending');

/** The coupon whose claim has no known outcome; null without one. */
export const openClaimAtom = atom((get) => {
  const action = get(claimAction.stateAtom);
  return isUnknown(action) ? action.input : null;
});
