import type { Mutant } from '../../../mutant.ts';

export const unseenClausesOf2: readonly Mutant[] = [
  {
    id: '2.17',
    file: 'web/src/features/login/login-form.tsx',
    find: 'name="password"\n',
    replace: 'name="pass"\n',
    why: 'a password manager does not know the field by its name',
  },
  {
    id: '2.18',
    file: 'web/src/features/login/login-form.tsx',
    find: '          setPassword(event.target.value);\n          onType();',
    replace: "          setPassword(event.target.value);\n          if (event.target.value !== '') onType();",
    why: 'the error stays when the password is erased',
  },
  {
    id: '2.20',
    file: 'web/src/features/login/login-state.ts',
    find: 'remember && platform.offersRememberMe',
    replace: 'remember',
    why: 'a shared screen keeps the token for good',
  },
  {
    id: '2.21',
    file: 'web/src/features/register/phone-step.tsx',
    find: 'wait={isKnown ? 0 : seconds}',
    replace: 'wait={seconds}',
    why: 'a visitor who went back waits, although the code was sent',
  },
  {
    id: '2.22',
    file: 'web/src/features/register/register-machine.ts',
    find: "isChanged && step !== 'otp' ? step : next",
    replace: 'isChanged ? step : next',
    why: 'a verified phone stays at its code',
  },
  {
    id: '2.22',
    file: 'web/src/features/register/otp-step.tsx',
    find: "errorOf('otp') ?? errorOf('phone')",
    replace: "errorOf('otp')",
    why: 'the step of the code does not say that the phone is blocked',
  },
  {
    id: '2.25',
    file: 'web/src/features/login/login-form.tsx',
    find: 'if (registeredPhone) passwordRef',
    replace: 'passwordRef',
    why: 'every login starts at the password',
  },
  {
    id: '2.41',
    file: 'web/src/shared/session/banners.ts',
    find: '.filter(({ image, html }) => image !== null || html !== null)',
    replace: '',
    why: 'a banner without content shows in place of the dialog',
  },
  {
    id: '3.27',
    file: 'web/src/features/chat/list/action-row.tsx',
    find: "type === 'call' && linkTarget &&",
    replace: "type === 'call' &&",
    why: 'a terminal offers to call a number',
  },
];
