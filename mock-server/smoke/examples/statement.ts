import type { EndpointKey } from 'contracts';
import type { Example } from '../example.ts';
import { genuineSlip, slipForm } from '../../client/slip-forms.ts';

export const statementExamples = {
  'POST /api/statement': { input: () => ({ body: { page: 1, limit: 10 } }) },
  'POST /api/statement/slip': { input: () => ({ body: { page: 1, limit: 10 } }) },
  'GET /api/statement/slip/reference/{reference}': {
    input: async (client) => {
      await client.call('POST /api/wallet/slip', { form: slipForm(await genuineSlip(client)) });
      const [slip] = await client.control.slips();
      return { params: { reference: slip?.id ?? '' } };
    },
  },
} satisfies Partial<Record<EndpointKey, Example>>;
