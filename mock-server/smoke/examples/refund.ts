import type { EndpointKey } from 'contracts';
import type { Example } from '../example.ts';

const given = 'a member with a refund to receive';

export const refundExamples = {
  'POST /api/refund': { input: () => ({ body: { page: 1, limit: 10 } }) },
  'GET /api/refund/check': { given },
  'GET /api/refund/receive': { given },
  'GET /api/refund/addWallet': { given },
  'GET /api/refund/banners': {},
} satisfies Partial<Record<EndpointKey, Example>>;
