import type { Beat } from './beat.ts';
import { END_REASONS, type BrowserEndReason } from './end-reasons.ts';

/** Milliseconds in each state after which a page counts as broken. (K9) */
export const LIMITS = {
  /** A cold machine needs this long for the first page. */
  start: 45_000,
  silence: 10_000,
  /** A slow printer must not cost the member the session. */
  print: 60_000,
  /** A reload takes less: the old page stays until the new one comes. */
  gone: 3_000,
  hidden: 3_000,
  blank: 10_000,
  zoomed: 3_000,
  unresponsive: 10_000,
  secondPage: 5_000,
} as const;

/**
 * How many browsers in a row may be ended as zoomed. A person may turn the wheel until the next one has started. After that many,
 * zoomed pages are left alone, as on a screen where every page looks zoomed.
 */
const ZOOMED_IN_A_ROW = 3;

export interface PageWatch {
  /** Forgets the beats of the last browser. */
  restart(now: number): void;
  beat(beat: Beat, now: number): void;
  /** Call it when a page opens its line, and when a line ends: a page that crashes cannot say so. */
  line(isOpen: boolean, now: number): void;
  fault(now: number): BrowserEndReason | null;
  last(): { beat: Beat; at: number } | null;
}

interface Life {
  first: number;
  last: number;
}

/** Checks by the page's beats that members see exactly one live page. */
export function createPageWatch(): PageWatch {
  let startedAt = 0;
  let last: { beat: Beat; at: number } | null = null;
  let lines = 0;
  let goneSince: number | null = null;
  let printsUntil = 0;
  let hiddenSince: number | null = null;
  let blankSince: number | null = null;
  let zoomedSince: number | null = null;
  let unresponsiveSince: number | null = null;
  /** 0 until a page was seen at its own size. */
  let zoomedEndsLeft = 0;
  let pages = new Map<string, Life>();

  return {
    restart(now) {
      startedAt = now;
      last = null;
      printsUntil = 0;
      if (zoomedSince !== null) zoomedEndsLeft -= 1;
      hiddenSince = blankSince = zoomedSince = unresponsiveSince = goneSince = null;
      pages = new Map();
    },
    line(isOpen, now) {
      lines += isOpen ? 1 : -1;
      // A line of the last browser may end after the next one has started.
      goneSince = lines === 0 && last ? now : null;
    },
    beat(beat, now) {
      hiddenSince = beat.isVisible ? null : (hiddenSince ?? now);
      blankSince = beat.isBlank ? (blankSince ?? now) : null;
      if (!beat.isZoomed) zoomedEndsLeft = ZOOMED_IN_A_ROW;
      zoomedSince = beat.isZoomed && zoomedEndsLeft > 0 ? (zoomedSince ?? now) : null;
      unresponsiveSince = beat.isResponding ? null : (unresponsiveSince ?? now);
      // Not reset by the next beat: one that was sent earlier may arrive later.
      if (beat.isPrinting) printsUntil = now + LIMITS.print;
      // Drops pages that have stopped beating.
      pages = new Map([...pages].filter(([, life]) => now - life.last < LIMITS.silence));
      pages.set(beat.page, { first: pages.get(beat.page)?.first ?? now, last: now });
      last = { beat, at: now };
    },
    fault(now) {
      const since = (time: number | null, limit: number) => time !== null && now - time >= limit;
      if (!last) return since(startedAt, LIMITS.start) ? END_REASONS.no_start : null;
      if (since(goneSince, LIMITS.gone)) return END_REASONS.gone;
      if (since(last.at, LIMITS.silence) && now >= printsUntil) return END_REASONS.silent;
      if (since(hiddenSince, LIMITS.hidden)) return END_REASONS.hidden;
      if (since(blankSince, LIMITS.blank)) return END_REASONS.blank;
      if (since(zoomedSince, LIMITS.zoomed)) return END_REASONS.zoomed;
      if (since(unresponsiveSince, LIMITS.unresponsive)) return END_REASONS.no_response;
      // After a reload, the last beat of the old page may arrive late.
      if (together([...pages.values()]) >= LIMITS.secondPage) return END_REASONS.second_page;
      return null;
    },
    last: () => last,
  };
}

/** How long two pages have overlapped. Pages one after another are normal: each session has its own. */
function together(lives: readonly Life[]): number {
  const overlaps = lives.flatMap((one, index) =>
    lives.slice(index + 1).map((other) => Math.min(one.last, other.last) - Math.max(one.first, other.first)),
  );
  return Math.max(0, ...overlaps);
}
