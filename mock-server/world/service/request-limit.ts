import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';

const MINUTE_MS = 60_000;
/** Callers remembered before old ones are forgotten. */
const SWEEP_AT = 1000;

/** Counts a call of this caller, a token or a guest. @throws Refusal REQUEST_LIMIT beyond the world's limit. [8.02] */
export function countRequest({ flags, clock, requestCounts }: World, caller: string): void {
  if (flags.requestsPerMinute === null) return;
  const now = clock.now();
  if (requestCounts.size >= SWEEP_AT) {
    for (const [key, { since }] of requestCounts) if (now - since >= MINUTE_MS) requestCounts.delete(key);
  }
  const known = requestCounts.get(caller);
  const current = known && now - known.since < MINUTE_MS ? known : { since: now, count: 0 };
  requestCounts.set(caller, current);
  current.count += 1;
  if (current.count > flags.requestsPerMinute) throw new Refusal('REQUEST_LIMIT');
}
