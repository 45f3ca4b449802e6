import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes } from 'react-router-dom';
import { LoadingOverlay } from '../ui/loading-overlay.tsx';
import { LoginPage } from '../features/login/login-page.tsx';
import { useSessionSnapshot } from '../state/use-session-snapshot.ts';
import { RequireSession } from './guards.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PlainPage } from './plain-page.tsx';
import { PublicShell } from './public-shell.tsx';
import { TerminatedPage } from './terminated-page.tsx';

// What only members see is fetched after the login.
const MemberShell = lazy(() =>
  import('./member-shell.tsx').then((module) => ({ default: module.MemberShell })),
);
const HomePage = lazy(() =>
  import('../features/home/home-page.tsx').then((module) => ({ default: module.HomePage })),
);
const ContactPage = lazy(() =>
  import('../features/contact/contact-page.tsx').then((module) => ({ default: module.ContactPage })),
);
const ProfilePage = lazy(() =>
  import('../features/profile/profile-page.tsx').then((module) => ({ default: module.ProfilePage })),
);
const HowtoPage = lazy(() =>
  import('../features/howto/howto-page.tsx').then((module) => ({ default: module.HowtoPage })),
);
const RegisterPage = lazy(() =>
  import('../features/register/register-page.tsx').then((module) => ({ default: module.RegisterPage })),
);
const StatementPage = lazy(() =>
  import('../features/statement/statement-page.tsx').then((module) => ({ default: module.StatementPage })),
);

/** The route table. [2.01]–[2.09] */
export function AppRoutes() {
  const { status } = useSessionSnapshot();
  // Once the service has ended, no address works any more and Back leads nowhere. [2.08] [4.02]
  if (status === 'gone') {
    return (
      <Routes>
        <Route path="/terminated" element={<TerminatedPage />} />
        <Route path="*" element={<Navigate to="/terminated" replace />} />
      </Routes>
    );
  }
  return (
    <Suspense fallback={<PageLoading />}>
      <Routes>
        <Route path="/" element={<Navigate to="/user" replace />} />
        <Route element={<PublicShell />}>
          <Route path="/login" element={<LoginPage />} />
          <Route path="/register" element={<RegisterPage />} />
          <Route path="/howto" element={<HowtoPage />} />
          <Route path="/contact" element={<ContactPage />} />
        </Route>
        <Route
          path="/user"
          element={
            <RequireSession>
              <MemberShell />
            </RequireSession>
          }
        >
          <Route index element={<Navigate to="/user/home" replace />} />
          <Route path="home" element={<HomePage />} />
          <Route path="statement" element={<StatementPage />} />
          <Route path="profile" element={<ProfilePage />} />
          <Route path="bonus" element={<PlainPage title="bonus" />} />
          <Route path="contact" element={<ContactPage />} />
          <Route path="spin" element={<PlainPage title="spin" />} />
        </Route>
        <Route path="/terminated" element={<TerminatedPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}

function PageLoading() {
  const { t } = useTranslation();
  return <LoadingOverlay label={t('loading')} />;
}
