import type { EndpointKey } from '../../index.ts';
import type { Ask } from './ask.ts';

/** What a call changes: other calls show it, which a pact of one request cannot. */
export interface Effect {
  call: EndpointKey;
  what: string;
  state: string;
  compare: (ask: Ask) => Promise<Compared>;
}

/** Expected and found values, by the name of what is compared. */
export type Compared = Record<string, readonly [expected: unknown, found: unknown]>;

/** The clocks of the provider and of this machine may differ by so much. */
const CLOCKS_MS = 5 * 60_000;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** Of the service, which has no daylight saving time. */
const ZONE_MS = 7 * 60 * MINUTE_MS;

/** The expected time of the day, so many minutes from now, or that found if the two are close. */
export function atTimeOfDay(found: string, minutes: number): readonly [expected: string, found: string] {
  const expected = new Date(Date.now() + ZONE_MS + minutes * MINUTE_MS).toISOString().slice(11, 16);
  const apart = Math.abs(minutesOf(found) - minutesOf(expected)) % DAY_MINUTES;
  const isClose = Math.min(apart, DAY_MINUTES - apart) * MINUTE_MS <= CLOCKS_MS;
  return [expected, isClose ? expected : found];
}

function minutesOf(time: string): number {
  const [hours = NaN, minutes = NaN] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** How long ago, as a text: `now`, `120 minutes ago`, `in 420 minutes`. */
function ageOf(time: string | undefined, expectedMinutes: number): string {
  const age = Date.now() - Date.parse(time ?? '');
  if (Math.abs(age - expectedMinutes * MINUTE_MS) <= CLOCKS_MS) return textOf(expectedMinutes);
  return Number.isNaN(age) ? String(time) : textOf(Math.round(age / MINUTE_MS));
}

function textOf(minutes: number): string {
  if (minutes === 0) return 'now';
  return minutes > 0 ? `${minutes} minutes ago` : `in ${-minutes} minutes`;
}

export const aged = (time: string | undefined, minutes = 0) =>
  [textOf(minutes), ageOf(time, minutes)] as const;
