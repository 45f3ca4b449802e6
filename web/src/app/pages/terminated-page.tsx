import { useTranslation } from 'react-i18next';
import { MessagePage } from '../../ui/layout/page.tsx';

export function TerminatedPage() {
  const { t } = useTranslation();
  return (
    <>
      <title>{t('terminated.document_title')}</title>
      <MessagePage title={t('terminated.title')} text={t('terminated.text')} />
    </>
  );
}
