const LONGEST = 200;

/** To the last mark, because a quoted text may hold marks itself, like JSON; to the end when the text was cut before the mark. */
const QUOTED = /"[^]*"|'[^]*'|`[^]*`|[“”][^]*[“”]|[‘’][^]*[‘’]|["“][^]*/g;

/** Removes what a member may have typed: numbers, quoted texts, URL queries. */
export function redact(message: string): string {
  return message
    .replaceAll(QUOTED, '…')
    .replaceAll(/[?#]\S*/g, '')
    .replaceAll(/[+\d][\d\s.,-]{2,}\d|\d{3,}/g, '#')
    .slice(0, LONGEST);
}
