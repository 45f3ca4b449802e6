import type { Endpoint, EndpointKey } from '../endpoint.ts';
import { accountEndpoints } from './account.ts';
import { authEndpoints } from './auth.ts';
import { lookupEndpoints } from './lookup.ts';
import { qrcodeEndpoints } from './qrcode.ts';
import { statementEndpoints } from './statement.ts';
import { walletEndpoints } from './wallet.ts';

/** Every call of the API, by its key. */
export const endpoints = {
  ...authEndpoints,
  ...accountEndpoints,
  ...lookupEndpoints,
  ...walletEndpoints,
  ...qrcodeEndpoints,
  ...statementEndpoints,
} satisfies Record<EndpointKey, Endpoint>;

export type Endpoints = typeof endpoints;
