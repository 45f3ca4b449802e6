/** A failure that its message explains completely to the user: it is printed without a stack. */
export class UserError extends Error {
  override name = 'UserError';
}
