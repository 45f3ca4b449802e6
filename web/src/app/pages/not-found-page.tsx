import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/form/button-link.tsx';
import { MessagePage } from '../../ui/layout/page.tsx';
import { PageTitle } from '../../shared/texts/page-title.tsx';

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle text={t('not_found.title')} />
      <MessagePage
        title={t('not_found.title')}
        text={t('not_found.text')}
        action={
          <ButtonLink kind="gold" to="/user">
            {t('home_button')}
          </ButtonLink>
        }
      />
    </>
  );
}
