import type { Mutant } from '../../mutant.ts';

export const clausesOf8: readonly Mutant[] = [
  {
    id: '8.01',
    file: 'web/src/shared/texts/use-failure-text.ts',
    find: "t(message as 'UNAUTHORIZED', { ns: 'errors', unit })",
    replace: "t(message as 'UNAUTHORIZED', { ns: 'errors', unit, lng: 'en' })",
    why: 'the codes are always told in English',
  },
  {
    id: '8.20',
    file: 'web/src/features/register/use-step-errors.ts',
    find: 'const isNew = errors.some((error) => !reported.current.includes(error));',
    replace: 'const isNew = reported.current.length === 0;',
    why: 'a second refusal shows no toast',
  },
  {
    id: '8.20',
    file: 'web/src/features/register/use-step-errors.ts',
    find: 'const [first] = errors;',
    replace: 'const first = errors.at(-1);',
    why: 'the toast tells the last error',
  },
  {
    id: '8.20',
    file: 'web/src/features/login/login-form.tsx',
    find: "login.status === 'failed' ? failureText(login.failure) : null",
    replace: "login.status === 'failed' ? failureText(login.failure) : 'x'",
    why: 'there is always an error',
  },
  {
    id: '8.21',
    file: 'web/src/features/chat/panel/alert-line.tsx',
    find: '}, [clock, error, dismiss]);',
    replace: '}, [clock, error === null, dismiss]);',
    why: 'a second problem ends with the first',
  },
  {
    id: '8.29',
    file: 'web/src/shared/account/agreement-state.ts',
    find: 'offered.done = false;',
    replace: "offered.done = false;\n    throw new Error('agreement');",
    why: 'a failed agreement is an unhandled error',
  },
  {
    id: '8.29',
    file: 'web/src/features/withdraw/withdraw-state.ts',
    find: '}).catch(() => false);',
    replace: '});',
    why: 'a failed bonus check is an unhandled error',
  },
];
