import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SafeUrl, safeImageUrl } from '../../../html/safe-url.ts';
import { RetryButton } from '../../../shared/texts/retry-button.tsx';
import { Callout } from '../../../ui/display/callout.tsx';
import styles from './slips-dialog.module.css';

export function SlipPicture({ url }: { url: SafeUrl }) {
  const { t } = useTranslation('statement');
  const [isBroken, setBroken] = useState(false);
  // A URL that is safe to open may still be unsafe to embed.
  const isSafe = safeImageUrl(url, document.baseURI) !== null;
  if (isBroken || !isSafe) {
    return (
      <>
        <Callout tone="danger" live>
          {t('slips.picture_failed')}
        </Callout>
        {isSafe && <RetryButton onRetry={() => setBroken(false)} />}
      </>
    );
  }
  return (
    <img
      className={styles.image}
      src={url}
      alt={t('slips.picture_alt')}
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
    />
  );
}
