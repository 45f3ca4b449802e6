import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/form/button-link.tsx';
import { EmptyState } from '../../ui/display/empty-state.tsx';
import { CenteredPage } from '../../ui/layout/page.tsx';
import { PageTitle } from '../../shared/texts/page-title.tsx';

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <CenteredPage>
      <PageTitle text={t('not_found.title')} />
      <EmptyState
        title={t('not_found.title')}
        text={t('not_found.text')}
        headingLevel={1}
        hasArt={false}
        action={
          <ButtonLink kind="gold" to="/user">
            {t('home_button')}
          </ButtonLink>
        }
      />
    </CenteredPage>
  );
}
