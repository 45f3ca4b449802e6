const LONGEST = 200;

/** An error's message without what a member may have put into it: numbers, quoted texts, addresses' queries. */
export function redact(message: string): string {
  return message
    .replaceAll(/(["'`“”‘’])(?:(?!\1).)*\1/g, '…')
    .replaceAll(/[?#]\S*/g, '')
    .replaceAll(/[+\d][\d\s.,-]{2,}\d|\d{3,}/g, '#')
    .slice(0, LONGEST);
}
