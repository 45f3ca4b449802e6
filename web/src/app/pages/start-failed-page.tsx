import type { i18n } from 'i18next';
import { useEffect } from 'react';
import { Button } from '../../ui/form/button.tsx';
import { withMoneySafe } from '../../shared/texts/with-money-safe.ts';
import { MessagePage } from '../../ui/layout/page.tsx';

/** A file that the start needs did not load: the site itself is fine, and a reload may help. */
export function StartFailedPage({ i18n, isMember }: { i18n: i18n; isMember: boolean }) {
  // There is no work that a reload could lose.
  useEffect(() => {
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  const title = i18n.t('config_error.title');
  return (
    <>
      <title>{title}</title>
      <MessagePage
        title={title}
        text={withMoneySafe(i18n.t, i18n.t('not_loaded.text'), isMember)}
        action={
          <Button kind="gold" onClick={() => window.location.reload()}>
            {i18n.t('retry_button')}
          </Button>
        }
      />
    </>
  );
}
