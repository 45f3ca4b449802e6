import type { Key } from '../../http/route.ts';
import type { Example } from '../example.ts';
import { genuineSlip, slipForm } from '../slip-forms.ts';

export const statementExamples = {
  'POST /api/statement': { input: () => ({ body: { page: 1, limit: 10 } }) },
  'POST /api/statement/slip': { input: () => ({ body: { page: 1, limit: 10 } }) },
  'GET /api/statement/slip/reference/{reference}': {
    input: async (tester) => {
      await tester.call('POST /api/wallet/slip', { form: slipForm(await genuineSlip(tester)) });
      const [slip] = await tester.control.slips();
      return { params: { reference: slip?.id ?? '' } };
    },
  },
} satisfies Partial<Record<Key, Example>>;
