import type { Beat } from './beat.ts';

/** A browser younger than this needs no nightly restart. */
const RESTED_MS = 6 * 3_600_000;
const NIGHT_HOUR = 4;

export function isNightlyRestartDue(hour: number, browserAge: number, beat: Beat | null): boolean {
  return hour === NIGHT_HOUR && browserAge >= RESTED_MS && beat?.phase === 'attract';
}

/** Never during a session. */
export function isReloadDue(beat: Beat, newestBuild: string | null): boolean {
  return beat.phase === 'attract' && beat.build !== '' && newestBuild !== null && beat.build !== newestBuild;
}

export function buildOf(html: string): string | null {
  const modules = [...html.matchAll(/<script\b[^>]*\btype="module"[^>]*>/g)];
  const addresses = modules.map(([tag]) => /\bsrc="([^"]+)"/.exec(tag)?.[1]);
  return addresses.length === 0 ? null : addresses.join(' ');
}
