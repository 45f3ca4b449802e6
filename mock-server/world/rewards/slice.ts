import { mergeSlices, type Slice } from '../../engine/slice.ts';
import { bonusGrantsSlice, type BonusGrantsState } from './bonuses.ts';
import { heldBonusSlice, type HeldBonusState } from './held-bonus.ts';
import { invitesSlice, type InvitesState } from './invites.ts';
import { offersSlice, type OffersState } from './offers.ts';
import { playsSlice, type PlaysState } from './play-totals.ts';
import { promotionGrantsSlice, type PromotionGrantsState } from './promotions.ts';
import { refundsSlice, type RefundsState } from './refunds.ts';
import { couponsSlice, type CouponsState } from './spin.ts';
import { wheelStateSlice, type WheelState } from './wheel.ts';

export interface RewardsState
  extends
    OffersState,
    BonusGrantsState,
    PromotionGrantsState,
    HeldBonusState,
    PlaysState,
    InvitesState,
    RefundsState,
    WheelState,
    CouponsState {}

export const rewardsSlice: Slice<RewardsState> = mergeSlices(
  offersSlice,
  bonusGrantsSlice,
  promotionGrantsSlice,
  heldBonusSlice,
  playsSlice,
  invitesSlice,
  refundsSlice,
  wheelStateSlice,
  couponsSlice,
);
