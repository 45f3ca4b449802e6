import { useTranslation } from 'react-i18next';
import { EmptyState } from '../ui/empty-state.tsx';
import { LonePage } from '../ui/page.tsx';

/** Shown when the service has ended. [2.08] */
export function TerminatedPage() {
  const { t } = useTranslation();
  return (
    <LonePage>
      <title>{t('terminated.document_title')}</title>
      <EmptyState title={t('terminated.title')} text={t('terminated.text')} headingLevel={1} hasArt={false} />
    </LonePage>
  );
}
