import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { SheetFooter } from '../../ui/sheet-footer.tsx';
import { showListAtom } from './deposit-screen.ts';
import styles from './deposit.module.css';
import { loadSlipHoursAtom, type SlipHours } from './slip-hours.ts';

/** The daily time in which no slips are taken, and the way round it. [9.38] */
export function SlipClosed({ hours: { closed } }: { hours: SlipHours }) {
  const { t } = useTranslation(['slip-upload', 'common']);
  const showList = useSetAtom(showListAtom);
  const loadHours = useSetAtom(loadSlipHoursAtom);
  return (
    <div className={styles.screen}>
      <Note tone="warning" title={t('closed_title')} live>
        {closed ? t('closed_text', closed) : t('closed_text_plain')}
      </Note>
      <SheetFooter>
        <Button kind="gold" wide onClick={showList}>
          {t('other_ways_button')}
        </Button>
        <Button kind="bare" wide onClick={() => void loadHours()}>
          {t('common:retry_button')}
        </Button>
      </SheetFooter>
    </div>
  );
}
