/**
 * Why a call brought no reply.
 * - `refused`: the server said no; `code` is its message, usually one of the error catalogue. Nothing happened.
 * - `gone`: the service has ended. [7.01]
 * - `offline`: nothing was sent.
 * - `unknown`: no answer, or one that settles nothing (a 5xx without a reason, half a body, another shape). What the call
 *   was to do may or may not have happened. `message` is what a 5xx or 408 said. [7.01]
 * - `aborted`: the app itself gave up a read that nobody waits for.
 */
export type Failure =
  | { kind: 'refused'; code: string; status: number }
  | { kind: 'gone' }
  | { kind: 'offline' }
  | { kind: 'unknown'; message?: string }
  | { kind: 'aborted' };

export class ApiError extends Error {
  override name = 'ApiError';
  readonly failure: Failure;

  constructor(failure: Failure) {
    // No path and no body: messages end in logs, and paths may hold passwords.
    super(failure.kind === 'refused' ? `refused: ${failure.code}` : failure.kind);
    this.failure = failure;
  }
}

/** The failure behind anything thrown; a fault of the app's own counts as unknown. */
export function failureOf(error: unknown): Failure {
  return error instanceof ApiError ? error.failure : { kind: 'unknown' };
}
