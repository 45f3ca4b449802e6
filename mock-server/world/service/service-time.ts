import { DAY_MS, HOUR_MS } from '../../engine/clock.ts';

/** The service counts days in the time zone of Bangkok and Vientiane, which has no daylight saving time. */
export const SERVICE_ZONE_MS = 7 * HOUR_MS;
/** 1970 began on a Thursday; weeks begin on Monday. */
const THURSDAY = 3;

/** `HH:mm` in the service's time zone. */
export function timeOfDay(at: number): string {
  return new Date(at + SERVICE_ZONE_MS).toISOString().slice(11, 16);
}

/** The number of the day in the service's time zone; `at` in ms since 1970. */
export function dayOf(at: number): number {
  return Math.floor((at + SERVICE_ZONE_MS) / DAY_MS);
}

/** Whether a moment is less than so long ago. A tester may set the clock back: what is later than now has not happened. */
export function isWithin(milliseconds: number, at: number, now: number): boolean {
  return at <= now && now - at < milliseconds;
}

/** Whether a job ends: at its time, or once a tester has set the clock back to before it began, by more than it takes. */
export function isDue(at: number, dueAt: number, now: number): boolean {
  const takes = dueAt - at;
  return dueAt <= now || at - now > takes;
}

/** The number of a moment's week, from Monday to Sunday. [4.07] */
export function weekOf(at: number): number {
  return Math.floor((dayOf(at) + THURSDAY) / 7);
}
