import { useTranslation } from 'react-i18next';
import { TakingLong } from '../../shared/texts/taking-long.tsx';
import { LoadingOverlay } from '../../ui/display/loading-overlay.tsx';

/** Shown while code is fetched; says so when that takes long. [9.13] */
export function CodeWaiting() {
  const { t } = useTranslation();
  return (
    <LoadingOverlay label={t('loading')}>
      <TakingLong active />
    </LoadingOverlay>
  );
}
