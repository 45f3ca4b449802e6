/** Thrown when a change cannot be stored, so that its answer may not say that it is done. The next write tries again. */
export class NotKept extends Error {
  override name = 'NotKept';
  readonly statusCode = 500;
}
