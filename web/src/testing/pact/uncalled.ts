import { readMovement } from '../../shared/wallet/movements.ts';
import type { EndpointKey } from 'contracts';
import type { Call } from '../../api/call.ts';

/**
 * Calls of the specification that no screen makes. Their consumer tests use the app's own client through the functions below.
 * When a screen needs a call, its function moves into the product, and its line is removed here.
 */
export const uncalled: Partial<Record<EndpointKey, string>> = {
  'POST /api/wallet/withdraw': 'the withdraw dialog sends withdrawAll [7.22]',
  'GET /api/bonus/check/minimum': 'exists but is unused [7.32]',
  'GET /api/promotion/current': 'exists but is unused [7.34]',
};

/** Withdraws from the wallet only. [7.21] */
export const withdrawFromWallet = (call: Call, amount: number) =>
  call('POST /api/wallet/withdraw', readMovement, { body: { amount } });

/** The balance below which a bonus is played out, in baht. [7.32] */
export const requestMinimum = (call: Call) => call('GET /api/bonus/check/minimum', ({ minimum }) => minimum);

export const requestPromotion = (call: Call) =>
  call('GET /api/promotion/current', ({ promotion }) => promotion);
