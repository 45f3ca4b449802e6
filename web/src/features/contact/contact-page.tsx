import { LoadFailed } from '../../shared/texts/load-failed.tsx';
import { Loading } from '../../shared/texts/loading.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { MessageCircle } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { APP_VERSION } from '../../lib/app-version.ts';
import { chatOpenAtom, hasChatAtom } from '../../shared/session/chat-flag.ts';
import { useLocale } from '../../shared/session/use-locale.ts';
import { PageTitle } from '../../shared/texts/page-title.tsx';
import { Skeleton } from '../../ui/display/skeleton.tsx';
import { Button } from '../../ui/form/button.tsx';
import { contactAtom, loadContactAtom } from './contact-state.ts';
import { Messenger } from './messenger.tsx';
import { Website, WebsiteCode } from './website.tsx';
import styles from './contact-page.module.css';

export function ContactPage() {
  const { t } = useTranslation(['contact', 'common']);
  const contact = useAtomValue(contactAtom);
  const hasChat = useAtomValue(hasChatAtom);
  const load = useSetAtom(loadContactAtom);
  const openChat = useSetAtom(chatOpenAtom);
  const [locale] = useLocale();
  // The reply is in the current language.
  useEffect(() => void load(), [load, locale]);

  return (
    <section className={styles.page}>
      <div className={styles.sides}>
        <PageTitle text={t('common:title.contact')} />
        <h1>{t('common:title.contact')}</h1>
        {contact.status === 'loading' && (
          <Loading>
            <Skeleton lines={6} />
          </Loading>
        )}
        {contact.status === 'failed' && (
          <LoadFailed title={t('failed_title')} text={t('failed_text')} onRetry={() => void load()} />
        )}
        {contact.status === 'ready' && (
          <>
            {contact.contact.text !== '' && <p className={styles.text}>{contact.contact.text}</p>}
            {hasChat && (
              <Button kind="gold" wide icon={MessageCircle} onClick={() => openChat(true)}>
                {t('chat_button')}
              </Button>
            )}
            <Messenger {...contact.contact.line} link={hasChat ? null : contact.contact.line.link} />
            <WebsiteCode />
          </>
        )}
        {/* Below the text, whose length is not known before it comes. */}
        {contact.status !== 'loading' && (
          <footer className={styles.foot}>
            <Website />
            <p>{t('version', { version: APP_VERSION })}</p>
          </footer>
        )}
      </div>
    </section>
  );
}
