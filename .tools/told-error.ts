/** A failure that its message tells a person completely: it is printed without a stack. */
export class ToldError extends Error {
  override name = 'ToldError';
}
