import type { ErrorCode } from 'contracts';

/** A rule said no. Thrown by the rules, answered as `{ message: code }` with the status of that code. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super(code);
    this.code = code;
  }
}
