import type { Mutant } from '../mutant.ts';

export const loginOf2: readonly Mutant[] = [
  { id: '2.14', file: 'web/src/app/shell/public-shell.tsx', find: 'item(\'/howto\', t(\'menu.howto\'), CirclePlay),', replace: '', why: 'the public menu has no how-to' },
  { id: '2.14', file: 'web/src/app/shell/public-shell.tsx', find: 'item(\'/register\', t(\'menu.register\'), UserPlus),', replace: 'item(\'/login\', t(\'menu.register\'), UserPlus),', why: 'Register in the public menu leads to the login' },
  { id: '2.15', file: 'web/src/app/shell/member-shell.tsx', find: 'onSelect: () => openDialog({ name: \'conditions\' }),', replace: 'onSelect: () => openDialog({ name: \'deposit\' }),', why: 'Conditions opens the deposit' },
  { id: '2.15', file: 'web/src/app/shell/member-shell.tsx', find: 'prominent: true', replace: 'prominent: false', why: 'the home button is as small as the others' },
  { id: '2.15', file: 'web/src/app/shell/member-shell.tsx', find: 'item(\'/user/contact\', t(\'menu.contact\'), Headset),', replace: '', why: 'the member menu has no contact' },
  { id: '2.16', file: 'web/src/app/shell/member-shell.tsx', find: 'onEnd={() => session.end(\'logout\')}', replace: 'onEnd={() => undefined}', why: 'Log out does nothing' },
  { id: '2.16', file: 'web/src/app/shell/member-shell.tsx', find: 'brand={appName}', replace: 'brand=""', why: 'the top bar has no name of the app' },
  { id: '2.17', file: 'web/src/features/login/login-form.tsx', find: '<PasswordField\n        ref={passwordRef}\n        label={t(\'password_label\')}', replace: '<PasswordField\n        ref={passwordRef}\n        label={t(\'phone_label\')}', why: 'the password field is not named a password' },
  { id: '2.18', file: 'web/src/features/login/login-form.tsx', find: 'setPassword(event.target.value);\n          onType();', replace: 'setPassword(event.target.value);', why: 'typing a password leaves the error' },
  { id: '2.18', file: 'web/src/features/login/login-form.tsx', find: 'setPhone(event.target.value);\n          onType();', replace: 'setPhone(event.target.value);', why: 'typing a phone leaves the error' },
  { id: '2.19', file: 'web/src/features/login/login-page.tsx', find: '<Link to="/register">{t(\'register_link\')}</Link>', replace: '', why: 'the login has no link to the registration' },
  { id: '2.20', file: 'web/src/app/routing/guards.tsx', find: 'isLoggingOut ? null : rememberUrl(location)', replace: 'rememberUrl(location)', why: 'the next login lands where the last member logged out' },
  { id: '2.20', file: 'web/src/shared/session/session.ts', find: '(remember ? durable : perVisit).set(storageKeys.token, token);', replace: 'perVisit.set(storageKeys.token, token);', why: 'remember-me keeps nobody signed in' },
  { id: '2.20', file: 'web/src/shared/session/session.ts', find: '(remember ? durable : perVisit)', replace: 'durable', why: 'a login without remember-me is kept for good' },
  { id: '2.20', file: 'web/src/features/login/login-page.tsx', find: 'void navigate(intendedUrl(location.state), { replace: true })', replace: 'undefined', why: 'a login leads nowhere' },
];
