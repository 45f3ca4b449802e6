import { useTranslation } from 'react-i18next';
import { TakingLong } from '../../shared/texts/taking-long.tsx';
import { LoadingOverlay } from '../../ui/display/loading-overlay.tsx';

export function CodeWaiting() {
  const { t } = useTranslation();
  return (
    <LoadingOverlay label={t('loading')}>
      <TakingLong active />
    </LoadingOverlay>
  );
}
