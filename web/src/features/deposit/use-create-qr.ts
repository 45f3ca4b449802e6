import type { Satang } from 'contracts/rules';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { QrDeposit } from './qr-deposit.ts';
import { useOutcome } from './use-outcome.ts';

/** Creates a QR and tells a refusal in a red toast. [8.24] */
export function useCreateQr({ createAction }: QrDeposit): (amount: Satang) => Promise<void> {
  const { t } = useTranslation(['deposit', 'common']);
  const run = useSetAtom(createAction.runAtom);
  const reset = useSetAtom(createAction.resetAtom);
  const tell = useOutcome();
  return async (amount) => {
    const end = await run(amount);
    if (!end) return;
    tell(end, { notDone: t('not_done_toast') });
    reset();
  };
}
