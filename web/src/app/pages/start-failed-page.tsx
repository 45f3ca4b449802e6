import type { i18n } from 'i18next';
import { useEffect } from 'react';
import { Button } from '../../ui/form/button.tsx';
import { EmptyState } from '../../ui/display/empty-state.tsx';
import { CenteredPage } from '../../ui/layout/page.tsx';

/** A file that the start needs did not load: the site itself is fine, and a reload may help. */
export function StartFailedPage({ i18n }: { i18n: i18n }) {
  // There is no work that a reload could lose.
  useEffect(() => {
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <CenteredPage>
      <title>{i18n.t('config_error.title')}</title>
      <EmptyState
        title={i18n.t('config_error.title')}
        text={i18n.t('not_loaded.text')}
        headingLevel={1}
        hasArt={false}
        action={
          <Button kind="gold" onClick={() => window.location.reload()}>
            {i18n.t('retry_button')}
          </Button>
        }
      />
    </CenteredPage>
  );
}
