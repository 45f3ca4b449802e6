import type { Clock } from '../lib/clock.ts';
import { createListeners } from '../lib/listeners.ts';

/** A clock whose `now` is the service's time, learnt from the `Date` header of its answers. */
export interface ServiceClock extends Clock {
  /** Call it when a request starts; pass the answer's `Date` header to the returned function. */
  startRequest(): (date: unknown) => void;
}

/** How far `now` may be outside the range that an answer allows before it is corrected. */
const TOLERANCE_MS = 1_000;

/** The header has whole seconds: the true time is up to this much later. */
const RESOLUTION_MS = 1_000;

/** Earlier times come from machines whose clock is not set. */
const EARLIEST = Date.UTC(1980, 0);

const HTTP_DATE =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/;

export function readHttpDate(header: unknown): number | null {
  if (typeof header !== 'string' || !HTTP_DATE.test(header)) return null;
  const time = Date.parse(header);
  return time >= EARLIEST ? time : null;
}

/**
 * The service's time: the time of the last answer plus the time elapsed since. An answer was written at some moment of its
 * request, within some second: a correction moves to the middle of that range, and only when `now` is clearly outside it. So a
 * slow answer does not override a more exact fast one, and the time does not jitter.
 */
export function createServiceClock(device: Clock): ServiceClock {
  const { subscribe, notify } = createListeners();
  const anchorAt = (service: number, isTold: boolean) => ({ service, elapsed: device.elapsed(), isTold });
  let anchor = anchorAt(device.now(), false);
  const sinceAnchor = () => anchor.service + device.elapsed() - anchor.elapsed;
  const now = () => {
    // Until the service first tells its time, this follows the device's clock, but never backwards: a deadline would move away.
    if (!anchor.isTold) anchor = anchorAt(Math.max(sinceAnchor(), device.now()), false);
    return sinceAnchor();
  };

  function correct(stamped: number, sentAt: number) {
    const elapsed = device.elapsed();
    const uncertainty = (elapsed - sentAt + RESOLUTION_MS) / 2;
    const middle = stamped + uncertainty;
    const isOff = Math.abs(middle - now()) > uncertainty + TOLERANCE_MS;
    if (anchor.isTold && !isOff) return;
    anchor = anchorAt(isOff ? middle : now(), true);
    if (isOff) notify();
  }

  return {
    ...device,
    now,
    onJump: subscribe,
    startRequest() {
      const sentAt = device.elapsed();
      return (date) => {
        const stamped = readHttpDate(date);
        if (stamped !== null) correct(stamped, sentAt);
      };
    },
  };
}
