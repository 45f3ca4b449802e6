import type { Said } from './conversation.ts';

/**
 * Puts a page behind those read before it, newest first. What was said between the two readings has pushed messages from
 * the end of one page to the beginning of the next: they were said once. (C2)
 */
export function joinPages(before: readonly Said[], page: readonly Said[]): Said[] {
  for (let shared = Math.min(before.length, page.length); shared > 0; shared -= 1) {
    const end = before.slice(-shared);
    if (end.every(({ print }, index) => print === page[index]?.print))
      return [...before, ...page.slice(shared)];
  }
  return [...before, ...page];
}
