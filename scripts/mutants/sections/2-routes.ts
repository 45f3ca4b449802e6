import type { Mutant } from '../mutant.ts';

export const routesOf2: readonly Mutant[] = [
  { id: '2.01', file: 'web/src/app/routing/routes.tsx', find: '<Route path="/" element={<Navigate to="/user" replace />} />', replace: '<Route path="/" element={<Navigate to="/login" replace />} />', why: 'the root does not lead to the member area' },
  { id: '2.01', file: 'web/src/app/shell/public-shell.tsx', find: 'topOffset={!isContact}', replace: 'topOffset', why: 'the public contact page has a top offset' },
  { id: '2.02', file: 'web/src/app/shell/public-shell.tsx', find: '<LanguageSelect label={t(\'language.label\')} value={locale} onChange={setLocale} />', replace: '', why: 'the login has no language dropdown' },
  { id: '2.03', file: 'web/src/features/register/register-storage.ts', find: 'platform.durable.set(storageKeys.inviteCode, code);', replace: 'undefined;', why: 'the code of an invite link is not kept' },
  { id: '2.03', file: 'web/src/features/register/register-page.tsx', find: 'query.get(\'code\')', replace: 'query.get(\'invite\')', why: 'the invite code is read from another parameter' },
  { id: '2.04', file: 'web/src/app/routing/routes.tsx', find: '<Route path="/howto" element={<HowtoPage />} />', replace: '', why: '/howto is not found' },
  { id: '2.06', file: 'web/src/app/routing/routes.tsx', find: '<Route index element={<Navigate to="/user/home" replace />} />', replace: '<Route index element={<Navigate to="/user/profile" replace />} />', why: '/user leads to the profile' },
  { id: '2.07', file: 'web/src/app/routing/routes.tsx', find: '<Route path="spin" element={<SpinPage />} />', replace: '', why: '/user/spin is not found' },
  { id: '2.08', file: 'web/src/app/pages/terminated-page.tsx', find: '<title>{t(\'terminated.document_title\')}</title>', replace: '', why: 'the document keeps its title when the service has ended' },
  { id: '2.09', file: 'web/src/app/routing/routes.tsx', find: '<Route path="*" element={<NotFoundPage />} />', replace: '<Route path="*" element={<Navigate to="/user" replace />} />', why: 'an unknown address leads home' },
  { id: '2.09', file: 'web/locales/en/common.json', find: '"title": "404 Page Not Found"', replace: '"title": "Page Not Found"', why: 'the not-found page does not say 404' },
  { id: '2.11', file: 'web/src/shared/session/intended-url.ts', find: 'pathname + search + hash', replace: 'pathname', why: 'the query of the intended address is lost' },
  { id: '2.11', file: 'web/src/app/routing/guards.tsx', find: 'state={isLoggingOut ? null : rememberUrl(location)}', replace: 'state={null}', why: 'the intended address is forgotten' },
  { id: '2.12', file: 'web/src/features/login/use-service-check.ts', find: 'if (isGone) session.terminate();', replace: '', why: 'the login stays open when the service is gone' },
  { id: '2.12', file: 'web/src/features/login/use-service-check.ts', find: 'setIsChecking(false);', replace: '', why: 'the terminated style stays' },
  { id: '2.12', file: 'web/src/features/login/use-service-check.ts', find: 'useState(true)', replace: 'useState(false)', why: 'the login has no terminated style while the service is asked' },
  { id: '2.13', file: 'web/src/shared/session/session.ts', find: 'store.remove(storageKeys.rememberAgreement);', replace: '', why: 'the accepted agreement is remembered for the next member' },
  { id: '2.13', file: 'web/src/shared/session/session.ts', find: 'store.remove(storageKeys.lastSync);', replace: '', why: 'the time of the last refresh is kept for the next member' },
];
