import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/form/button.tsx';
import { EmptyState } from '../../ui/display/empty-state.tsx';

export function PageFailed({ retry }: { retry: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      headingLevel={1}
      title={t('not_loaded.title')}
      text={t('not_loaded.text')}
      action={
        <Button kind="gold" onClick={retry}>
          {t('retry_button')}
        </Button>
      }
    />
  );
}
