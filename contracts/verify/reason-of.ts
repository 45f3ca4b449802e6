/** A failed `fetch` says why only in its cause, and without words when it has tried several addresses. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  if (!(cause instanceof Error)) return message;
  const code = 'code' in cause ? String(cause.code) : '';
  return `${message}: ${cause.message || code}`;
}
