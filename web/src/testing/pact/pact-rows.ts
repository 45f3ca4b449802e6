import type { Call, CallOptions, Key } from '../../api/call.ts';
import { ApiError } from '../../api/api-error.ts';
import { sendStep } from './pact-requests.ts';

/** A call with all that it needs; the path and the body are those on the wire, never made from the code. */
export interface Row {
  key: Key;
  path: string;
  body?: unknown;
  make: (call: Call) => Promise<unknown>;
}

/** A call without a body. */
export const row = <K extends Key>(key: K, path: string, options?: CallOptions<K>): Row => ({
  key,
  path,
  make: (call) => (call as (...args: unknown[]) => Promise<unknown>)(key, () => true, options),
});

/** A call with a body, which the function that the screens use makes. */
export const sending = (key: Key, path: string, body: unknown, make: Row['make']): Row => ({
  key,
  path,
  body,
  make,
});

/** A step of the registration tells a refusal in its answer. */
export const step =
  (sent: Parameters<typeof sendStep>[1]): Row['make'] =>
  async (call) => {
    const answer = await sendStep(call, sent);
    if (answer?.type === 'failed') throw new ApiError(answer.failure);
  };

/** As a pact asks it. */
export const requestOf = ({ key, path, body }: Row) => {
  const method = key.slice(0, key.indexOf(' '));
  return body === undefined ? ([method, path] as const) : ([method, path, body] as const);
};

/** What a visitor without an invitation sends before they have named a bank. */
export const registration = {
  name: 'Anong',
  username: '0611111111',
  password: 'secret-1',
  sourceCode: '',
  inviteCode: '',
  bankCode: '',
  bankAccountName: '',
  bankAccountNo: '',
};

/** The account that the visitor names in the last step. */
export const bank = { bankCode: 'KBANK', bankAccountName: 'ANONG DEEJAI', bankAccountNo: '5551234567' };
