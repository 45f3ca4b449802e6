import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SafeUrl, safeImageUrl } from '../../../html/safe-url.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Callout } from '../../../ui/display/callout.tsx';
import styles from './slips-dialog.module.css';

/** Shows the picture in the dialog where no window can be opened. [2.76] */
export function SlipPicture({ url, onBack }: { url: SafeUrl; onBack: () => void }) {
  const { t } = useTranslation('statement');
  // A URL that is safe to open may still be unsafe to embed.
  const [isBroken, setBroken] = useState(safeImageUrl(url, document.baseURI) === null);
  return (
    <>
      <Button icon={ArrowLeft} onClick={onBack}>
        {t('slips.back_button')}
      </Button>
      {isBroken ? (
        <Callout tone="danger" live>
          {t('slips.picture_failed')}
        </Callout>
      ) : (
        <img
          className={styles.image}
          src={url}
          alt={t('slips.picture_alt')}
          referrerPolicy="no-referrer"
          onError={() => setBroken(true)}
        />
      )}
    </>
  );
}
