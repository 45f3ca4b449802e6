import { atom } from 'jotai';
import { isOpen, type MoneyAction } from '../../../shared/orders/action-state.ts';
import { servicesAtom } from '../../../shared/session/services.ts';
import { loadWalletAtom } from '../../../shared/wallet/wallet-state.ts';
import { claimAction, isSendingClaimAtom, openClaimAtom } from '../spin-orders.ts';
import type { Coupon } from '../spin-replies.ts';
import { loadSpinAtom, removeCouponAtom } from '../spin-state.ts';

export const CLAIM_DEBOUNCE_MS = 500;

/** How a claim ended; null when there is nothing to tell: it was cancelled or ignored, or the session is over. */
export type ClaimEnd = MoneyAction<Coupon, Coupon> | null;

const baseCouponAtom = atom<Coupon | null>(null);
const baseConfirmationAtom = atom<object | null>(null);
const baseFailureAtom = atom<ClaimEnd>(null);

export const claimedCouponAtom = atom((get) => get(baseCouponAtom));
export const isClaimingAtom = atom((get) => get(baseConfirmationAtom) !== null || get(isSendingClaimAtom));
export const claimFailureAtom = atom((get) => get(baseFailureAtom));
export const closeClaimFailureAtom = atom(null, (_get, set) => set(baseFailureAtom, null));

/** Asks about a coupon; while another claim is unresolved, asks about that one instead. */
export const askToClaimAtom = atom(null, (get, set, coupon: Coupon) =>
  set(baseCouponAtom, get(openClaimAtom) ?? coupon),
);

export const closeClaimAtom = atom(null, async (get, set) => {
  if (get(isSendingClaimAtom)) return;
  set(baseCouponAtom, null);
  set(baseConfirmationAtom, null);
  await set(loadSpinAtom);
});

/** Closing the dialog before the delay ends cancels the claim. [5.26] [9.28] */
export const confirmClaimAtom = atom(null, async (get, set): Promise<ClaimEnd> => {
  const coupon = get(baseCouponAtom);
  if (!coupon || get(isClaimingAtom)) return null;
  const confirmation = {};
  set(baseConfirmationAtom, confirmation);
  await get(servicesAtom).clock.wait(CLAIM_DEBOUNCE_MS);
  // The dialog was closed, and perhaps opened again.
  if (get(baseConfirmationAtom) !== confirmation) return null;
  const run = set(claimAction.runAtom, coupon);
  set(baseConfirmationAtom, null);
  return set(showClaimEndAtom, await run);
});

/** Shows the dialog of the claim that is still open, or none. */
export const showOpenClaimAtom = atom(null, (get, set) => set(baseCouponAtom, get(openClaimAtom)));

/** Finds out how a claim ended that an earlier page left open. */
export const resumeClaimAtom = atom(null, async (_get, set): Promise<ClaimEnd> => {
  const resumed = set(claimAction.resumeAtom);
  set(showOpenClaimAtom);
  return set(showClaimEndAtom, await resumed);
});

export const showClaimEndAtom = atom(null, async (_get, set, end: ClaimEnd): Promise<ClaimEnd> => {
  if (end === null || end.status === 'idle' || isOpen(end)) return end;
  set(baseCouponAtom, null);
  if (end.status === 'succeeded') set(removeCouponAtom, end.done);
  else {
    set(baseFailureAtom, end);
    // Told by the alert; the member may claim again.
    if (end.status === 'unresolved') set(claimAction.resetAtom);
    // A refusal may come from a claim that arrived twice, or from another page.
    void set(loadWalletAtom);
  }
  void set(loadSpinAtom);
  return end;
});
