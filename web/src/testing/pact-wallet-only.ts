import { readMovement } from '../shared/wallet/movements.ts';
import type { Call } from '../api/call.ts';

/** A withdrawal of what the wallet alone holds, which no screen asks for. [7.21] */
export const withdrawFromWallet = (call: Call, amount: number) =>
  call('POST /api/wallet/withdraw', readMovement, { body: { amount } });
