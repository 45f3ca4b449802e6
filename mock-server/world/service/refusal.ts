import type { ErrorCode } from 'contracts';

/**
 * The request is well-formed but makes no sense. Answered 400, with the call's code
 * for bad input.
 */
export class Misuse extends RangeError {
  override name = 'Misuse';
  readonly statusCode = 400;
}

/** A rule refused. Thrown by the rules, answered as `{ message: code }` with the status of that code. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super(code);
    this.code = code;
  }
}
