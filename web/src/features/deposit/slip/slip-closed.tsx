import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { ReadButton } from '../../../shared/texts/retry-button.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Callout } from '../../../ui/display/callout.tsx';
import { SheetFooter } from '../../../ui/overlay/sheet-footer.tsx';
import { isQuick } from '../methods/deposit-methods.ts';
import { depositOptionsAtom } from '../methods/deposit-options.ts';
import { showListAtom } from '../methods/deposit-navigation.ts';
import styles from '../methods/deposit.module.css';
import { loadSlipHoursAtom, type SlipHours } from './slip-hours.ts';

export function SlipClosed({ hours: { told } }: { hours: SlipHours }) {
  const { t } = useTranslation(['slip-upload', 'common']);
  const options = useAtomValue(depositOptionsAtom);
  const showList = useSetAtom(showListAtom);
  const loadHours = useSetAtom(loadSlipHoursAtom);
  // A transfer that is not quick needs a slip too.
  const hasQuick = options.status === 'ready' && options.methods.some(isQuick);
  return (
    <div className={styles.screen}>
      <Callout tone="warning" title={t('closed_title')} live>
        {told && t('closed_rule', told)} {hasQuick && t('closed_way')}
      </Callout>
      <SheetFooter>
        <Button kind="gold" wide onClick={showList}>
          {t('other_ways_button')}
        </Button>
        <ReadButton kind="bare" wide onClick={() => void loadHours()}>
          {t('common:retry_button')}
        </ReadButton>
      </SheetFooter>
    </div>
  );
}
