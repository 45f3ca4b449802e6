import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { LongWait } from '../../../shared/texts/taking-long.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { ProgressBar } from '../../../ui/display/progress-bar.tsx';
import { SheetFooter } from '../../../ui/overlay/sheet-footer.tsx';
import { cancelSlipAtom, slipProgressAtom } from './slip-upload.ts';
import styles from './slip.module.css';

export function SlipSending() {
  const { t } = useTranslation(['slip-upload', 'common']);
  const share = useAtomValue(slipProgressAtom);
  const cancel = useSetAtom(cancelSlipAtom);
  // The share is unknown at first, and on some networks all the time.
  const isWaiting = share === null || share === 1;
  const text = isWaiting ? (
    <LongWait key={share}>{t(share === null ? 'sending' : 'sent_waiting')}</LongWait>
  ) : (
    t('sending_share', { percent: Math.floor(share * 100) })
  );
  return (
    <div className={styles.sending}>
      <p>{text}</p>
      <ProgressBar label={t('sending')} share={share} />
      <p role="status" className="visually-hidden">
        {isWaiting ? text : t('sending')}
      </p>
      <SheetFooter>
        <Button kind="line" wide onClick={cancel}>
          {t('cancel_button')}
        </Button>
      </SheetFooter>
    </div>
  );
}
