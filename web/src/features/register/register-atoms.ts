import { atom } from 'jotai';
import { onVisibility } from '../../platform/on-visibility.ts';
import { servicesAtom, sessionSignalAtom } from '../../shared/session/services.ts';
import type { Form } from './register-form.ts';
import {
  codeOf,
  emptyFacts,
  isPassed,
  nextRegistration,
  type RegisterEvent,
  startRegistration,
  type StepError,
  waitOf,
} from './register-machine.ts';
import { requestStep } from './register-requests.ts';
import { readFacts, resumedWait, saveFacts } from './register-storage.ts';

/** The initial state comes from storage, which only the store's services can read. */
const baseRegistrationAtom = atom((get) => {
  const services = get(servicesAtom);
  const stateAtom = atom(startRegistration(readFacts(services)));
  stateAtom.onMount = (set) => {
    const resume = () =>
      set((state) => ({ ...state, facts: { ...state.facts, wait: resumedWait(services) } }));
    resume();
    return onVisibility(resume);
  };
  return stateAtom;
});

const registrationAtom = atom(
  (get) => get(get(baseRegistrationAtom)),
  (get, set, event: RegisterEvent) => {
    const before = get(registrationAtom);
    const after = nextRegistration(before, event);
    set(get(baseRegistrationAtom), after);
    saveFacts(get(servicesAtom), before.facts, after.facts);
  },
);
const factsAtom = atom((get) => get(registrationAtom).facts);
export const positionAtom = atom((get) => get(registrationAtom).position);

export const formAtom = atom((get) => get(factsAtom).form);
/** What is on its way: a request for another code, that of the step, or nothing. */
export const sendingAtom = atom((get) => {
  const position = get(positionAtom);
  return position.status === 'sending' && (position.resend ? 'code' : 'step');
});
const NO_ERRORS: readonly StepError[] = [];
export const errorsAtom = atom((get) => {
  const position = get(positionAtom);
  return position.status === 'editing' ? position.errors : NO_ERRORS;
});

/** Whether the visitor has typed something, or an account was just created: the page must not lose that. */
export const isStartedAtom = atom((get) => {
  const { edition, invitedCode, form } = get(factsAtom);
  const empty = JSON.stringify(emptyFacts(edition, invitedCode).form);
  return get(positionAtom).status === 'done' || JSON.stringify(form) !== empty;
});

export const otpRefAtom = atom((get) => codeOf(get(factsAtom))?.ref ?? '');
export const isPhoneKnownAtom = atom((get) => codeOf(get(factsAtom)) !== null || isPassed(get(factsAtom)));
/** Whether the invite code comes from a link. It is read-only unless the service does not know it. [2.23] */
export const isInvitedAtom = atom((get) => {
  const { invitedCode, form } = get(factsAtom);
  return invitedCode !== null && invitedCode === form.inviteCode;
});
/** Until when a new code is blocked, in the clock's elapsed time; 0 without a wait. */
export const codeWaitUntilAtom = atom((get) => waitOf(get(factsAtom))?.until ?? 0);
export const waitUntilAtom = atom((get) => {
  const wait = waitOf(get(factsAtom));
  return wait?.what === 'all' ? wait.until : 0;
});

export const typeAtom = atom(null, (_get, set, change: Partial<Form>) =>
  set(registrationAtom, { type: 'typed', change }),
);

export const unlistAtom = atom(null, (_get, set, change: Partial<Form>) =>
  set(registrationAtom, { type: 'unlisted', change }),
);

export const backAtom = atom(null, (_get, set) => set(registrationAtom, { type: 'back' }));

const baseIsOpenAtom = atom(false);
export const enterAtom = atom(null, (_get, set) => set(baseIsOpenAtom, true));

/** On a private device the input is kept for later. (K1) */
export const leaveAtom = atom(null, (get, set) => {
  const { keepsWork } = get(servicesAtom).platform;
  set(baseIsOpenAtom, false);
  set(registrationAtom, { type: 'left', keepsWork });
});

/** Submits the current step. Returns how it ended if the visitor has left the page meanwhile, where nothing shows it. */
export const submitAtom = atom(null, (_get, set) => set(sendAtom, { type: 'submitted' }));

/** Requests another code. */
export const resendAtom = atom(null, (_get, set) => set(sendAtom, { type: 'code-requested' }));

/** Sends once per attempt: an event that starts none, such as a second submit in the same tick, sends nothing. */
const sendAtom = atom(null, async (get, set, event: RegisterEvent) => {
  const { attempt: before } = get(registrationAtom);
  set(registrationAtom, event);
  const { attempt, position } = get(registrationAtom);
  if (attempt === before || position.status !== 'sending') return null;
  const isCurrent = () => {
    const now = get(registrationAtom);
    // Once a member has logged in, the tab's storage is theirs.
    const isOver = get(sessionSignalAtom).aborted;
    return !isOver && now.attempt === attempt && now.position.status === 'sending';
  };
  const answer = await requestStep(position, {
    services: get(servicesAtom),
    sent: position.sent,
    isCurrent,
  });
  if (answer === null || !isCurrent()) return null;
  set(registrationAtom, { type: 'answered', attempt, answer });
  if (get(baseIsOpenAtom)) return null;
  const end = get(positionAtom);
  set(leaveAtom);
  return end;
});
