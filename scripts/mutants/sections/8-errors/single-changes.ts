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
];
