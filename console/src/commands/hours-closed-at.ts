const ZONE_MS = 7 * 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;

/**
 * Slip hours that are closed at this moment and almost a day longer. Hours end before their last minute, so they cannot
 * close a whole day: the minute before this moment stays open.
 */
export function hoursClosedAt(now: string): { closedFrom: string; closedTo: string } {
  const inBangkok = (at: number) => new Date(at + ZONE_MS).toISOString().slice(11, 16);
  const at = Date.parse(now);
  return { closedFrom: inBangkok(at), closedTo: inBangkok(at - MINUTE_MS) };
}
