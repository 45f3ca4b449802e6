import { useSetAtom } from 'jotai';
import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { closeDialogAtom } from '../../state/dialog-state.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { SheetFooter } from '../../ui/sheet-footer.tsx';
import { showListAtom } from './deposit-screen.ts';
import styles from './deposit.module.css';

/** The slip has arrived and is in progress; its outcome stands in the statement. [4.08] [2.74] */
export function SlipReceived() {
  const { t } = useTranslation(['slip-upload', 'common', 'deposit']);
  const navigate = useNavigate();
  const close = useSetAtom(closeDialogAtom);
  const showList = useSetAtom(showListAtom);
  const showStatus = () => {
    close();
    void navigate('/user/statement');
  };
  return (
    <div className={styles.screen}>
      <Note icon={Hourglass} title={t('received_title')} live>
        {t('received_text')}
      </Note>
      <SheetFooter>
        <Button kind="gold" wide onClick={showStatus}>
          {t('status_button')}
        </Button>
        <Button kind="bare" wide onClick={showList}>
          {t('deposit:again_button')}
        </Button>
      </SheetFooter>
    </div>
  );
}
