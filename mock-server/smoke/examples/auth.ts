import type { EndpointKey } from 'contracts';
import type { Example } from '../example.ts';

export const authExamples = {
  'POST /api/login': { input: () => ({ body: { username: '0812345678', password: '123456' } }) },
} satisfies Partial<Record<EndpointKey, Example>>;
