import { Refusal } from '../world/service/refusal.ts';

/** Why the control API cannot do what was requested; answered as `{ message }` in words for a tester. */
export class Problem extends Error {
  override name = 'Problem';
  readonly statusCode: number;

  constructor(statusCode: 400 | 404 | 408 | 409, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/** Converts a rule's refusal to a problem for the tester. */
export function asProblem<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof Refusal) throw new Problem(409, `the rules say ${error.code}`);
    throw error;
  }
}
