import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LonePage } from '../ui/page.tsx';
import { PageTitle } from '../state/page-title.tsx';

/** Any address that the app does not know. [2.09] */
export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <LonePage>
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
    </LonePage>
  );
}
