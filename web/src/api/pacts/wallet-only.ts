import { readMovement } from '../../shared/wallet/movements.ts';
import type { Call } from '../call.ts';

/** A withdrawal of what the wallet alone holds. [7.21] */
export const withdrawFromWallet = (call: Call, amount: number) =>
  // eslint-disable-next-line no-restricted-syntax -- no screen makes this call
  call('POST /api/wallet/withdraw', readMovement, { body: { amount } });
