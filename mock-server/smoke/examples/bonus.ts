import type { EndpointKey } from 'contracts';
import type { Example } from '../example.ts';

export const bonusExamples = {
  'GET /api/bonus': {},
  'GET /api/bonus/activate/{code}': { input: () => ({ params: { code: 'WELCOME100' } }) },
  'GET /api/bonus/check/active': { given: 'a member with an active bonus' },
  'GET /api/bonus/check/minimum': {},
  'GET /api/bonus/clear': { given: 'a member with an active bonus' },
} satisfies Partial<Record<EndpointKey, Example>>;
