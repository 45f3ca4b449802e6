import { refusalStatus, type RefusalCode } from '../control/schemas.ts';
import { Refusal } from '../world/service/refusal.ts';
import type { Worlds } from '../world/worlds.ts';

/** Answered as `{ code, message }`, the message in words for a tester. */
export class VerbRefusal extends Error {
  override name = 'VerbRefusal';
  readonly code: RefusalCode;
  readonly statusCode: number;

  constructor(code: RefusalCode, message: string) {
    super(message);
    this.code = code;
    this.statusCode = refusalStatus[code];
  }
}

/** Names the body's field in the message when a rule refuses its value. */
export function withField<T>(field: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof RangeError) throw new VerbRefusal('BAD_INPUT', `body: /${field}: ${error.message}`);
    throw error;
  }
}

/** @throws VerbRefusal CONFLICT if a world has this name. */
export function assertNew(worlds: Pick<Worlds, 'peek'>, name: string): void {
  if (worlds.peek(name)) throw new VerbRefusal('CONFLICT', `there is already a world "${name}"`);
}

/**
 * Runs a rule for a tester.
 * @throws VerbRefusal CONFLICT with the code when the rule refuses
 */
export function asConflict<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof Refusal) throw new VerbRefusal('CONFLICT', `the rules say ${error.code}`);
    throw error;
  }
}
