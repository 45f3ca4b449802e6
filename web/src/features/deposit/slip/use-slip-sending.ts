import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { MoneyAction } from '../../../shared/orders/money-action.ts';
import { noteRefusalAtom } from '../../../shared/orders/money-wait.ts';
import { showToast } from '../../../ui/overlay/toast.tsx';
import { loadSlipHoursAtom } from './slip-hours.ts';
import { sendSlipAction, type SlipUpload } from './slip-upload.ts';
import { useOutcome } from '../methods/use-outcome.ts';

/** Sending a slip, and the telling of how that ended. [2.49] */
export function useSlipSending() {
  const { t } = useTranslation('slip-upload');
  const run = useSetAtom(sendSlipAction.runAtom);
  const takeUp = useSetAtom(sendSlipAction.resumeAtom);
  const reset = useSetAtom(sendSlipAction.resetAtom);
  const loadHours = useSetAtom(loadSlipHoursAtom);
  const noteRefusal = useSetAtom(noteRefusalAtom);
  const tellOutcome = useOutcome('slip');

  const tell = (end: MoneyAction<File, SlipUpload>) => {
    // A refusal stays on the screen beside its slip. The service closes for the night without a word of its own. [9.38]
    if (end.status === 'refused') {
      noteRefusal(end.code);
      return void loadHours();
    }
    if (end.status === 'succeeded' && end.done === 'called-back') {
      showToast({ kind: 'info', text: t('called_back_toast') });
      return reset();
    }
    const isShown = tellOutcome(end, {
      notDone: t('not_done_toast'),
      done: t('received_title'),
      busy: t('busy_toast'),
    });
    // So does what has arrived.
    if (end.status !== 'succeeded' || !isShown) reset();
  };

  return {
    send: async (file: File) => {
      const end = await run(file);
      if (end) tell(end);
    },
    /** Finds out what became of a slip that was on its way when the page was left. (W1) */
    resume: async () => {
      const end = await takeUp();
      if (end) tell(end);
    },
    tell,
  };
}
