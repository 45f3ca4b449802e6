import { SLIP_VALID_MINUTES } from 'contracts/rules';
import { atom } from 'jotai';
import { servicesAtom } from '../../state/services.ts';

/** When slips are taken, and for how long after its transfer a slip is good. [9.37] [9.38] */
export interface SlipHours {
  isOpen: boolean;
  /** Times of day in Bangkok and Vientiane, `HH:mm`; null when slips are taken all day. */
  closed: { from: string; to: string } | null;
  validMinutes: number;
}

/** What is said when the service does not tell: the rule of the spec, and no hours. */
const UNKNOWN: SlipHours = { isOpen: true, closed: null, validMinutes: SLIP_VALID_MINUTES };

const baseHoursAtom = atom<SlipHours | null>(null);

/** null while they are being read. */
export const slipHoursAtom = atom((get) => get(baseHoursAtom));

/** A failure is silent: a slip can be sent without knowing the hours, and is then refused with a reason. [8.29] */
export const loadSlipHoursAtom = atom(null, async (get, set) => {
  const { call, session } = get(servicesAtom);
  try {
    const hours = await call(
      'GET /api/lookup/slip',
      ({ isOpen, closedFrom, closedTo, validMinutes }): SlipHours => {
        if (typeof isOpen !== 'boolean') throw new TypeError('no slip hours');
        return {
          isOpen,
          closed: closedFrom === closedTo ? null : { from: closedFrom, to: closedTo },
          validMinutes: validMinutes > 0 ? validMinutes : SLIP_VALID_MINUTES,
        };
      },
      { signal: session.signal() },
    );
    set(baseHoursAtom, hours);
  } catch {
    set(baseHoursAtom, (known) => known ?? UNKNOWN);
  }
});
