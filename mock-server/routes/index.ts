import type { Handlers } from '../route.ts';
import { accountHandlers } from './account.ts';
import { authHandlers } from './auth.ts';
import { lookupHandlers } from './lookup.ts';
import { qrcodeHandlers } from './qrcode.ts';
import { statementHandlers } from './statement.ts';
import { walletHandlers } from './wallet.ts';

/** A handler for every call of the contract; the type checker misses none. */
export const handlers: Handlers = {
  ...authHandlers,
  ...accountHandlers,
  ...lookupHandlers,
  ...walletHandlers,
  ...qrcodeHandlers,
  ...statementHandlers,
};
