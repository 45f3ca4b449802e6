import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { openDialogAtom } from '../../../shared/session/dialog-state.ts';
import { SubmitOrderButton } from '../../../shared/orders/submit-order-button.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { SheetFooter } from '../../../ui/overlay/sheet-footer.tsx';
import { dropSlipAtom, type PickedSlip } from './picked-slip.ts';
import { sendSlipAction } from './slip-upload.ts';
import { useSlipSending } from './use-slip-sending.ts';

export function SlipActions({ picked }: { picked: Exclude<PickedSlip, { status: 'none' }> }) {
  const { t } = useTranslation(['slip-upload', 'common']);
  const reset = useSetAtom(sendSlipAction.resetAtom);
  const drop = useSetAtom(dropSlipAtom);
  const openDialog = useSetAtom(openDialogAtom);
  const { send } = useSlipSending();
  const isDoubtful =
    picked.status === 'ready' && (picked.check.kind === 'unreadable' || picked.check.kind === 'duplicate');

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
        {picked.check.kind === 'duplicate' && (
          <Button kind="line" wide onClick={() => openDialog({ name: 'slips' })}>
            {t('status_button')}
          </Button>
        )}
        <SubmitOrderButton
          kind="bare"
          type="button"
          label={t('send_anyway_button')}
          busy={false}
          onClick={() => void send(picked.file, true)}
        />
      </SheetFooter>
    );
  }
  return (
    <SheetFooter>
      <SubmitOrderButton
        type="button"
        label={t('send_button')}
        busy={picked.status === 'checking'}
        onClick={() => void send(picked.file)}
      />
      <Button kind="bare" wide onClick={other}>
        {t('other_button')}
      </Button>
    </SheetFooter>
  );
}
