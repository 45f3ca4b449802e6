import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { MoneyAction } from '../../../shared/orders/action-state.ts';
import type { Movement } from '../../../shared/wallet/movements.ts';
import { sendGiftAction } from './gift-state.ts';
import { useDepositOutcome } from '../methods/use-outcome.ts';

type Outcome = MoneyAction<string, Movement>;

/** Sending a gift link, and how its end is told. [2.51] */
export function useGift() {
  const { t } = useTranslation('deposit');
  const run = useSetAtom(sendGiftAction.runAtom);
  const takeUp = useSetAtom(sendGiftAction.resumeAtom);
  const reset = useSetAtom(sendGiftAction.resetAtom);
  const notifyOutcome = useDepositOutcome<string, Movement>('gift', () => ({
    done: t('paid_title'),
    notDone: t('gift.not_done_toast'),
  }));

  const notify = (end: Outcome) => {
    const isShown = notifyOutcome(end);
    // What has arrived stays on its screen until the member goes on, and so does the reason of a refusal.
    if ((end.status !== 'succeeded' && end.status !== 'refused') || !isShown) reset();
  };

  return {
    send: async (link: string) => {
      const end = await run(link);
      if (end) notify(end);
      return end;
    },
    /** Finds out what became of a link that was on its way when the page was left. (W1) */
    resume: async () => {
      const end = await takeUp();
      if (end) notify(end);
    },
    notify,
  };
}
