import type { EndpointKey } from 'contracts';
import type { Example } from '../example.ts';
import { genuineSlip, slipForm } from '../../client/slip-forms.ts';

export const walletExamples = {
  'GET /api/wallet': {},
  'GET /api/wallet/refresh/slot': {},
  'GET /api/wallet/activate/{slotCode}': { input: () => ({ params: { slotCode: 'SEXYGAME' } }) },
  'GET /api/wallet/account/{slotCode}': { input: () => ({ params: { slotCode: 'PG' } }) },
  'GET /api/wallet/resetpassword/{slotCode}': { input: () => ({ params: { slotCode: 'PG' } }) },
  'POST /api/wallet/add': { input: () => ({ body: { amount: 100 } }) },
  'POST /api/wallet/transfer': { input: () => ({ body: { from: 'WALLET', to: 'PG', amount: 50.25 } }) },
  'POST /api/wallet/transferAll': { input: () => ({ body: { to: 'WALLET' } }) },
  'POST /api/wallet/withdraw': { input: () => ({ body: { amount: 100 } }) },
  'POST /api/wallet/withdrawAll': { input: () => ({ body: { amount: 1200 } }) },
  'POST /api/wallet/slip': { input: async (client) => ({ form: slipForm(await genuineSlip(client)) }) },
  'POST /api/wallet/truelink': {
    input: async ({ control }) => ({ body: { link: (await control.makeGift(50)).encrypted } }),
  },
} satisfies Partial<Record<EndpointKey, Example>>;
