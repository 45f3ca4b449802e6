import { Navigate, type RouteObject, useRoutes } from 'react-router-dom';
import { LoginPage as LoadedLoginPage } from '../../features/login/login-page.tsx';
import { loadText } from '../../shared/session/text-sets/load-text.ts';
import { useSessionSnapshot } from '../../shared/session/use-session-snapshot.ts';
import { LeaveAfterLogin, RequireSession } from './guards.tsx';
import { lazyScreen, type Namespaces } from '../loading/lazy-screen.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { PublicShell } from '../shell/public-shell.tsx';
import { useLostFocus } from './use-lost-focus.ts';
import { usePageTop } from './use-page-top.ts';
import { PageFailed as Failed } from '../loading/page-failed.tsx';
import { TerminatedPage } from '../pages/terminated-page.tsx';

// Part of the entry chunk: it is the usual first screen, and another file would cost a round trip.
const LoginPage = lazyScreen({
  load: () => Promise.resolve(LoadedLoginPage),
  texts: ['login', 'errors'],
  Failed,
});
// Visitors fetch none of the member area before they send a login, and members no more of the public one.
const RegisterPage = lazyScreen({
  load: async () => (await import('../../features/register/register-page.tsx')).RegisterPage,
  texts: ['register', 'errors'],
  Failed,
});
const HowtoPage = lazyScreen({
  load: async () => (await import('../../features/howto/howto-page.tsx')).HowtoPage,
  texts: ['howto'],
  Failed,
});
const ContactPage = lazyScreen({
  load: async () => (await import('../../features/contact/contact-page.tsx')).ContactPage,
  texts: ['contact'],
  Failed,
});
const MemberShell = lazyScreen({
  load: async () => (await import('../shell/member-shell.tsx')).MemberShell,
  texts: [],
  Failed,
});
const HomePage = lazyScreen({
  load: async () => (await import('../pages/member-home.tsx')).MemberHome,
  texts: ['home', 'errors', 'outcome', 'money'],
  Failed,
});
const ProfilePage = lazyScreen({
  load: async () => (await import('../../features/profile/profile-page.tsx')).ProfilePage,
  texts: ['profile', 'errors', 'money'],
  Failed,
});
const StatementPage = lazyScreen({
  load: async () => (await import('../../features/statement/screens.ts')).StatementPage,
  texts: ['statement', 'money'],
  Failed,
});
const BonusPage = lazyScreen({
  load: async () => (await import('../../features/bonus/bonus-page.tsx')).BonusPage,
  texts: ['bonus', 'errors', 'outcome', 'money'],
  Failed,
});
const SpinPage = lazyScreen({
  load: async () => (await import('../../features/spin/spin-page.tsx')).SpinPage,
  texts: ['spin', 'errors', 'outcome', 'money'],
  Failed,
});

const memberPages: Record<string, { preload: () => Namespaces }> = {
  '/user/profile': ProfilePage,
  '/user/bonus': BonusPage,
  '/user/statement': StatementPage,
  '/user/contact': ContactPage,
  '/user/spin': SpinPage,
};
const publicPages: Record<string, { preload: () => Namespaces }> = {
  '/register': RegisterPage,
  '/howto': HowtoPage,
  '/contact': ContactPage,
};

/**
 * Fetches the code of the first page while the app is still starting.
 * @returns the texts that the page reads
 */
export function preloadPage(url: string, isMember: boolean): Namespaces {
  const path = url.replace(/[?#].*/, '');
  if (path in publicPages || !isMember) return (publicPages[path] ?? LoginPage).preload();
  MemberShell.preload();
  return (memberPages[path] ?? HomePage).preload();
}

/**
 * Fetches the page after the login while the login is being answered. A failure shows only when the page is opened.
 * Loads texts without registering them: a change of the language would fail if those of a page not yet open did.
 */
function preloadFor(url: string, language: string): void {
  for (const namespace of preloadPage(url, true)) loadText(language, namespace).catch(() => undefined);
}

const goneRoutes: RouteObject[] = [{ path: '/terminated', element: <TerminatedPage /> }];

/** `VISITOR_PATHS` of `contracts/rules` lists the same paths for hosts. */
export const visitorRoutes = [
  {
    path: '/login',
    element: (
      <LeaveAfterLogin>
        <LoginPage onSend={preloadFor} />
      </LeaveAfterLogin>
    ),
  },
  { path: '/register', element: <RegisterPage /> },
  { path: '/howto', element: <HowtoPage /> },
  { path: '/contact', element: <ContactPage /> },
] satisfies RouteObject[];

const routes: RouteObject[] = [
  ...goneRoutes,
  { path: '/', element: <Navigate to="/user" replace /> },
  {
    element: <PublicShell />,
    children: visitorRoutes,
  },
  {
    path: '/user',
    element: (
      <RequireSession>
        <MemberShell />
      </RequireSession>
    ),
    children: [
      { index: true, element: <Navigate to="/user/home" replace /> },
      { path: 'home', element: <HomePage /> },
      { path: 'statement', element: <StatementPage /> },
      { path: 'profile', element: <ProfilePage /> },
      { path: 'bonus', element: <BonusPage /> },
      { path: 'contact', element: <ContactPage /> },
      { path: 'spin', element: <SpinPage /> },
    ],
  },
];

export function AppRoutes() {
  // For all pages: a login and a logout replace the page, too.
  useLostFocus();
  usePageTop();
  const isGone = useSessionSnapshot().status === 'gone';
  const page = useRoutes(isGone ? goneRoutes : routes);
  // Not a route: the router's `*` does not match a line break, such as %0A. Once the service has ended, no address works and
  // Back leads nowhere. [2.08] [4.02]
  return page ?? (isGone ? <Navigate to="/terminated" replace /> : <NotFoundPage />);
}
