import type { Satang } from 'contracts/rules';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { MoneyAction } from '../../../shared/orders/action-state.ts';
import type { QrDeposit } from './qr-deposit.ts';
import type { LiveQr } from './qr-record.ts';
import { useDepositOutcome } from '../methods/use-deposit-outcome.ts';

export function useCreateQr({ createAction, pollAtom, provider }: QrDeposit) {
  const { t } = useTranslation('deposit');
  const run = useSetAtom(createAction.runAtom);
  const reset = useSetAtom(createAction.resetAtom);
  const poll = useSetAtom(pollAtom);
  const notifyOutcome = useDepositOutcome<Satang, LiveQr>({ kind: 'qr', provider }, () => ({
    done: t('created_toast'),
    notDone: t('not_done_toast'),
  }));
  const notify = (end: MoneyAction<Satang, LiveQr>) => {
    const isShown = notifyOutcome(end);
    // Another device may have made one: a new order would replace it.
    if (end.status === 'not-done') void poll();
    // The reason of a refusal stays beside the amount until the amount changes.
    if (end.status !== 'refused' || !isShown) reset();
  };
  return {
    create: async (amount: Satang) => {
      const end = await run(amount);
      if (end) notify(end);
    },
    notify,
  };
}
