import { useAtomValue } from 'jotai';
import { isUnknown } from '../../shared/orders/action-state.ts';
import { OpenOutcome } from '../../shared/orders/open-outcome.tsx';
import { openedBonusAtom } from './bonus-state.ts';
import { promotionSearchAtom } from './promotion/promotion-search.ts';
import { RewardAlert } from './reward-alert.tsx';
import { type BonusOrder, useEndBonus, useReceiveBonus, useReceivePromotion } from './use-bonus-orders.ts';

export function OpenRewards() {
  const bonus = useReceiveBonus();
  const promotion = useReceivePromotion();
  const end = useEndBonus();
  const isBonusOpen = useAtomValue(openedBonusAtom) !== null;
  const isPromotionOpen = useAtomValue(promotionSearchAtom) !== null;
  return (
    <>
      {!isBonusOpen && <OpenReward order={bonus} />}
      {!isPromotionOpen && <OpenReward order={promotion} />}
      <OpenReward order={end} />
    </>
  );
}

function OpenReward<Input>({ order }: { order: BonusOrder<Input> }) {
  const { state, checkAgain } = order;
  return (
    <>
      {isUnknown(state) && (
        <OpenOutcome support={{ topic: 'bonus' }} action={state} titled onCheckAgain={checkAgain} />
      )}
      <RewardAlert order={order} />
    </>
  );
}
