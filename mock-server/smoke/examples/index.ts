import type { EndpointKey } from 'contracts';
import type { Example } from '../example.ts';
import { accountExamples } from './account.ts';
import { authExamples } from './auth.ts';
import { bonusExamples } from './bonus.ts';
import { chatExamples } from './chat.ts';
import { gameLoginExamples } from './game-login.ts';
import { inviteExamples } from './invite.ts';
import { lookupExamples } from './lookup.ts';
import { otpExamples } from './otp.ts';
import { promotionExamples } from './promotion.ts';
import { qrcodeExamples } from './qrcode.ts';
import { refundExamples } from './refund.ts';
import { spinwheelExamples } from './spinwheel.ts';
import { statementExamples } from './statement.ts';
import { walletExamples } from './wallet.ts';

/** A missing example is a type error. */
export const examples: Record<EndpointKey, Example> = {
  ...accountExamples,
  ...authExamples,
  ...bonusExamples,
  ...chatExamples,
  ...gameLoginExamples,
  ...inviteExamples,
  ...lookupExamples,
  ...otpExamples,
  ...promotionExamples,
  ...qrcodeExamples,
  ...refundExamples,
  ...spinwheelExamples,
  ...statementExamples,
  ...walletExamples,
};
