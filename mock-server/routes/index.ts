import type { Handlers } from '../http/route.ts';
import { accountHandlers } from './account.ts';
import { authHandlers } from './auth.ts';
import { bonusHandlers } from './bonus.ts';
import { chatHandlers } from './chat.ts';
import { gameLoginHandlers } from './game-login.ts';
import { inviteHandlers } from './invite.ts';
import { lookupHandlers } from './lookup.ts';
import { otpHandlers } from './otp.ts';
import { promotionHandlers } from './promotion.ts';
import { qrcodeHandlers } from './qrcode.ts';
import { refundHandlers } from './refund.ts';
import { spinwheelHandlers } from './spinwheel.ts';
import { statementHandlers } from './statement.ts';
import { walletDepositHandlers } from './wallet-deposits.ts';
import { walletHandlers } from './wallet.ts';

/** A missing handler is a type error. */
export const handlers: Handlers = {
  ...authHandlers,
  ...accountHandlers,
  ...otpHandlers,
  ...lookupHandlers,
  ...walletHandlers,
  ...walletDepositHandlers,
  ...qrcodeHandlers,
  ...statementHandlers,
  ...inviteHandlers,
  ...refundHandlers,
  ...bonusHandlers,
  ...promotionHandlers,
  ...spinwheelHandlers,
  ...gameLoginHandlers,
  ...chatHandlers,
};
