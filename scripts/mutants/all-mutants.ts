import type { Mutant } from './mutant.ts';
import { productOf1 } from './sections/1-product.ts';
import { chatOf2 } from './sections/2-chat.ts';
import { depositOf2 } from './sections/2-deposit.ts';
import { gamesOf2 } from './sections/2-games.ts';
import { homeOf2 } from './sections/2-home.ts';
import { loginOf2 } from './sections/2-login.ts';
import { profileOf2 } from './sections/2-profile.ts';
import { publicOf2 } from './sections/2-public.ts';
import { registerOf2 } from './sections/2-register.ts';
import { rewardsOf2 } from './sections/2-rewards.ts';
import { routesOf2 } from './sections/2-routes.ts';
import { spinOf2 } from './sections/2-spin.ts';
import { statementOf2 } from './sections/2-statement.ts';
import { entitiesOf3 } from './sections/3-entities.ts';
import { statesOf4 } from './sections/4-states.ts';
import { moneyOf5 } from './sections/5-money.ts';
import { registrationOf5 } from './sections/5-registration.ts';
import { rolesOf6 } from './sections/6-roles.ts';
import { callsOf7 } from './sections/7-calls.ts';
import { errorsOf8 } from './sections/8-errors.ts';
import { constantsOf9 } from './sections/9-constants.ts';

export const ALL_MUTANTS: readonly Mutant[] = [
  ...productOf1,
  ...chatOf2,
  ...depositOf2,
  ...gamesOf2,
  ...homeOf2,
  ...loginOf2,
  ...profileOf2,
  ...publicOf2,
  ...registerOf2,
  ...rewardsOf2,
  ...routesOf2,
  ...spinOf2,
  ...statementOf2,
  ...entitiesOf3,
  ...statesOf4,
  ...moneyOf5,
  ...registrationOf5,
  ...rolesOf6,
  ...callsOf7,
  ...errorsOf8,
  ...constantsOf9,
];
