import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/form/button.tsx';
import { Callout } from '../../../ui/display/callout.tsx';
import { SheetFooter } from '../../../ui/overlay/sheet-footer.tsx';
import { showListAtom } from '../methods/deposit-navigation.ts';
import styles from '../methods/deposit.module.css';
import { loadSlipHoursAtom, type SlipHours } from './slip-hours.ts';

export function SlipClosed({ hours: { told } }: { hours: SlipHours }) {
  const { t } = useTranslation(['slip-upload', 'common']);
  const showList = useSetAtom(showListAtom);
  const loadHours = useSetAtom(loadSlipHoursAtom);
  return (
    <div className={styles.screen}>
      <Callout tone="warning" title={t('closed_title')} live>
        {told ? t('closed_text', told) : t('closed_text_plain')}
      </Callout>
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
