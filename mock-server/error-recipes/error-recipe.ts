import type { ErrorCode, SlipReason } from 'contracts';
import type { Key } from '../http/route.ts';
import type { Client } from '../client/create-client.ts';

/** A way to a code of the catalogue or to a slip's reason, by the API and the control API alone. */
export interface ErrorRecipe<Code extends ErrorCode | SlipReason = ErrorCode | SlipReason> {
  code: Code;
  /** The call that answers it; for a slip's reason the one that shows it. */
  call: Key;
  /** The scenario of the world that it starts in; `demo` unless told. */
  given?: string;
  /** What a tester does, in one sentence: shown by the control API. */
  how: string;
  /** Does it. @returns the code that was seen, wherever in the answer it stands. */
  run: (client: Client) => Promise<string | null | undefined>;
}
