import { atom } from 'jotai';
import { ApiError, failureOf } from '../../api/api-error.ts';
import { servicesAtom } from '../../shared/session/services.ts';
import { createTurns } from '../../shared/visit/turns.ts';
import { type Coupon, type CouponList, readCoupons, readWheel, type Wheel } from './spin-replies.ts';
import type { SpinFigures } from './spin-rules.ts';

type Loaded<Key extends string, Value> =
  | { status: 'loading' }
  | { status: 'failed'; code: string | null }
  /** `isOld`: it could not be read again. */
  | ({ status: 'ready'; isOld?: true } & Record<Key, Value>);

export type WheelState = Loaded<'wheel', Wheel>;
export type CouponsState = Loaded<'list', CouponList>;

/** What is shown becomes old; without it, the failure is shown. */
const oldOr =
  <State extends WheelState | CouponsState>(failure: State) =>
  (shown: State): State =>
    shown.status === 'ready' ? { ...shown, isOld: true } : failure;

/** The code of a service without a wheel; any other refusal says nothing about the wheel. */
const NO_WHEEL = 'NO_DATA';

export const isClosed = (state: WheelState): boolean =>
  state.status === 'ready'
    ? state.wheel.slices.length === 0
    : state.status === 'failed' && state.code === NO_WHEEL;

const baseWheelAtom = atom<WheelState>({ status: 'loading' });
const baseCouponsAtom = atom<CouponsState>({ status: 'loading' });
const claimedIdsAtom = atom<ReadonlySet<string>>(new Set<string>());
const turnAtom = createTurns();
/** While the wheel turns, a request only sets `isWanted`. */
const readingsAtom = atom(() => ({ isHeld: false, isWanted: false }));

const basePageOpenAtom = atom(false);
export const isPageOpenAtom = atom((get) => get(basePageOpenAtom));
export const openPageAtom = atom(null, (_get, set) => {
  set(basePageOpenAtom, true);
  return () => set(basePageOpenAtom, false);
});

export const wheelAtom = atom((get) => get(baseWheelAtom));
/** Those that a copy which lags behind still lists are gone. (W9) */
export const couponsAtom = atom((get): CouponsState => {
  const state = get(baseCouponsAtom);
  const claimed = get(claimedIdsAtom);
  if (state.status !== 'ready' || claimed.size === 0) return state;
  const coupons = state.list.coupons.filter(({ id }) => !claimed.has(id));
  return { ...state, list: { ...state.list, coupons } };
});
export const isSpinOldAtom = atom((get) =>
  [get(baseWheelAtom), get(baseCouponsAtom)].some((state) => 'isOld' in state),
);
/** null when they could not be read. */
export const coinsAtom = atom((get) => {
  const state = get(baseWheelAtom);
  return state.status === 'ready' ? state.wheel.coins : 0;
});

/** @throws ApiError */
export const fetchWheelAtom = atom(null, (get): Promise<Wheel> => {
  const { call, session } = get(servicesAtom);
  return call('GET /api/spinwheel/setup', readWheel, { signal: session.signal() });
});

/** @throws ApiError */
export const fetchCouponsAtom = atom(null, (get): Promise<CouponList> => {
  const { call, session } = get(servicesAtom);
  return call('GET /api/spinwheel/coupon', readCoupons, { signal: session.signal() });
});

/** For an action, which compares them later: all of them must be known. @throws ApiError */
export const fetchFiguresAtom = atom(null, async (_get, set): Promise<SpinFigures> => {
  const [{ coins }, { coupons, isWhole }] = await Promise.all([set(fetchWheelAtom), set(fetchCouponsAtom)]);
  if (coins === null || !isWhole) throw new ApiError({ kind: 'unknown' });
  return { coins, coupons };
});

/**
 * Loads wheel and coupons. While the wheel turns, waits until it rests, because the data could reveal the prize. (S2) A failed
 * request keeps what is shown, as an old one. [4.10] [8.29]
 */
export const loadSpinAtom = atom(null, async (get, set) => {
  const readings = get(readingsAtom);
  if (readings.isHeld) {
    readings.isWanted = true;
    return;
  }
  const isLatest = set(turnAtom);
  const failed = (error: unknown) => {
    const failure = failureOf(error);
    if (failure.kind === 'aborted' || !isLatest()) return null;
    return { status: 'failed', code: failure.kind === 'refused' ? failure.code : null } as const;
  };
  if (get(baseWheelAtom).status === 'failed') set(baseWheelAtom, { status: 'loading' });
  if (get(baseCouponsAtom).status === 'failed') set(baseCouponsAtom, { status: 'loading' });

  const wheel = set(fetchWheelAtom).then(
    (wheel) => isLatest() && set(baseWheelAtom, { status: 'ready', wheel }),
    (error: unknown) => {
      const state = failed(error);
      // Removes a wheel that the server no longer offers.
      if (state) set(baseWheelAtom, state.code === NO_WHEEL ? state : oldOr<WheelState>(state));
    },
  );
  const coupons = set(fetchCouponsAtom).then(
    (list) => isLatest() && set(baseCouponsAtom, { status: 'ready', list }),
    (error: unknown) => {
      const state = failed(error);
      if (state) set(baseCouponsAtom, oldOr<CouponsState>(state));
    },
  );
  await Promise.all([wheel, coupons]);
});

/** Discards requests in flight and starts no others, because their data could reveal the prize. (S2) */
export const holdFiguresAtom = atom(null, (get, set) => {
  set(turnAtom);
  get(readingsAtom).isHeld = true;
});

export const releaseFiguresAtom = atom(null, async (get, set) => {
  const readings = get(readingsAtom);
  const { isWanted } = readings;
  Object.assign(readings, { isHeld: false, isWanted: false });
  if (isWanted) await set(loadSpinAtom);
});

/** `list` is null when they could not be read. (S2) */
export const showFiguresAtom = atom(
  null,
  (get, set, { coins, list }: { coins: number; list: CouponList | null }) => {
    const state = get(baseWheelAtom);
    // The answer of the spin is newer than a reading that failed.
    if (state.status === 'ready') set(baseWheelAtom, { status: 'ready', wheel: { ...state.wheel, coins } });
    if (list) set(baseCouponsAtom, { status: 'ready', list });
    void set(releaseFiguresAtom);
  },
);

/** Removes a claimed coupon immediately, because no list is loaded while the wheel turns. */
export const removeCouponAtom = atom(null, (_get, set, { id }: Coupon) =>
  set(claimedIdsAtom, (claimed) => new Set([...claimed, id])),
);
