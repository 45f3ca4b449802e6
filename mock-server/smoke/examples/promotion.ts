import type { EndpointKey } from 'contracts';
import type { Example } from '../example.ts';

export const promotionExamples = {
  'GET /api/promotion/current': {},
  'GET /api/promotion/find/{code}': { input: () => ({ params: { code: 'RIMKHONG88' } }) },
  'GET /api/promotion/activate/{code}': { input: () => ({ params: { code: 'RIMKHONG88' } }) },
} satisfies Partial<Record<EndpointKey, Example>>;
