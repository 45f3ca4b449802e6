import { bonusesOfEveryKind } from './bonuses-of-every-kind.ts';
import { demo } from './demo.ts';
import { depositsByHand } from './deposits-by-hand.ts';
import { expiredToken } from './expired-token.ts';
import { goodGiftLink, usedGiftLink } from './gift-links.ts';
import { gamesThatFail } from './games-that-fail.ts';
import { inactiveMember } from './inactive-member.ts';
import { knownGameCredentials } from './known-game-credentials.ts';
import { foreignNetwork } from './foreign-network.ts';
import { memberWhoWroteToSupport } from './member-who-wrote-to-support.ts';
import { memberWhoseBankIsGone } from './member-whose-bank-is-gone.ts';
import { memberWhoseWalletIsGone } from './member-whose-wallet-is-gone.ts';
import { memberWhoInvitedFriends } from './member-who-invited-friends.ts';
import { memberWithALiveQr } from './member-with-a-live-qr.ts';
import { memberWithALongStatement } from './member-with-a-long-statement.ts';
import { memberWithAnExpiredQr } from './member-with-an-expired-qr.ts';
import { memberWithABonusAndSlips } from './member-with-a-bonus-and-slips.ts';
import { memberWithARefund } from './member-with-a-refund.ts';
import { memberWithAnActiveBonus } from './member-with-an-active-bonus.ts';
import { memberWithCoins } from './member-with-coins.ts';
import { memberWithCoupons } from './member-with-coupons.ts';
import { memberWithEveryLine } from './member-with-every-line.ts';
import { memberWithEverySlip } from './member-with-every-slip.ts';
import { memberWithOtherGames } from './member-with-other-games.ts';
import { memberWithTwoSlips } from './member-with-two-slips.ts';
import { memberWithUnlinkedSlips } from './member-with-unlinked-slips.ts';
import { memberWithMoney } from './member-with-money.ts';
import { memberWithoutMoney } from './member-without-money.ts';
import { mustWait } from './rate-limited.ts';
import { noCodeAsked } from './no-code-asked.ts';
import { noticeOfTheService } from './notice-of-the-service.ts';
import { noMessengerPicture } from './no-messenger-picture.ts';
import { noWayToDeposit } from './no-way-to-deposit.ts';
import { nextQrRefused } from './next-qr-refused.ts';
import type { Scenario } from './scenario.ts';
import { serviceEnded } from './service-ended.ts';
import { slipsAtAnyHour, slipsNotNow } from './slip-times.ts';
import { unknownTokens } from './unknown-tokens.ts';
import { verifiedPhone } from './verified-phone.ts';
import {
  couponAgainstABonus,
  couponsOfEveryKind,
  wheelThatIsClosed,
  wheelWithoutCoins,
} from './wheel-states.ts';

/** Every scenario by its name. */
export const scenarios: ReadonlyMap<string, Scenario> = new Map(
  [
    demo,
    memberWithMoney,
    memberWithoutMoney,
    memberWithALiveQr,
    memberWithAnExpiredQr,
    memberWithALongStatement,
    memberWithABonusAndSlips,
    memberWithARefund,
    memberWithAnActiveBonus,
    bonusesOfEveryKind,
    memberWhoInvitedFriends,
    memberWhoWroteToSupport,
    memberWithCoins,
    memberWithCoupons,
    couponsOfEveryKind,
    couponAgainstABonus,
    wheelThatIsClosed,
    wheelWithoutCoins,
    memberWithEveryLine,
    memberWithEverySlip,
    memberWithUnlinkedSlips,
    memberWithOtherGames,
    knownGameCredentials,
    gamesThatFail,
    memberWithTwoSlips,
    inactiveMember,
    memberWhoseBankIsGone,
    memberWhoseWalletIsGone,
    foreignNetwork,
    expiredToken,
    unknownTokens,
    mustWait,
    nextQrRefused,
    depositsByHand,
    noWayToDeposit,
    goodGiftLink,
    usedGiftLink,
    slipsAtAnyHour,
    slipsNotNow,
    serviceEnded,
    noCodeAsked,
    noMessengerPicture,
    noticeOfTheService,
    verifiedPhone,
  ].map((scenario) => [scenario.name, scenario]),
);
