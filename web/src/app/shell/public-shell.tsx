import { useAtomValue } from 'jotai';
import { CirclePlay, Headset, LogIn, UserPlus } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { useUnreadBadge } from './use-unread-badge.ts';
import { Notice } from '../../features/notice/notice.tsx';
import { NamedTopBar } from './named-top-bar.tsx';
import { servicesAtom } from '../../shared/session/services.ts';
import { BottomMenu } from '../../ui/layout/bottom-menu.tsx';
import { PublicPage } from '../../ui/layout/page.tsx';
import { OfflineLine } from './offline-line.tsx';
import { UpdateLine } from './update-line.tsx';
import { WaitLine } from './wait-line.tsx';
import { SignOutQuestion } from './sign-out-question.tsx';

export function PublicShell() {
  const { t } = useTranslation();
  const { visitorExit: VisitorExit } = useAtomValue(servicesAtom).platform;
  const { pathname } = useLocation();
  const badge = useUnreadBadge();

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
      notice={
        <>
          <OfflineLine isMember={false} />
          <WaitLine />
          <UpdateLine />
          {!isContact && <Notice />}
        </>
      }
      topBar={<NamedTopBar to="/login" toLabel={t('menu.login')} end={VisitorExit && <VisitorExit />} />}
      menu={
        <BottomMenu
          label={t('menu.public')}
          items={[
            item('/login', t('menu.login'), LogIn),
            item('/register', t('menu.register'), UserPlus),
            item('/howto', t('menu.howto'), CirclePlay),
            { ...item('/contact', t('menu.contact'), Headset), badge },
          ]}
        />
      }
    >
      <Suspense>
        <Outlet />
      </Suspense>
      <SignOutQuestion />
    </PublicPage>
  );
}
