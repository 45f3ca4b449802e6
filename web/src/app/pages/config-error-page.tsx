import type { i18n } from 'i18next';
import { MessagePage } from '../../ui/layout/page.tsx';

/** Shows the operator the error in `config.json`. The detail is technical, so it is in English. */
export function ConfigErrorPage({ i18n, detail }: { i18n: i18n; detail: string }) {
  const title = i18n.t('config_error.title');
  return (
    <>
      <title>{title}</title>
      <MessagePage title={title} text={`${i18n.t('config_error.text')} (${detail})`} />
    </>
  );
}
