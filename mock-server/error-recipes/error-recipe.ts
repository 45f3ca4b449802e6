import type { EndpointKey, ErrorCode, SlipReason } from 'contracts';
import type { Client } from '../client/create-client.ts';

/** A way to provoke a code of the catalogue or a slip's reason, through the API and the control API only. */
export interface ErrorRecipe<Code extends ErrorCode | SlipReason = ErrorCode | SlipReason> {
  code: Code;
  /** The call that answers it; for a slip's reason, the call that shows it. */
  call: EndpointKey;
  /** The scenario of its world; `demo` by default. */
  given?: string;
  /** What a tester does, in one sentence; the control API shows it. */
  how: string;
  /** Runs the recipe. @returns the code from the answer. */
  run: (client: Client) => Promise<string | null | undefined>;
}
