import type { Beat } from './beat.ts';

/** A browser younger than this needs no nightly restart. */
const RESTED_MS = 6 * 3_600_000;
const NIGHT_HOUR = 4;

/**
 * Whether to restart the browser now: at night, on the first screen. (K9)
 * @param hour local, 0 to 23
 * @param browserAge in milliseconds
 */
export function isNightlyRestartDue(hour: number, browserAge: number, beat: Beat | null): boolean {
  return hour === NIGHT_HOUR && browserAge >= RESTED_MS && beat?.phase === 'attract';
}

/** Never during a session. */
export function isReloadDue(beat: Beat, newestBuild: string | null): boolean {
  return beat.phase === 'attract' && beat.build !== '' && newestBuild !== null && beat.build !== newestBuild;
}

/** The URLs of the app's scripts in a page, as `Beat.build`; null without any. */
export function buildOf(html: string): string | null {
  const modules = [...html.matchAll(/<script\b[^>]*\btype="module"[^>]*>/g)];
  const addresses = modules.map(([tag]) => /\bsrc="([^"]+)"/.exec(tag)?.[1]);
  return addresses.length === 0 ? null : addresses.join(' ');
}
