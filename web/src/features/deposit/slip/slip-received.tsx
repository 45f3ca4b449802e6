import { useSetAtom } from 'jotai';
import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { openDialogAtom } from '../../../shared/session/dialog-state.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Callout } from '../../../ui/display/callout.tsx';
import { SheetFooter } from '../../../ui/overlay/sheet-footer.tsx';
import { showListAtom } from '../methods/deposit-navigation.ts';
import styles from '../methods/deposit.module.css';

export function SlipReceived() {
  const { t } = useTranslation(['slip-upload', 'common', 'deposit']);
  const openDialog = useSetAtom(openDialogAtom);
  const showList = useSetAtom(showListAtom);
  return (
    <div className={styles.screen}>
      <Callout icon={Hourglass} title={t('received_title')} live>
        {t('received_text')}
      </Callout>
      <SheetFooter>
        <Button kind="gold" wide onClick={() => openDialog({ name: 'slips' })}>
          {t('status_button')}
        </Button>
        <Button kind="bare" wide onClick={showList}>
          {t('deposit:again_button')}
        </Button>
      </SheetFooter>
    </div>
  );
}
