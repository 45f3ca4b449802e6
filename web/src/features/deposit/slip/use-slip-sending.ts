import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { MoneyAction } from '../../../shared/orders/action-state.ts';
import { showToast } from '../../../ui/toast/toast.tsx';
import { loadSlipHoursAtom } from './slip-hours.ts';
import { sendSlipAction, type SlipUpload } from './slip-upload.ts';
import { useDepositOutcome } from '../methods/use-deposit-outcome.ts';

/** Uploads a slip and shows the outcome, also when the dialog was closed meanwhile. [2.49] */
export function useSlipSending() {
  const { t } = useTranslation('slip-upload');
  const run = useSetAtom(sendSlipAction.runAtom);
  const resume = useSetAtom(sendSlipAction.resumeAtom);
  const reset = useSetAtom(sendSlipAction.resetAtom);
  const loadHours = useSetAtom(loadSlipHoursAtom);
  const notifyOutcome = useDepositOutcome<File, SlipUpload>({ kind: 'slip' }, () => ({
    done: t('received_title'),
    notDone: t('not_done_toast'),
    busy: t('busy_toast'),
    repeat: t('duplicate_title'),
  }));

  const notify = (end: MoneyAction<File, SlipUpload>) => {
    // A refusal stays on the screen beside its slip. Reload the hours too, because the service closes at night without
    // notice. [9.38]
    if (end.status === 'refused') {
      notifyOutcome(end);
      return void loadHours();
    }
    if (end.status === 'succeeded' && end.done === 'cancelled') {
      showToast({ kind: 'info', text: t('cancelled_toast') });
      return reset();
    }
    const isShown = notifyOutcome(end);
    // A success stays on the screen too.
    if (end.status !== 'succeeded' || !isShown) reset();
  };

  return {
    /** `confirmed`: the member knows what is doubtful about the slip. */
    send: async (file: File, confirmed = false) => {
      const end = await run(file, confirmed);
      if (end) notify(end);
    },
    resume: async () => {
      const end = await resume();
      if (end) notify(end);
    },
    notify,
  };
}
