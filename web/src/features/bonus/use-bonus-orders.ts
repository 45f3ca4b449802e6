import { useSetAtom, useStore } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { MoneyAction } from '../../shared/orders/action-state.ts';
import type { MoneyActionAtoms } from '../../shared/orders/money-action.ts';
import { type RewardOrder, useRewardOrder } from '../../shared/rewards/use-reward-order.ts';
import { useCodeText } from '../../shared/texts/use-failure-text.ts';
import { type Ended, endBonusAction, receiveBonusAction, receivePromotionAction } from './bonus-orders.ts';
import type { RewardInUse } from './bonus-rules.ts';
import { closeBonusAtom, isPageOpenAtom, refreshBonusesAtom } from './bonus-state.ts';
import { closePromotionAtom } from './promotion/promotion-search.ts';
import { type RewardStep, rewardStepOf, type RewardTopic } from './reward-refusals.ts';

export interface BonusOrder<Input> extends Omit<RewardOrder<Input, unknown>, 'run'> {
  topic: RewardTopic;
  step: RewardStep | null;
  run: (input: Input) => void;
}

const FAILED_TITLES = {
  bonus: 'bonus.failed_title',
  promotion: 'promotion.failed_receive_title',
  end: 'end.failed_title',
} as const satisfies Record<RewardTopic, string>;

/** No reading can tell whether it was done. */
const isUntold = (end: MoneyAction<unknown, unknown>) => end.status === 'unresolved' && !end.canCheck;

/**
 * An order of the bonus page. The page shows the outcome; a toast shows it when the member is on another page. (W1)
 * [8.27] [8.28] A dialog of something else may be open by then, and stays: `onDone` closes only the order's own.
 */
function useBonusOrder<Input, Done>(
  topic: RewardTopic,
  action: MoneyActionAtoms<Input, Done>,
  doneText: (done: Done) => string,
  onDone?: () => void,
): BonusOrder<Input> {
  const { t } = useTranslation('bonus');
  const store = useStore();
  const refresh = useSetAtom(refreshBonusesAtom);
  const isShown = () => store.get(isPageOpenAtom);

  const order = useRewardOrder<Input, Done>(action, {
    wordsOf: (end) => ({
      done: end.status === 'succeeded' ? doneText(end.done) : '',
      title: t(isUntold(end) ? 'no_result_title' : FAILED_TITLES[topic]),
      notDone: t(`${topic}.not_done`),
      unresolved: t(`${topic}.unresolved`),
    }),
    // The page keeps no outcome that no reading can tell: it would stand before every other offer.
    shown: (end) => (isShown() && !isUntold(end) ? ['info', 'error'] : []),
    onDone,
    onNotDone: () => {
      if (isShown()) void refresh();
    },
    outcomeOptions: { namesItself: true, readsWallet: true },
  });
  const { state } = order;
  return {
    ...order,
    topic,
    step: state.status === 'refused' ? rewardStepOf(topic, state.code, state.mustWait) : null,
  };
}

export function useReceiveBonus(): BonusOrder<string> {
  const { t } = useTranslation('bonus');
  return useBonusOrder('bonus', receiveBonusAction, () => t('bonus.done_toast'), useSetAtom(closeBonusAtom));
}

export function useReceivePromotion(): BonusOrder<string> {
  const { t } = useTranslation('bonus');
  return useBonusOrder(
    'promotion',
    receivePromotionAction,
    () => t('promotion.done_toast'),
    useSetAtom(closePromotionAtom),
  );
}

/** Success shows the server's own message. [7.33] */
export function useEndBonus(): BonusOrder<RewardInUse | null> {
  const codeText = useCodeText();
  return useBonusOrder<RewardInUse | null, Ended>('end', endBonusAction, ({ message }) =>
    codeText(message ?? 'BONUS_CLEAR'),
  );
}
