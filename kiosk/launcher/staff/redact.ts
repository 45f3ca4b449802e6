const LONGEST = 200;

/**
 * From the first mark that opens to the last that closes, because a quoted text may hold marks of any kind, or to the end when it
 * was cut before its mark. An apostrophe within a word does neither.
 */
const QUOTED = /(?:["`“”]|(?<![a-z])['‘’])(?:[^]*["'`“”‘’](?![a-z])|[^]*)/gi;

/** Removes what a member may have typed: numbers, quoted texts, URL queries. */
export function redact(message: string): string {
  return message
    .replaceAll(QUOTED, '…')
    .replaceAll(/[?#]\S*/g, '')
    .replaceAll(/[+\d][\d\s.,-]{2,}\d|\d{3,}/g, '#')
    .slice(0, LONGEST);
}
