import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { SheetFooter } from '../../ui/sheet-footer.tsx';
import { depositOptionsAtom } from './deposit-options.ts';
import { showWayAtom } from './deposit-screen.ts';
import { useConfirm } from './use-confirm.ts';

/** What comes after a transfer: the balance, or the slip where the service needs it or the money has not come. */
export function TransferEnd({ isAuto }: { isAuto: boolean }) {
  const { t } = useTranslation(['deposit', 'common']);
  const options = useAtomValue(depositOptionsAtom);
  const showWay = useSetAtom(showWayAtom);
  const confirm = useConfirm();
  const slip = options.status === 'ready' ? options.ways.find(({ kind }) => kind === 'slip') : undefined;

  if (!isAuto && slip) {
    return (
      <SheetFooter>
        <Button kind="gold" wide onClick={() => showWay(slip)}>
          {t('slip_button')}
        </Button>
      </SheetFooter>
    );
  }
  return (
    <>
      {!isAuto && <Note tone="warning">{t('slip_elsewhere')}</Note>}
      <SheetFooter>
        <Button kind="gold" wide onClick={confirm}>
          {t('confirm_button')}
        </Button>
        {slip && (
          <Button kind="bare" wide onClick={() => showWay(slip)}>
            {t('not_arrived_button')}
          </Button>
        )}
      </SheetFooter>
    </>
  );
}
