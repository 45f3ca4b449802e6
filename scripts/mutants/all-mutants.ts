import type { Mutant } from './mutant.ts';
import { productOf1 } from './sections/1-product.ts';
import { depositOf2 } from './sections/2-deposit.ts';
import { gamesOf2 } from './sections/2-games.ts';
import { homeOf2 } from './sections/2-home.ts';
import { profileRewardsOf2 } from './sections/2-profile-rewards.ts';
import { publicOf2 } from './sections/2-public.ts';
import { registerOf2 } from './sections/2-register.ts';
import { routesLoginOf2 } from './sections/2-routes-login.ts';
import { statementSpinChatOf2 } from './sections/2-statement-spin-chat.ts';
import { entitiesOf3 } from './sections/3-entities.ts';
import { accountsOf4 } from './sections/4-accounts.ts';
import { rewardsChatOf4 } from './sections/4-rewards-chat.ts';
import { moneyOf5 } from './sections/5-money.ts';
import { registrationOf5 } from './sections/5-registration.ts';
import { restOf5 } from './sections/5-rest.ts';
import { rolesOf6 } from './sections/6-roles.ts';
import { accountWalletOf7 } from './sections/7-account-wallet.ts';
import { rewardsChatOf7 } from './sections/7-rewards-chat.ts';
import { codesOf8 } from './sections/8-codes.ts';
import { shownOf8 } from './sections/8-shown.ts';
import { amountsTimesOf9 } from './sections/9-amounts-times.ts';
import { limitsOf9 } from './sections/9-limits.ts';

export const ALL_MUTANTS: readonly Mutant[] = [
  ...productOf1,
  ...depositOf2,
  ...gamesOf2,
  ...homeOf2,
  ...profileRewardsOf2,
  ...publicOf2,
  ...registerOf2,
  ...routesLoginOf2,
  ...statementSpinChatOf2,
  ...entitiesOf3,
  ...accountsOf4,
  ...rewardsChatOf4,
  ...moneyOf5,
  ...registrationOf5,
  ...restOf5,
  ...rolesOf6,
  ...accountWalletOf7,
  ...rewardsChatOf7,
  ...codesOf8,
  ...shownOf8,
  ...amountsTimesOf9,
  ...limitsOf9,
];
