import type { EndpointKey } from 'contracts';
import type { Example } from '../example.ts';

export const qrcodeExamples = {
  'GET /api/qrcode/{bankCode}': { input: () => ({ params: { bankCode: 'KBANK' } }) },
  'POST /api/qrcode/{bankCode}': { input: () => ({ params: { bankCode: 'KBANK' }, body: { amount: 100 } }) },
  'DELETE /api/qrcode/{qrcodeId}': {
    input: async ({ call }) => {
      const { body } = await call('POST /api/qrcode/{bankCode}', {
        params: { bankCode: 'KBANK' },
        body: { amount: 100 },
      });
      return { params: { qrcodeId: body.qrcodeId ?? '' } };
    },
  },
} satisfies Partial<Record<EndpointKey, Example>>;
