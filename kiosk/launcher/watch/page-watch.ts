import type { Beat } from './beat.ts';

/** Milliseconds after which a page that is in this state counts as broken. (K9) */
export const LIMITS = {
  /** A cold machine takes its time until the first page. */
  start: 45_000,
  silence: 10_000,
  hidden: 3_000,
  blank: 10_000,
  secondPage: 5_000,
} as const;

export interface PageWatch {
  /** A browser has been started: what the last one said counts no longer. */
  restart(now: number): void;
  beat(beat: Beat, now: number): void;
  /** What is wrong with the page, in words for the log; null while nothing is. */
  fault(now: number): string | null;
  last(): { beat: Beat; at: number } | null;
}

interface Life {
  first: number;
  last: number;
}

/** Judges by the page's beats whether members see a living app, and one only. */
export function createPageWatch(): PageWatch {
  let startedAt = 0;
  let last: { beat: Beat; at: number } | null = null;
  let hiddenSince: number | null = null;
  let blankSince: number | null = null;
  let pages = new Map<string, Life>();

  return {
    restart(now) {
      startedAt = now;
      last = null;
      hiddenSince = blankSince = null;
      pages = new Map();
    },
    beat(beat, now) {
      hiddenSince = beat.isVisible ? null : (hiddenSince ?? now);
      blankSince = beat.isBlank ? (blankSince ?? now) : null;
      // Those that have gone.
      pages = new Map([...pages].filter(([, life]) => now - life.last < LIMITS.silence));
      pages.set(beat.page, { first: pages.get(beat.page)?.first ?? now, last: now });
      last = { beat, at: now };
    },
    fault(now) {
      const since = (time: number | null, limit: number) => time !== null && now - time >= limit;
      if (!last) return since(startedAt, LIMITS.start) ? 'the page did not start' : null;
      if (since(last.at, LIMITS.silence)) return 'no sign of life from the page';
      if (since(hiddenSince, LIMITS.hidden)) return 'the page is hidden';
      if (since(blankSince, LIMITS.blank)) return 'the page is blank';
      // After a reload, the last word of the page before it may come late.
      if (together([...pages.values()]) >= LIMITS.secondPage) return 'there is a second page';
      return null;
    },
    last: () => last,
  };
}

/** For how long two pages have lived side by side; one after another they may be as many as there were sessions. */
function together(lives: readonly Life[]): number {
  const overlaps = lives.flatMap((one, index) =>
    lives.slice(index + 1).map((other) => Math.min(one.last, other.last) - Math.max(one.first, other.first)),
  );
  return Math.max(0, ...overlaps);
}
