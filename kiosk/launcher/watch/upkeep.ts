import type { Beat } from './beat.ts';

/** A browser this young needs no restart at night. */
const RESTED_MS = 6 * 3_600_000;
/** Local hour, when shops are shut or quiet. */
const NIGHT_HOUR = 4;

/** Whether the browser is to be started again for the night: at a quiet hour, and with nobody before it. */
export function isNightlyRestartDue(hour: number, browserAge: number, beat: Beat | null): boolean {
  return hour === NIGHT_HOUR && browserAge >= RESTED_MS && beat?.phase === 'attract';
}

/** Whether a page is to load itself again, because there is a newer build; never with somebody before it. */
export function isReloadDue(beat: Beat, newestBuild: string | null): boolean {
  return beat.phase === 'attract' && beat.build !== '' && newestBuild !== null && beat.build !== newestBuild;
}

/** The build that a page belongs to, by the addresses of its modules; null where there is none. */
export function buildOf(html: string): string | null {
  const modules = [...html.matchAll(/<script\b[^>]*\btype="module"[^>]*>/g)];
  const addresses = modules.map(([tag]) => /\bsrc="([^"]+)"/.exec(tag)?.[1]);
  return addresses.length === 0 ? null : addresses.join(' ');
}
