import type { i18n } from 'i18next';
import { EmptyState } from '../../ui/display/empty-state.tsx';
import { CenteredPage } from '../../ui/layout/page.tsx';

/** Shows the operator the error in `config.json`. The detail is technical, so it is in English. */
export function ConfigErrorPage({ i18n, detail }: { i18n: i18n; detail: string }) {
  return (
    <CenteredPage>
      <title>{i18n.t('config_error.title')}</title>
      <EmptyState
        title={i18n.t('config_error.title')}
        text={`${i18n.t('config_error.text')} (${detail})`}
        headingLevel={1}
        hasArt={false}
      />
    </CenteredPage>
  );
}
