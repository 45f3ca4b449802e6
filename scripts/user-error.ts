/** An error whose message is sufficient for the user: it is printed without a stack. */
export class UserError extends Error {
  override name = 'UserError';
}

export const reportError = (error: unknown): void =>
  console.error(error instanceof UserError ? error.message : error);
