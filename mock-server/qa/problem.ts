import { Refusal } from '../world/service/refusal.ts';

/** Why the control API cannot do what it was asked; answered as `{ message }` in words for a tester. */
export class Problem extends Error {
  override name = 'Problem';
  readonly statusCode: number;

  constructor(statusCode: 400 | 404 | 408 | 409, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/** A rule that says no is a tester's problem here. */
export function asProblem<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof Refusal) throw new Problem(409, `the rules say ${error.code}`);
    throw error;
  }
}
