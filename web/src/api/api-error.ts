/**
 * Why a call has no reply.
 * - `refused`: the server said no; `code` is its message, usually from the error catalogue. Nothing happened.
 * - `gone`: the service has ended. [7.01]
 * - `offline`: nothing was sent.
 * - `unknown`: no usable answer (none, a 5xx without a reason, half a body, another shape). The call may or may not have taken
 *   effect. `message` is the text of a 5xx or 408. [7.01]
 * - `aborted`: the app cancelled a read whose result it no longer needs.
 */
export type Failure =
  | { kind: 'refused'; code: string; status: number }
  | { kind: 'gone' }
  | { kind: 'offline' }
  | { kind: 'unknown'; message?: string }
  | { kind: 'aborted' };

/** The only error of a call; `failure` says what kind. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly failure: Failure;

  constructor(failure: Failure) {
    // No path and no body: messages end up in logs, and paths may contain passwords.
    super(failure.kind === 'refused' ? `refused: ${failure.code}` : failure.kind);
    this.failure = failure;
  }
}

/** The failure behind anything thrown; a bug in the app counts as unknown. */
export function failureOf(error: unknown): Failure {
  return error instanceof ApiError ? error.failure : { kind: 'unknown' };
}
