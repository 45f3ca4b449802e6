import { mergeSlices, type Slice } from '../../engine/slice.ts';
import { bonusReceiptsSlice, type BonusReceiptsState } from './bonuses.ts';
import { heldBonusSlice, type HeldBonusState } from './held-bonus.ts';
import { invitesSlice, type InvitesState } from './invites.ts';
import { offersSlice, type OffersState } from './offers.ts';
import { playsSlice, type PlaysState } from './play-totals.ts';
import { promotionReceiptsSlice, type PromotionReceiptsState } from './promotions.ts';
import { refundsSlice, type RefundsState } from './refunds.ts';
import { couponsSlice, type CouponsState } from './spin.ts';
import { wheelStateSlice, type WheelState } from './wheel.ts';

export interface RewardsState
  extends
    OffersState,
    BonusReceiptsState,
    PromotionReceiptsState,
    HeldBonusState,
    PlaysState,
    InvitesState,
    RefundsState,
    WheelState,
    CouponsState {}

export const rewardsSlice: Slice<RewardsState> = mergeSlices(
  offersSlice,
  bonusReceiptsSlice,
  promotionReceiptsSlice,
  heldBonusSlice,
  playsSlice,
  invitesSlice,
  refundsSlice,
  wheelStateSlice,
  couponsSlice,
);
