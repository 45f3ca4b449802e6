import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Callout } from '../../ui/display/callout.tsx';
import { Button } from '../../ui/form/button.tsx';
import styles from './update-offer.module.css';

export function UpdateOffer() {
  const { t } = useTranslation();
  return (
    <Callout icon={RefreshCw} live>
      <span className={styles.offer}>
        {t('update.text')}
        <Button kind="bare" small onClick={() => window.location.reload()}>
          {t('update.reload_button')}
        </Button>
      </span>
    </Callout>
  );
}
