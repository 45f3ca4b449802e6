import type { ReadMessage } from './conversation.ts';

/**
 * Appends a page to the pages read before it, newest first. Messages that arrived between the two reads shift older
 * ones to the next page; those are removed as duplicates. (C2)
 */
export function joinPages(before: readonly ReadMessage[], page: readonly ReadMessage[]): ReadMessage[] {
  for (let shared = Math.min(before.length, page.length); shared > 0; shared -= 1) {
    const end = before.slice(-shared);
    if (end.every(({ print }, index) => print === page[index]?.print))
      return [...before, ...page.slice(shared)];
  }
  return [...before, ...page];
}
