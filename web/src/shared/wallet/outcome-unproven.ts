/** Thrown while reading the outcome: the state was read, and fits both an order that was carried out and one that was not. */
export class OutcomeUnproven extends Error {
  override name = 'OutcomeUnproven';
}

/** Thrown while reading the outcome: the state was read, and a later reading may tell, at most `LONGEST_MS` after the order. */
export class OutcomeOpen extends Error {
  override name = 'OutcomeOpen';
}

/** No service takes so long: the status of an older entry in progress is one that this app does not know. In ms. */
export const LONGEST_MS = 24 * 60 * 60_000;

/** The error for an outcome that waits for entries in progress; `now` is the service's time. */
export function inProgress(entries: readonly { createdAt: number }[], now: number): Error {
  const isStuck = entries.every(({ createdAt }) => createdAt < now - LONGEST_MS);
  return new (isStuck ? OutcomeUnproven : OutcomeOpen)('statement: the order is in progress');
}
