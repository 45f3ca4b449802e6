import type { Trigger } from './error-recipe.ts';
import { accountTriggers } from './account.ts';
import { authTriggers } from './auth.ts';
import { bonusTriggers } from './bonus.ts';
import { gameLoginTriggers } from './game-login.ts';
import { inviteTriggers } from './invite.ts';
import { otpTriggers } from './otp.ts';
import { promotionTriggers } from './promotion.ts';
import { qrcodeTriggers } from './qrcode.ts';
import { refundTriggers } from './refund.ts';
import { slipTriggers } from './slips.ts';
import { spinwheelTriggers } from './spinwheel.ts';
import { walletTriggers } from './wallet.ts';

/** Every known way to a code; one code may have several. */
export const triggers: readonly Trigger[] = [
  ...accountTriggers,
  ...authTriggers,
  ...bonusTriggers,
  ...gameLoginTriggers,
  ...inviteTriggers,
  ...otpTriggers,
  ...promotionTriggers,
  ...qrcodeTriggers,
  ...refundTriggers,
  ...slipTriggers,
  ...spinwheelTriggers,
  ...walletTriggers,
];
