import type { Satang } from 'contracts/rules';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { MoneyAction } from '../../../shared/orders/money-action.ts';
import type { QrDeposit } from './qr-deposit.ts';
import type { LiveQr } from './qr-record.ts';
import { useOutcome } from '../methods/use-outcome.ts';

/** Creates a QR and tells a refusal in a red toast, and on its screen. [8.24] */
export function useCreateQr({ createAction }: QrDeposit) {
  const { t } = useTranslation('deposit');
  const run = useSetAtom(createAction.runAtom);
  const reset = useSetAtom(createAction.resetAtom);
  const tellOutcome = useOutcome('qr');
  const tell = (end: MoneyAction<Satang, LiveQr>) => {
    const isShown = tellOutcome(end, { notDone: t('not_done_toast'), done: t('created_toast') });
    // Why there is none stays beside the amount until that is changed.
    if (end.status !== 'refused' || !isShown) reset();
  };
  return {
    create: async (amount: Satang) => {
      const end = await run(amount);
      if (end) tell(end);
    },
    tell,
  };
}
