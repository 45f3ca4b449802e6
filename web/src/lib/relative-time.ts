const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

export type RelativeUnit = (typeof UNITS)[number][0];

/** How long ago, in the largest unit that fits, rounded down; a future time counts as 0 seconds ago. [9.32] */
export function relativeTime(then: number, now: number): { unit: RelativeUnit; count: number } {
  const seconds = Math.max(0, Math.floor((now - then) / 1000));
  for (const [unit, size] of UNITS) {
    if (seconds >= size) return { unit, count: Math.floor(seconds / size) };
  }
  return { unit: 'second', count: 0 };
}
