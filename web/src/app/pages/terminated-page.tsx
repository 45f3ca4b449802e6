import { useTranslation } from 'react-i18next';
import { useSessionSnapshot } from '../../shared/session/use-session-snapshot.ts';
import { ButtonLink } from '../../ui/form/button-link.tsx';
import { MessagePage } from '../../ui/layout/page.tsx';

export function TerminatedPage() {
  const { t } = useTranslation();
  // Opened by its address, as by a reload: the service may be there, which the next page reads.
  const mayBeBack = useSessionSnapshot().status !== 'gone';
  return (
    <>
      <title>{t('terminated.document_title')}</title>
      <MessagePage
        title={t('terminated.title')}
        text={t('terminated.text')}
        action={
          mayBeBack && (
            <ButtonLink kind="gold" to="/user">
              {t('retry_button')}
            </ButtonLink>
          )
        }
      />
    </>
  );
}
