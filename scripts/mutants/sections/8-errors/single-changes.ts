import type { Mutant } from '../../mutant.ts';

export const singleChangesOf8: readonly Mutant[] = [
  {
    id: '8.02',
    file: 'web/src/features/chat/state/delivery.ts',
    find: "failure.kind === 'refused' && !mustWait",
    replace: "failure.kind === 'refused'",
    why: 'a chat text that came too fast fails',
  },
  {
    id: '8.02',
    file: 'web/src/features/chat/state/delivery.ts',
    find: 'if (mustWait) state.failures = MOST_FAILURES;',
    replace: '',
    why: 'a chat text that came too fast is tried again after 5 s',
  },
  {
    id: '8.02',
    file: 'web/src/features/profile/password-state.ts',
    find: '  if (get(passwordWaitUntilAtom) > get(servicesAtom).clock.elapsed()) return null;\n',
    replace: '',
    why: 'Enter changes the password during the wait of a minute',
  },
  {
    id: '8.03',
    file: 'web/src/features/register/register-machine.ts',
    find: "asksToWait(failure) || code === 'OTP_BLOCK'",
    replace: 'asksToWait(failure)',
    why: 'a blocked phone asks for its next code at once',
  },
  {
    id: '8.03',
    file: 'web/src/features/register/register-machine.ts',
    find: "if (code === 'UNVERIFIED_OTP') after.passedPhone = null;",
    replace: '',
    why: 'a phone that is called unverified skips the code',
  },
  {
    id: '8.02',
    file: 'web/src/app/start/request-limit.ts',
    find: 'COUNT_THEMSELVES.has(key) || ',
    replace: '',
    why: 'a login that came too fast also starts the wait of the whole app',
  },
  {
    id: '8.02',
    file: 'web/src/features/spin/spin-failure-alert.tsx',
    find: "  KEY_INVALID: 'reload',\n",
    replace: '',
    why: 'a spin with a refused key does not offer the reload',
  },
  {
    id: '8.02',
    file: 'web/src/features/bonus/reward-refusals.ts',
    find: "  INVALID_IP: 'contact',\n",
    replace: '',
    why: 'a bonus refused for the address does not lead to the contact',
  },
  {
    id: '8.06',
    file: 'mock-server/world/rewards/invites.ts',
    find: 'success + fail === 0',
    replace: 'fail === 0',
    why: 'a member whose friends have all played is told that there is no bonus',
  },
];
