import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../ui/toast.tsx';
import { Button } from '../../ui/button.tsx';
import { SheetFooter } from '../../ui/sheet-footer.tsx';
import { dropSlipAtom, type PickedSlip } from './slip-check.ts';
import { loadSlipHoursAtom } from './slip-hours.ts';
import { sendSlipAction } from './slip-upload.ts';
import { useOutcome } from './use-outcome.ts';

/** Sending the slip or choosing another: what is wise comes first, and sending is never forbidden. */
export function SlipActions({ picked }: { picked: Exclude<PickedSlip, { status: 'none' }> }) {
  const { t } = useTranslation(['slip-upload', 'common']);
  const run = useSetAtom(sendSlipAction.runAtom);
  const reset = useSetAtom(sendSlipAction.resetAtom);
  const drop = useSetAtom(dropSlipAtom);
  const loadHours = useSetAtom(loadSlipHoursAtom);
  const tell = useOutcome();
  const isDoubtful =
    picked.status === 'ready' &&
    (picked.finding.kind === 'unreadable' || picked.finding.kind === 'duplicate');

  const send = async () => {
    const end = await run(picked.file);
    if (!end) return;
    const isReceived = end.status === 'succeeded' && end.done === 'received';
    const isRefused = end.status === 'refused';
    if (end.status === 'succeeded' && !isReceived) showToast({ kind: 'info', text: t('called_back_toast') });
    // The service closes for the night without a word of its own. [9.38]
    else if (isRefused) void loadHours();
    else tell(end, { notDone: t('not_done_toast'), done: t('received_title') });
    // A refusal stays on the screen beside its slip, and so does what has arrived.
    if (!isReceived && !isRefused) reset();
  };
  const other = () => {
    reset();
    drop();
  };

  if (isDoubtful) {
    return (
      <SheetFooter>
        <Button kind="gold" wide onClick={other}>
          {t('other_button')}
        </Button>
        <Button kind="bare" wide onClick={() => void send()}>
          {t('send_anyway_button')}
        </Button>
      </SheetFooter>
    );
  }
  return (
    <SheetFooter>
      <Button kind="gold" wide busy={picked.status === 'checking'} onClick={() => void send()}>
        {t('send_button')}
      </Button>
      <Button kind="bare" wide onClick={other}>
        {t('other_button')}
      </Button>
    </SheetFooter>
  );
}
