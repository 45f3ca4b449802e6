import { SLIP_VALID_MINUTES } from 'contracts/rules';
import { atom } from 'jotai';
import { countFrom } from '../../../api/wire.ts';
import { servicesAtom } from '../../../shared/session/services.ts';
import { timeoutSignal } from '../../../shared/session/timeout-signal.ts';
import { createTurns } from '../../../shared/visit/turns.ts';

export interface SlipHours {
  isOpen: boolean;
  /** Times of day in Bangkok and Vientiane, `HH:mm`; null when slips are accepted all day. */
  closed: { from: string; to: string } | null;
  /** What the member is told of them: nothing where they contradict `isOpen`. */
  told: SlipHours['closed'];
  validMinutes: number;
}

/** Default when the service does not reply: the spec's rule, and no hours. */
const UNKNOWN: SlipHours = { isOpen: true, closed: null, told: null, validMinutes: SLIP_VALID_MINUTES };

/** A missing reply must not block sending. [2.49] */
const HOURS_TIMEOUT_MS = 5_000;

const baseHoursAtom = atom<SlipHours | null>(null);
const turnAtom = createTurns();

export const slipHoursAtom = atom((get) => get(baseHoursAtom));

const isTimeOfDay = (value: unknown) =>
  typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value);

function readClosed(from: string, to: string): SlipHours['closed'] {
  return from !== to && isTimeOfDay(from) && isTimeOfDay(to) ? { from, to } : null;
}

/** Bangkok and Vientiane: UTC+7 all year. */
const ZONE_MS = 7 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The app knows the service's time only to the second. */
const TOLERANCE_MS = 1000;

type Closed = NonNullable<SlipHours['closed']>;

/** `now` in ms since 1970. */
const msUntil = (time: string, now: number): number =>
  (Date.parse(`1970-01-01T${time}Z`) - ((now + ZONE_MS) % DAY_MS) + DAY_MS) % DAY_MS || DAY_MS;

/** How long until the closed hours have begun or ended, in ms; `now` in ms since 1970. */
export const msUntilChange = ({ from, to }: Closed, now: number): number =>
  Math.min(msUntil(from, now), msUntil(to, now)) + TOLERANCE_MS;

/** Whether the service is open or closed as its hours say; both are right where they begin and end. */
const agree = (isOpen: boolean, { from, to }: Closed, now: number): boolean =>
  [now - TOLERANCE_MS, now + TOLERANCE_MS].some((at) => isOpen === msUntil(from, at) < msUntil(to, at));

/**
 * A failure is silent: without known hours the member can still send a slip, which is then refused with a reason.
 * [8.29]
 */
export const loadSlipHoursAtom = atom(null, async (get, set) => {
  const { call, clock, session } = get(servicesAtom);
  const isLatest = set(turnAtom);
  try {
    const hours = await call(
      'GET /api/lookup/slip',
      ({ isOpen, closedFrom, closedTo, validMinutes }): SlipHours => {
        if (typeof isOpen !== 'boolean') throw new TypeError('slip lookup reply: isOpen is not a boolean');
        const closed = readClosed(closedFrom, closedTo);
        return {
          isOpen,
          closed,
          told: closed && agree(isOpen, closed, clock.now()) ? closed : null,
          validMinutes: countFrom(validMinutes) || SLIP_VALID_MINUTES,
        };
      },
      { signal: timeoutSignal(clock, HOURS_TIMEOUT_MS, session.signal()) },
    );
    if (isLatest()) set(baseHoursAtom, hours);
  } catch {
    set(baseHoursAtom, (known) => known ?? UNKNOWN);
  }
});
