import type { EndpointKey } from 'contracts';
import type { Example } from '../example.ts';

export const lookupExamples = {
  'GET /api/lookup/banks': {},
  'GET /api/lookup/deposit': {},
  'GET /api/lookup/conditions': {},
  'GET /api/lookup/agreements': {},
  'GET /api/lookup/info': {},
  'GET /api/lookup/notice': {},
  'GET /api/lookup/contact': {},
  'GET /api/lookup/withdraw': {},
  'GET /api/lookup/slip': {},
  'GET /api/lookup/sources': {},
  'GET /api/lookup/active': {},
  'GET /api/lookup/registerOTP': {},
  'GET /api/lookup/enableChatWidget': {},
} satisfies Partial<Record<EndpointKey, Example>>;
