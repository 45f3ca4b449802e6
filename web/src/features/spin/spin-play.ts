import { atom } from 'jotai';
import { isOpen, type MoneyAction } from '../../shared/orders/action-state.ts';
import { servicesAtom, sessionSignalAtom } from '../../shared/session/services.ts';
import { loadWalletAtom, walletAtom } from '../../shared/wallet/wallet-state.ts';
import { dropResult, readStoredResult } from './stored-result.ts';
import { isSpinOpenAtom, spinAction, type Turned } from './spin-orders.ts';
import type { CouponList } from './spin-replies.ts';
import { labelOf, type Prize, prizeOf, sliceIndexOf } from './spin-rules.ts';
import {
  coinsAtom,
  couponsAtom,
  fetchCouponsAtom,
  fetchWheelAtom,
  holdFiguresAtom,
  loadSpinAtom,
  releaseFiguresAtom,
  showFiguresAtom,
  wheelAtom,
} from './spin-state.ts';
import type { Lit } from './wheel/wheel-drawing.ts';
import {
  angleAt,
  type Motion,
  planLanding,
  planNeutralStop,
  sliceAngle,
  withinTurn,
} from './wheel/wheel-motion.ts';

export const SHINE_MS = 650;
const WORTH_MS = 2500;

/** How a spin ended; null when there is nothing to tell: it was ignored, or the session is over. */
type SpinEnd = MoneyAction<null, Turned> | null;

/** `asking` until the server answers with the prize, then `landing` until the prize is shown. [4.10] */
type Phase = 'idle' | 'asking' | 'landing';

const basePhaseAtom = atom<Phase>('idle');
const baseMotionAtom = atom<Motion>({ kind: 'still', angle: 0 });
const baseLitAtom = atom<Lit | null>(null);
const basePrizeAtom = atom<Prize | null>(null);
const baseStoppedAtom = atom<{ label: string } | null>(null);
const baseFailureAtom = atom<SpinEnd>(null);
/** The language of the page when the spin was sent; null of a resumed one. */
const sentInAtom = atom<string | null>(null);
const localeNow = () => document.documentElement.lang;
// A mutable holder: skips the running animation; no component renders it.
const skipAtom = atom(() => ({ isAsked: false, skip: () => {} }));

export const spinPhaseAtom = atom((get) => get(basePhaseAtom));
export const motionAtom = atom((get) => get(baseMotionAtom));
export const litAtom = atom((get) => get(baseLitAtom));
export const prizeAtom = atom((get) => get(basePrizeAtom));
export const stoppedAtom = atom((get) => get(baseStoppedAtom));
export const spinFailureAtom = atom((get) => get(baseFailureAtom));
export const closeSpinFailureAtom = atom(null, (_get, set) => set(baseFailureAtom, null));

export const canSpinAtom = atom(
  (get) => get(basePhaseAtom) === 'idle' && !get(isSpinOpenAtom) && get(coinsAtom) !== 0,
);

/**
 * Spins once. `isStill`: no motion, so the result is shown as soon as it is known. (S3)
 * @returns the outcome, once the wheel shows it
 */
export const spinAtom = atom(null, async (get, set, { isStill }: { isStill: boolean }) => {
  if (!get(canSpinAtom)) return null;
  const { clock } = get(servicesAtom);
  set(basePhaseAtom, 'asking');
  set(sentInAtom, localeNow());
  set(baseStoppedAtom, null);
  set(baseLitAtom, null);
  set(holdFiguresAtom);
  Object.assign(get(skipAtom), { isAsked: isStill, skip: () => {} });
  if (!isStill) {
    const now = clock.elapsed();
    const from = angleAt(get(baseMotionAtom), now);
    set(baseMotionAtom, { kind: 'free', from, since: now });
  }
  return set(showSpinEndAtom, await set(spinAction.runAtom, null));
});

export const showAtOnceAtom = atom(null, (get) => {
  const skip = get(skipAtom);
  skip.isAsked = true;
  skip.skip();
});

export const resumeSpinAtom = atom(null, async (get, set) => {
  const resumed = set(spinAction.resumeAtom);
  set(sentInAtom, null);
  get(skipAtom).isAsked = true;
  return set(showSpinEndAtom, await resumed);
});

/** Shows the outcome of a spin once the wheel rests. @returns the outcome, for a member who has left the wheel */
export const showSpinEndAtom = atom(null, async (get, set, end: SpinEnd): Promise<SpinEnd> => {
  // The session is over or the spin was ignored; must not stop a wheel that another spin started.
  if (end === null || end.status === 'idle' || get(sessionSignalAtom).aborted) return null;
  if (end.status === 'succeeded') {
    await set(landAtom, end.done);
    return get(sessionSignalAtom).aborted ? null : end;
  }
  set(stopAtom);
  set(basePhaseAtom, 'idle');
  const released = set(releaseFiguresAtom);
  if (isOpen(end)) return end;
  set(baseFailureAtom, end);
  // Told by the alert; the member may spin again.
  if (end.status === 'unresolved') set(spinAction.resetAtom);
  void released.then(() => set(loadSpinAtom));
  return end;
});

/** Without a prize, the wheel stops between two slices. (S1) */
const stopAtom = atom(null, (get, set) => {
  const motion = get(baseMotionAtom);
  if (motion.kind === 'still') return;
  const now = get(servicesAtom).clock.elapsed();
  const state = get(wheelAtom);
  const slices = state.status === 'ready' ? state.wheel.slices.length : 1;
  set(baseMotionAtom, planNeutralStop(angleAt(motion, now), slices, now));
});

const landAtom = atom(null, async (get, set, { spun, before }: Turned) => {
  const { clock } = get(servicesAtom);
  set(basePhaseAtom, 'landing');
  set(holdFiguresAtom);
  // Fetched while the wheel turns, shown when it rests. (S2)
  const worth = set(fetchWorthAtom).catch(() => null);
  const index = set(moveToAtom, spun?.code ?? null);
  await set(waitAtom);
  if (get(sessionSignalAtom).aborted) return;
  set(baseLitAtom, index ?? 'none');
  await Promise.race([clock.wait(SHINE_MS), set(skippedAtom)]);

  const found = await Promise.race([worth, clock.wait(WORTH_MS).then(() => null)]);
  if (get(sessionSignalAtom).aborted) return;
  const list = found?.list ?? null;
  const label = spun ? labelOf(found?.slices ?? [], spun) : '';
  set(showFiguresAtom, { coins: spun?.coins ?? Math.max(0, before.coins - 1), list });
  set(basePhaseAtom, 'idle');
  set(showPrizeAtom, spun && prizeOf({ ...spun, label }, before, wholeOf(list)), label);
  void set(loadWalletAtom);
});

/** The coupons; and the slices, if the language has changed since the spin was sent, whose answer is in that one. */
const fetchWorthAtom = atom(null, async (get, set) => {
  const isTranslated = ![null, localeNow()].includes(get(sentInAtom));
  const [list, wheel] = await Promise.all([
    set(fetchCouponsAtom),
    isTranslated ? set(fetchWheelAtom).catch(() => null) : null,
  ]);
  return { list, slices: wheel?.slices };
});

const moveToAtom = atom(null, (get, set, code: string | null): number | null => {
  const { clock, random } = get(servicesAtom);
  const state = get(wheelAtom);
  const slices = state.status === 'ready' ? state.wheel.slices : [];
  const index = sliceIndexOf(slices, code);
  const since = clock.elapsed();
  const from = angleAt(get(baseMotionAtom), since);
  const motion =
    index === null
      ? planNeutralStop(from, slices.length, since)
      : planLanding(from, { index, slices: slices.length }, { random, since });
  set(baseMotionAtom, get(skipAtom).isAsked ? stillAfter(motion) : motion);
  return index;
});

const stillAfter = (motion: Motion): Motion => ({
  kind: 'still',
  angle: motion.kind === 'landing' ? withinTurn(motion.to) : 0,
});

const waitAtom = atom(null, async (get, set) => {
  const motion = get(baseMotionAtom);
  if (motion.kind !== 'landing') return;
  await Promise.race([get(servicesAtom).clock.wait(motion.ms), set(skippedAtom)]);
  set(baseMotionAtom, stillAfter(motion));
});

const skippedAtom = atom(
  null,
  (get) =>
    new Promise<void>((resolve) => {
      const skip = get(skipAtom);
      if (skip.isAsked) resolve();
      else skip.skip = resolve;
    }),
);

/** The coupons, if none of them is missing: a missing one may be the prize. */
const wholeOf = (list: CouponList | null) => (list?.isWhole ? list.coupons : null);

const showPrizeAtom = atom(null, (get, set, prize: Prize | null, label: string) => {
  set(basePrizeAtom, prize);
  set(baseStoppedAtom, prize ? null : { label });
  if (!prize) dropResult(get(servicesAtom).platform);
});

export const seePrizeAtom = atom(null, (get) => dropResult(get(servicesAtom).platform));

export const closePrizeAtom = atom(null, async (_get, set) => {
  set(basePrizeAtom, null);
  await set(loadSpinAtom);
});

export const restoreResultAtom = atom(null, (get, set) => {
  const wallet = get(walletAtom);
  const wheel = get(wheelAtom);
  const coupons = get(couponsAtom);
  if (wallet.status !== 'ready' || wheel.status === 'loading' || coupons.status === 'loading') return;
  if (get(basePhaseAtom) !== 'idle' || get(basePrizeAtom)) return;
  const kept = readStoredResult(get(servicesAtom).platform, wallet.wallet.profile.id);
  if (!kept) return;
  const slices = wheel.status === 'ready' ? wheel.wheel.slices : [];
  const index = sliceIndexOf(slices, kept.spun.code);
  if (index !== null)
    set(baseMotionAtom, { kind: 'still', angle: -(index + 0.5) * sliceAngle(slices.length) });
  set(baseLitAtom, index ?? 'none');
  const known = wholeOf(coupons.status === 'ready' ? coupons.list : null);
  const label = labelOf(slices, kept.spun);
  set(showPrizeAtom, prizeOf({ ...kept.spun, label }, kept.before, known), label);
});
