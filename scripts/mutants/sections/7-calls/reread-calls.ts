import type { Mutant } from '../../mutant.ts';

export const rereadCallsOf7: readonly Mutant[] = [
  {
    id: '7.04',
    file: 'web/src/features/register/register-requests.ts',
    find: 'bankAccountNo: form.bankAccountNo,',
    replace: 'bankAccountNo: form.bankAccountNo.slice(0, 10),',
    why: 'a long account number is cut',
  },
  {
    id: '7.09',
    file: 'web/src/features/login/login-form.tsx',
    find: 'const username = normalisePhone(phone);',
    replace: 'const username = phone.trim();',
    why: 'the phone is sent as it was typed',
  },
  {
    id: '7.16',
    file: 'web/src/features/games/credentials-state.ts',
    find: 'event: textOrNull(event)',
    replace: 'event: null',
    why: 'the event is not read with the credentials',
  },
  {
    id: '7.57',
    file: 'web/src/platform/config.ts',
    find: '    apiBaseUrl,\n    ...(chatUrl',
    replace: "    apiBaseUrl: apiBaseUrl.replace(/(\\w)\\/.*$/, '$1'),\n    ...(chatUrl",
    why: 'the path of the base address is lost',
  },
];
