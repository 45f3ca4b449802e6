import type { EndpointKey } from 'contracts';
import type { Call, CallOptions } from '../../api/call.ts';
import { ApiError } from '../../api/api-error.ts';
import { sendStep } from './pact-requests.ts';

/** A call with all its parameters; path and body are written as on the wire, not derived from the code. */
export interface Row {
  key: EndpointKey;
  path: string;
  body?: unknown;
  make: (call: Call) => Promise<unknown>;
}

export const row = <K extends EndpointKey>(key: K, path: string, options?: CallOptions<K>): Row => ({
  key,
  path,
  make: (call) => (call as (...args: unknown[]) => Promise<unknown>)(key, () => true, options),
});

export const sending = (key: EndpointKey, path: string, body: unknown, make: Row['make']): Row => ({
  key,
  path,
  body,
  make,
});

/** A registration step returns a refusal instead of throwing it. */
export const step =
  (sent: Parameters<typeof sendStep>[1]): Row['make'] =>
  async (call) => {
    const answer = await sendStep(call, sent);
    if (answer?.type === 'failed') throw new ApiError(answer.failure);
  };

export const requestOf = ({ key, path, body }: Row) => {
  const method = key.slice(0, key.indexOf(' '));
  return body === undefined ? ([method, path] as const) : ([method, path, body] as const);
};

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

export const bank = { bankCode: 'KBANK', bankAccountName: 'ANONG DEEJAI', bankAccountNo: '5551234567' };
