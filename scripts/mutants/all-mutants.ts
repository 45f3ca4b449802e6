import type { Mutant } from './mutant.ts';
import { clausesOf1 } from './sections/1-product/clauses.ts';
import { editionsOf1 } from './sections/1-product/editions.ts';
import { productOf1 } from './sections/1-product/product.ts';
import { serviceOf1 } from './sections/1-product/service.ts';
import { clausesOf2 } from './sections/2-screens/clauses.ts';
import { dialogClausesOf2 } from './sections/2-screens/dialog-clauses.ts';
import { depositOf2 } from './sections/2-screens/deposit.ts';
import { dialogDetailsOf2 } from './sections/2-screens/dialog-details.ts';
import { gamesOf2 } from './sections/2-screens/games.ts';
import { homeOf2 } from './sections/2-screens/home.ts';
import { homeDepositChatOf2 } from './sections/2-screens/home-deposit-chat.ts';
import { memberDetailsOf2 } from './sections/2-screens/member-details.ts';
import { moneyOf2 } from './sections/2-screens/money.ts';
import { profileRewardsOf2 } from './sections/2-screens/profile-rewards.ts';
import { publicOf2 } from './sections/2-screens/public.ts';
import { registerOf2 } from './sections/2-screens/register.ts';
import { rewardsChatOf2 } from './sections/2-screens/rewards-chat.ts';
import { routesLoginOf2 } from './sections/2-screens/routes-login.ts';
import { citedElsewhereOf2 } from './sections/2-screens/second-reading/cited-elsewhere.ts';
import { dialogListsOf2 } from './sections/2-screens/second-reading/dialog-lists.ts';
import { dialogStepsOf2 } from './sections/2-screens/second-reading/dialog-steps.ts';
import { laterStatesOf2 } from './sections/2-screens/second-reading/later-states.ts';
import { pageDetailsOf2 } from './sections/2-screens/second-reading/page-details.ts';
import { pageStatesOf2 } from './sections/2-screens/second-reading/page-states.ts';
import { singleChanges } from './sections/2-screens/second-reading/single-changes.ts';
import { stylesOf2 } from './sections/2-screens/second-reading/styles.ts';
import { unseenClausesOf2 } from './sections/2-screens/second-reading/unseen-clauses.ts';
import { shellsHomeOf2 } from './sections/2-screens/shells-home.ts';
import { statementSpinChatOf2 } from './sections/2-screens/statement-spin-chat.ts';
import { textsOf2 } from './sections/2-screens/texts.ts';
import { visitorDetailsOf2 } from './sections/2-screens/visitor-details.ts';
import { walkedScreensOf2 } from './sections/2-screens/walked-screens.ts';
import { wheelStatementOf2 } from './sections/2-screens/wheel-statement.ts';
import { clausesOf3 } from './sections/3-entities/clauses.ts';
import { accountFieldsOf3 } from './sections/3-entities/account-fields.ts';
import { chatFieldsOf3 } from './sections/3-entities/chat-fields.ts';
import { entitiesOf3 } from './sections/3-entities/entities.ts';
import { accountShapesOf3 } from './sections/3-entities/account-shapes.ts';
import { namesCurrenciesOf3 } from './sections/3-entities/names-currencies.ts';
import { recordShapesOf3 } from './sections/3-entities/record-shapes.ts';
import { rewardFieldsOf3 } from './sections/3-entities/reward-fields.ts';
import { clausesOf4 } from './sections/4-states/clauses.ts';
import { accountsOf4 } from './sections/4-states/accounts.ts';
import { flowsOf4 } from './sections/4-states/flows.ts';
import { lateOutcomesOf4 } from './sections/4-states/late-outcomes.ts';
import { rewardsChatOf4 } from './sections/4-states/rewards-chat.ts';
import { serviceOf4 } from './sections/4-states/service.ts';
import { slipChatOf4 } from './sections/4-states/slip-chat.ts';
import { clausesOf5 } from './sections/5-validation/clauses.ts';
import { checksOf5 } from './sections/5-validation/checks.ts';
import { moneyOf5 } from './sections/5-validation/money.ts';
import { registrationOf5 } from './sections/5-validation/registration.ts';
import { restOf5 } from './sections/5-validation/rest.ts';
import { guestsOf6 } from './sections/6-roles/guests.ts';
import { accessOf6 } from './sections/6-roles/access.ts';
import { rolesOf6 } from './sections/6-roles/roles.ts';
import { accountWalletOf7 } from './sections/7-calls/account-wallet.ts';
import { callDetailsOf7 } from './sections/7-calls/call-details.ts';
import { clausesOf7 } from './sections/7-calls/clauses.ts';
import { callsOf7 } from './sections/7-calls/calls.ts';
import { repliesOf7 } from './sections/7-calls/replies.ts';
import { rewardsChatOf7 } from './sections/7-calls/rewards-chat.ts';
import { shapesOf7 } from './sections/7-calls/shapes.ts';
import { clausesOf8 } from './sections/8-errors/clauses.ts';
import { codesOf8 } from './sections/8-errors/codes.ts';
import { messagesOf8 } from './sections/8-errors/messages.ts';
import { oldReadingsOf8 } from './sections/8-errors/old-readings.ts';
import { waitsOf8 } from './sections/8-errors/waits.ts';
import { refusalDetailsOf8 } from './sections/8-errors/refusal-details.ts';
import { shownOf8 } from './sections/8-errors/shown.ts';
import { singleChangesOf8 } from './sections/8-errors/single-changes.ts';
import { textsOf8 } from './sections/8-errors/texts.ts';
import { clausesOf9 } from './sections/9-constants/clauses.ts';
import { amountsTimesOf9 } from './sections/9-constants/amounts-times.ts';
import { depositDetailsOf9 } from './sections/9-constants/deposit-details.ts';
import { edgesOf9 } from './sections/9-constants/edges.ts';
import { placesOf9 } from './sections/9-constants/places.ts';
import { figuresOf9 } from './sections/9-constants/figures.ts';
import { limitsOf9 } from './sections/9-constants/limits.ts';
import { timesOf9 } from './sections/9-constants/times.ts';
import { ownRecordsOf7 } from './sections/7-calls/own-records.ts';
import { rereadCallsOf7 } from './sections/7-calls/reread-calls.ts';
import { serviceAnswersOf7 } from './sections/7-calls/service-answers.ts';
import { secondAnswersOf7 } from './sections/7-calls/second-answers.ts';
import { rereadErrorsOf8 } from './sections/8-errors/reread-errors.ts';
import { rereadLimitsOf9 } from './sections/9-constants/reread-limits.ts';
import { rereadEntitiesOf3 } from './sections/3-entities/reread-entities.ts';
import { rereadStatesOf4 } from './sections/4-states/reread-states.ts';
import { rereadValidationOf5 } from './sections/5-validation/reread-validation.ts';
import { rereadRolesOf6 } from './sections/6-roles/reread-roles.ts';
import { rereadProductOf1 } from './sections/1-product/reread-product.ts';

export const ALL_MUTANTS: readonly Mutant[] = [
  ...clausesOf1,
  ...editionsOf1,
  ...productOf1,
  ...serviceOf1,
  ...clausesOf2,
  ...dialogClausesOf2,
  ...depositOf2,
  ...gamesOf2,
  ...homeOf2,
  ...homeDepositChatOf2,
  ...memberDetailsOf2,
  ...moneyOf2,
  ...profileRewardsOf2,
  ...publicOf2,
  ...registerOf2,
  ...rewardsChatOf2,
  ...routesLoginOf2,
  ...shellsHomeOf2,
  ...statementSpinChatOf2,
  ...textsOf2,
  ...visitorDetailsOf2,
  ...walkedScreensOf2,
  ...dialogDetailsOf2,
  ...wheelStatementOf2,
  ...dialogStepsOf2,
  ...dialogListsOf2,
  ...laterStatesOf2,
  ...pageDetailsOf2,
  ...pageStatesOf2,
  ...singleChanges,
  ...citedElsewhereOf2,
  ...unseenClausesOf2,
  ...stylesOf2,
  ...clausesOf3,
  ...accountFieldsOf3,
  ...chatFieldsOf3,
  ...entitiesOf3,
  ...accountShapesOf3,
  ...recordShapesOf3,
  ...rewardFieldsOf3,
  ...namesCurrenciesOf3,
  ...clausesOf4,
  ...accountsOf4,
  ...flowsOf4,
  ...lateOutcomesOf4,
  ...rewardsChatOf4,
  ...serviceOf4,
  ...slipChatOf4,
  ...clausesOf5,
  ...checksOf5,
  ...moneyOf5,
  ...registrationOf5,
  ...restOf5,
  ...guestsOf6,
  ...accessOf6,
  ...rolesOf6,
  ...accountWalletOf7,
  ...clausesOf7,
  ...callsOf7,
  ...repliesOf7,
  ...rewardsChatOf7,
  ...shapesOf7,
  ...callDetailsOf7,
  ...clausesOf8,
  ...codesOf8,
  ...messagesOf8,
  ...oldReadingsOf8,
  ...waitsOf8,
  ...shownOf8,
  ...textsOf8,
  ...refusalDetailsOf8,
  ...singleChangesOf8,
  ...clausesOf9,
  ...amountsTimesOf9,
  ...edgesOf9,
  ...placesOf9,
  ...figuresOf9,
  ...limitsOf9,
  ...timesOf9,
  ...depositDetailsOf9,
  ...ownRecordsOf7,
  ...rereadCallsOf7,
  ...serviceAnswersOf7,
  ...secondAnswersOf7,
  ...rereadErrorsOf8,
  ...rereadLimitsOf9,
  ...rereadEntitiesOf3,
  ...rereadStatesOf4,
  ...rereadValidationOf5,
  ...rereadRolesOf6,
  ...rereadProductOf1,
];
