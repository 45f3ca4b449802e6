import { useAtomValue, useSetAtom } from 'jotai';
import { CirclePlay, Headset, LogIn, UserPlus } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { ChatEntrance } from './chat-entrance.tsx';
import { Notice } from '../../features/notice/notice.tsx';
import { appNameAtom, loadInfoAtom } from '../../shared/texts/lookup-state.ts';
import { servicesAtom } from '../../shared/session/services.ts';
import { useLocale } from '../../shared/session/use-locale.ts';
import { BottomMenu } from '../../ui/layout/bottom-menu.tsx';
import { LanguageSelect } from '../../ui/form/language-select.tsx';
import { PublicPage } from '../../ui/layout/page.tsx';
import { TopBar } from '../../ui/layout/top-bar.tsx';

/** The frame of everything that needs no session. [2.01] [2.14] */
export function PublicShell() {
  const { t } = useTranslation();
  const { session } = useAtomValue(servicesAtom);
  const appName = useAtomValue(appNameAtom);
  const loadInfo = useSetAtom(loadInfoAtom);
  const [locale, setLocale] = useLocale();
  const { key, pathname } = useLocation();

  useEffect(() => void loadInfo(), [loadInfo]);

  // Landing here ends a session that is still stored. [2.13] It hangs on the arrival, not on the session: the login
  // stores its token on this very page and leaves.
  useEffect(() => {
    if (session.token() !== null) session.end('landed-outside');
  }, [session, key]);

  // [2.01]
  const isContact = pathname === '/contact';

  const item = (to: string, label: string, icon: typeof LogIn) => ({
    to,
    label,
    icon,
    current: pathname === to,
  });

  return (
    <PublicPage
      topOffset={!isContact}
      notice={isContact ? undefined : <Notice />}
      topBar={
        <TopBar
          brand={appName}
          to="/login"
          toLabel={t('menu.login')}
          end={<LanguageSelect label={t('language.label')} value={locale} onChange={setLocale} />}
        />
      }
      menu={
        <BottomMenu
          label={t('menu.public')}
          items={[
            item('/login', t('menu.login'), LogIn),
            item('/register', t('menu.register'), UserPlus),
            item('/howto', t('menu.howto'), CirclePlay),
            item('/contact', t('menu.contact'), Headset),
          ]}
        />
      }
    >
      <Suspense>
        <Outlet />
      </Suspense>
      <ChatEntrance />
    </PublicPage>
  );
}
