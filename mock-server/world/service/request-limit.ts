import Type, { type Static } from 'typebox';
import { type Clock, MINUTE_MS } from '../../engine/clock.ts';
import type { Slice } from '../../engine/slice.ts';
import { mapOf, Moment, Stored } from '../../engine/snapshot-kinds.ts';
import type { FlagsState } from './flags.ts';
import { Refusal } from './refusal.ts';
import { isWithin } from './service-time.ts';

const SWEEP_AT = 1000;

const CountSchema = Stored({ since: Moment, count: Type.Integer({ minimum: 0 }) });

export interface RequestCountsState {
  /** Calls of each caller in the minute that began at `since`. */
  readonly requestCounts: Map<string, Static<typeof CountSchema>>;
}

export const requestCountsSlice: Slice<RequestCountsState> = {
  create: () => ({ requestCounts: new Map() }),
  kinds: { requestCounts: mapOf(CountSchema) },
};

/** Counts a call of this caller, a token or a guest. @throws Refusal REQUEST_LIMIT above the world's limit. [8.02] */
export function countRequest(
  { flags, clock, requestCounts }: RequestCountsState & FlagsState & { clock: Clock },
  caller: string,
): void {
  if (flags.requestsPerMinute === null) return;
  const now = clock.now();
  if (requestCounts.size >= SWEEP_AT) {
    for (const [key, { since }] of requestCounts)
      if (!isWithin(MINUTE_MS, since, now)) requestCounts.delete(key);
  }
  const known = requestCounts.get(caller);
  const current = known && isWithin(MINUTE_MS, known.since, now) ? known : { since: now, count: 0 };
  requestCounts.set(caller, current);
  current.count += 1;
  if (current.count > flags.requestsPerMinute) throw new Refusal('REQUEST_LIMIT');
}
