import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { MoneyAction } from '../../../shared/orders/action-state.ts';
import type { Movement } from '../../../shared/wallet/movements.ts';
import { sendGiftAction } from './gift-state.ts';
import { useDepositOutcome } from '../methods/use-deposit-outcome.ts';

type GiftAction = MoneyAction<string, Movement>;

/** Sends a gift link and shows the outcome, also when the dialog was closed meanwhile. [2.51] */
export function useGift() {
  const { t } = useTranslation('deposit');
  const run = useSetAtom(sendGiftAction.runAtom);
  const resume = useSetAtom(sendGiftAction.resumeAtom);
  const reset = useSetAtom(sendGiftAction.resetAtom);
  const notifyOutcome = useDepositOutcome<string, Movement>({ kind: 'gift' }, () => ({
    done: t('paid_title'),
    notDone: t('gift.not_done_toast'),
  }));

  const notify = (end: GiftAction) => {
    const isShown = notifyOutcome(end);
    // A success or refusal stays on its screen until the member continues.
    if ((end.status !== 'succeeded' && end.status !== 'refused') || !isShown) reset();
  };

  return {
    send: async (link: string) => {
      const end = await run(link);
      if (end) notify(end);
      return end;
    },
    resume: async () => {
      const end = await resume();
      if (end) notify(end);
    },
    notify,
  };
}
