import type { Handlers } from '../route.ts';
import { depositLookupFor } from '../world/deposit-banks.ts';
import { conditions, info } from '../world/lookups.ts';

export const lookupHandlers = {
  'GET /api/lookup/info': () => info,
  'GET /api/lookup/active': ({ world }) => ({ terminated: world.flags.terminated ? 'gone' : null }),
  'GET /api/lookup/conditions': () => [...conditions],
  'GET /api/lookup/deposit': ({ member }) => depositLookupFor(member.currency),
} satisfies Partial<Handlers>;
