import type { EndpointKey } from 'contracts';
import type { Example } from '../example.ts';

export const inviteExamples = {
  'POST /api/invite': { input: () => ({ body: { page: 1, limit: 10 } }) },
  'GET /api/invite/bonus': {},
  'GET /api/invite/banners': {},
} satisfies Partial<Record<EndpointKey, Example>>;
