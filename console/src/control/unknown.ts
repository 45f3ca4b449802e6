/** In place of a count, a name or a list that has not been read: zero would be a claim. */
export const UNKNOWN = '…';

/** What to say in place of a list without entries. A list that has not been read is not known to be empty. */
export function emptyText(list: readonly unknown[] | undefined, text: string): string | undefined {
  if (list === undefined) return UNKNOWN;
  return list.length === 0 ? text : undefined;
}
