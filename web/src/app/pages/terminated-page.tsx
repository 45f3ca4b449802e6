import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/display/empty-state.tsx';
import { CenteredPage } from '../../ui/layout/page.tsx';

export function TerminatedPage() {
  const { t } = useTranslation();
  return (
    <CenteredPage>
      <title>{t('terminated.document_title')}</title>
      <EmptyState title={t('terminated.title')} text={t('terminated.text')} headingLevel={1} hasArt={false} />
    </CenteredPage>
  );
}
