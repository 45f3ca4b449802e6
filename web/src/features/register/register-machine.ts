import { type Edition, normalisePhone } from 'contracts/rules';
import type { Failure } from '../../api/api-error.ts';
import { asksToWait } from '../../api/asks-to-wait.ts';
import { emptyForm, type Form, type RegisterField, type Step, stepFields } from './register-form.ts';
import {
  fieldOfRefusal,
  foundAs,
  invalidFields,
  type InvalidField,
  normalised,
  type RegisteredHow,
  triedWith,
} from './register-rules.ts';

export interface SentCode {
  phone: string;
  ref: string;
  token: string;
}

/** Wait before the next request about a phone. It does not apply to another phone. */
export interface Wait {
  phone: string;
  /** In the clock's elapsed time. */
  until: number;
  /** A new code always waits; with `all`, every step waits, because the service requires it. */
  what: 'code' | 'all';
}

/** What the steps know and keep while the member goes back and forth. */
export interface Facts {
  edition: Edition;
  form: Form;
  /** The phone that may continue, because its code was verified or none is required. */
  passedPhone: string | null;
  /** Input of the attempt that may have created an account, because its reply was lost: see `triedWith`. [4.01] */
  tried: Form | null;
  invitedCode: string | null;
  /** Code of an invite link that the service does not know: it is editable, and is not stored again. */
  refusedCode: string | null;
  sentCode: SentCode | null;
  wait: Wait | null;
}

export type StepError = InvalidField | { field: RegisterField | null; failure: Failure };

export type Position =
  | { status: 'editing'; step: Step; errors: readonly StepError[] }
  /** `sent` is the input that the reply is about, even if the visitor types meanwhile; `resend` requests another code. */
  | { status: 'sending'; step: Step; resend: boolean; sent: Facts }
  | { status: 'done'; how: RegisteredHow; phone: string };

export interface Registration {
  facts: Facts;
  position: Position;
  /** Number of attempts: a reply to an earlier one, maybe of another visitor, is ignored. */
  attempt: number;
}

/** How a request of a step ended. */
export type Answer =
  | { type: 'phone-passed' }
  | { type: 'code-sent'; code: SentCode; waitUntil: number }
  /** The code that was sent before is still valid. */
  | { type: 'code-kept' }
  | { type: 'profile-accepted' }
  | { type: 'account-made'; how: 'created' | 'existed' }
  | { type: 'failed'; failure: Failure; waitUntil: number };

export type RegisterEvent =
  /** `unlisted`: a list has lost what was chosen. It applies also while that is sent, because that may fail. */
  | { type: 'typed' | 'unlisted'; change: Partial<Form> }
  | { type: 'back' }
  | { type: 'submitted' }
  | { type: 'code-requested' }
  | { type: 'answered'; attempt: number; answer: Answer }
  /** The visitor leaves the page; an error would look new on return, and a shared screen keeps nothing at all. (K1) */
  | { type: 'left'; keepsWork: boolean };

export function emptyFacts(edition: Edition, invitedCode: string | null): Facts {
  return {
    edition,
    form: emptyForm(edition, invitedCode ?? ''),
    passedPhone: null,
    tried: null,
    invitedCode,
    refusedCode: null,
    sentCode: null,
    wait: null,
  };
}

/** Starts at a step that needs no secrets: the profile once the phone may continue. */
export function startRegistration(facts: Facts): Registration {
  const step = isPassed(facts) ? 'profile' : codeOf(facts) === null ? 'phone' : 'otp';
  return { facts, position: editing(step), attempt: 0 };
}

/** The code that was sent to the phone in the form; null for another phone. */
export const codeOf = ({ sentCode, form }: Facts): SentCode | null =>
  sentCode?.phone === normalisePhone(form.phone) ? sentCode : null;

export const waitOf = ({ wait, form }: Facts): Wait | null =>
  wait?.phone === normalisePhone(form.phone) ? wait : null;

/** Whether the phone in the form may go on to the profile. [2.22] */
export const isPassed = ({ passedPhone, form }: Facts): boolean => passedPhone === normalisePhone(form.phone);

/** The state after an event; the same object if the event does not apply, such as an answer to an earlier attempt. */
export function nextRegistration(state: Registration, event: RegisterEvent): Registration {
  const { facts, position } = state;
  switch (event.type) {
    case 'typed':
    case 'unlisted':
      return changed(state, event);
    case 'back':
      if (position.status !== 'editing' || position.step === 'phone') return state;
      return {
        ...state,
        facts: { ...facts, form: { ...facts.form, otp: '' } },
        position: editing(position.step === 'bank' ? 'profile' : 'phone'),
      };
    case 'submitted':
      return position.status === 'editing' ? submitted(state, position.step) : state;
    case 'code-requested':
      return position.status === 'editing' ? sending(state, position.step, true) : state;
    case 'answered':
      if (position.status !== 'sending' || event.attempt !== state.attempt) return state;
      return { ...state, ...answered(facts, position, event.answer) };
    case 'left':
      if (!event.keepsWork || position.status === 'done') return { ...state, ...startOver(facts) };
      return position.status === 'editing' ? { ...state, position: editing(position.step) } : state;
  }
}

function changed(state: Registration, event: Extract<RegisterEvent, { change: unknown }>): Registration {
  const { position } = state;
  // An account has what was sent, and its member cannot change its bank account.
  const isKept = position.status === 'sending' && position.step === 'bank' && event.type === 'typed';
  if (position.status === 'done' || isKept) return state;
  const facts = { ...state.facts, form: { ...state.facts.form, ...event.change } };
  if (position.status === 'sending') return { ...state, facts };
  // A refusal is about the whole input, so any change clears it. A field error is cleared when its field changes or
  // becomes valid.
  const stillInvalid = invalidFields(position.step, facts.form, facts.edition);
  const errors = position.errors.filter(
    (old) =>
      'error' in old && !(old.field in event.change) && stillInvalid.some(({ field }) => field === old.field),
  );
  return { ...state, facts, position: editing(position.step, errors) };
}

function submitted(state: Registration, step: Step): Registration {
  const { form, edition } = state.facts;
  const errors = invalidFields(step, form, edition);
  // A reload has dropped the password.
  if (step === 'bank' && form.password === '') return { ...state, position: editing('profile') };
  if (errors.length > 0) return { ...state, position: editing(step, errors) };
  if (step === 'otp' && codeOf(state.facts) === null) return { ...state, position: editing('phone') };
  return sending(state, step, false);
}

function sending(state: Registration, step: Step, resend: boolean): Registration {
  const sent = { ...state.facts, form: resend ? state.facts.form : normalised(step, state.facts.form) };
  // Store it before sending: a reload must not forget the attempt.
  const facts = step === 'bank' ? { ...sent, tried: triedWith(sent.tried, sent.form) } : sent;
  return { facts, position: { status: 'sending', step, resend, sent }, attempt: state.attempt + 1 };
}

type Sending = Extract<Position, { status: 'sending' }>;
type Progress = Pick<Registration, 'facts' | 'position'>;

function answered(facts: Facts, { step, resend, sent }: Sending, answer: Answer): Progress {
  // Input that changed meanwhile was neither checked nor sent, so the step stays.
  const isChanged = stepFields[step].some((field) => facts.form[field] !== sent.form[field]);
  const goTo = (next: Step) => editing(isChanged && step !== 'otp' ? step : next);
  const { phone } = sent.form;
  switch (answer.type) {
    case 'phone-passed':
      return {
        facts: { ...facts, form: { ...facts.form, otp: '' }, passedPhone: phone, sentCode: null },
        position: goTo('profile'),
      };
    case 'code-sent': {
      const wait: Wait = { phone, until: answer.waitUntil, what: 'code' };
      return { facts: { ...facts, sentCode: answer.code, wait }, position: goTo('otp') };
    }
    case 'code-kept':
      return { facts, position: goTo('otp') };
    case 'profile-accepted':
      return { facts, position: goTo('bank') };
    case 'account-made':
      return made(facts, answer.how === 'created' ? 'created' : foundAs(sent.tried, sent.form), phone);
    case 'failed': {
      const what = resend ? 'code' : 'all';
      return failed(facts, { step, sent, what }, answer);
    }
  }
}

function failed(
  facts: Facts,
  { step, sent, what }: { step: Step; sent: Facts; what: Wait['what'] },
  { failure, waitUntil }: Extract<Answer, { type: 'failed' }>,
): Progress {
  const code = failure.kind === 'refused' ? failure.code : null;
  // The attempt without a reply did succeed: this account is the visitor's own. [4.01]
  if (code === 'EXISTING_USER' && sent.tried?.phone === sent.form.phone)
    return made(facts, foundAs(sent.tried, sent.form), sent.form.phone);

  const field = code === null ? null : fieldOfRefusal(code);
  const after = { ...facts };
  if (failure.kind !== 'unknown') after.tried = sent.tried;
  // Otherwise a reload would skip the code. [2.22]
  if (code === 'UNVERIFIED_OTP') after.passedPhone = null;
  // A blocked phone gets no new code after any request.
  if (asksToWait(failure) || code === 'OTP_BLOCK')
    after.wait = { phone: sent.form.phone, until: waitUntil, what: code === 'OTP_BLOCK' ? 'code' : what };
  if (code === 'INVALID_CODE' && facts.invitedCode === sent.form.inviteCode) {
    after.invitedCode = null;
    after.refusedCode = sent.form.inviteCode;
  }
  // A refusal does not apply to a field that has changed since.
  const isOutdated = field !== null && facts.form[field] !== sent.form[field];
  const errors = isOutdated ? [] : [{ field, failure }];
  return { facts: after, position: editing(stepWithField(step, field), errors) };
}

/** A refusal is shown at the step of its field; one of the phone is also shown at the code step. */
function stepWithField(step: Step, field: RegisterField | null): Step {
  if (field === 'phone' && step !== 'otp') return 'phone';
  return step === 'bank' && field !== null && stepFields.profile.includes(field) ? 'profile' : step;
}

const editing = (step: Step, errors: readonly StepError[] = []): Position => ({
  status: 'editing',
  step,
  errors,
});

const made = (facts: Facts, how: RegisteredHow, phone: string): Progress => ({
  // The page and its link are still open: the link must not store the code again.
  facts: { ...startOver(facts).facts, refusedCode: facts.refusedCode },
  position: { status: 'done', how, phone },
});

function startOver({ edition, invitedCode }: Facts): Progress {
  const { facts, position } = startRegistration(emptyFacts(edition, invitedCode));
  return { facts, position };
}
