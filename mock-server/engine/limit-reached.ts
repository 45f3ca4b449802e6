/** Thrown when a bound is reached. Nothing has changed; a later attempt may succeed. */
export class LimitReached extends Error {
  override name = 'LimitReached';
  readonly statusCode = 429;
}
