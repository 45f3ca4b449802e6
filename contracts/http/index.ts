import type { Endpoint, MethodAndPath } from '../endpoint.ts';
import { accountEndpoints } from './account.ts';
import { authEndpoints } from './auth.ts';
import { bonusEndpoints } from './bonus.ts';
import { chatEndpoints } from './chat.ts';
import { gameLoginEndpoints } from './game-login.ts';
import { inviteEndpoints } from './invite.ts';
import { lookupEndpoints } from './lookup.ts';
import { otpEndpoints } from './otp.ts';
import { promotionEndpoints } from './promotion.ts';
import { qrcodeEndpoints } from './qrcode.ts';
import { refundEndpoints } from './refund.ts';
import { spinwheelEndpoints } from './spinwheel.ts';
import { statementEndpoints } from './statement.ts';
import { walletEndpoints } from './wallet.ts';

/** Every call of the API by key. [7.02]–[7.55] */
export const endpoints = {
  ...authEndpoints,
  ...accountEndpoints,
  ...otpEndpoints,
  ...lookupEndpoints,
  ...walletEndpoints,
  ...qrcodeEndpoints,
  ...statementEndpoints,
  ...inviteEndpoints,
  ...refundEndpoints,
  ...bonusEndpoints,
  ...promotionEndpoints,
  ...spinwheelEndpoints,
  ...gameLoginEndpoints,
  ...chatEndpoints,
} satisfies Record<MethodAndPath, Endpoint>;

export type Endpoints = typeof endpoints;

/** Web, mock and tests name a call by the same key, such as `POST /api/qrcode/{bankCode}`. */
export type EndpointKey = keyof Endpoints;

export { DepositBank, DepositWallet } from './lookup.ts';
