/** What cannot be kept because as much is kept already. Nothing has changed; it may work later. */
export class LimitReached extends Error {
  override name = 'LimitReached';
  readonly statusCode = 429;
}
