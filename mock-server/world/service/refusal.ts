import type { ErrorCode } from 'contracts';

/**
 * The caller asks for what cannot be meant, though each field is what it should be. Answered 400, with the code of the
 * call for bad input.
 */
export class Misuse extends RangeError {
  override name = 'Misuse';
  readonly statusCode = 400;
}

/** A rule said no. Thrown by the rules, answered as `{ message: code }` with the status of that code. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super(code);
    this.code = code;
  }
}
