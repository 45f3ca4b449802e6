import type { ErrorRecipe } from './error-recipe.ts';
import { accountRecipes } from './account.ts';
import { authRecipes } from './auth.ts';
import { bonusRecipes } from './bonus.ts';
import { gameLoginRecipes } from './game-login.ts';
import { inviteRecipes } from './invite.ts';
import { otpRecipes } from './otp.ts';
import { promotionRecipes } from './promotion.ts';
import { qrcodeRecipes } from './qrcode.ts';
import { refundRecipes } from './refund.ts';
import { slipRecipes } from './slips.ts';
import { spinwheelRecipes } from './spinwheel.ts';
import { walletRecipes } from './wallet.ts';

/** How to bring about each error code, for the smoke run and the console. */
export const errorRecipes: readonly ErrorRecipe[] = [
  ...accountRecipes,
  ...authRecipes,
  ...bonusRecipes,
  ...gameLoginRecipes,
  ...inviteRecipes,
  ...otpRecipes,
  ...promotionRecipes,
  ...qrcodeRecipes,
  ...refundRecipes,
  ...slipRecipes,
  ...spinwheelRecipes,
  ...walletRecipes,
];
