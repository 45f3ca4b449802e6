import { describe, expect, it } from 'vitest';
import type { Failure } from '../../api/api-error.ts';
import {
  type Answer,
  emptyFacts,
  type Facts,
  nextRegistration,
  type RegisterEvent,
  type Registration,
  startRegistration,
  waitOf,
} from './register-machine.ts';
import type { Form, Step } from './register-form.ts';

const PHONE = '0611111111';
const FORM: Partial<Form> = {
  phone: PHONE,
  otp: '12ab',
  name: 'Anong',
  password: 'secret',
  confirm: 'secret',
  bankCode: 'KBANK',
  bankAccountNo: '5551234567',
  firstName: 'ANONG',
  lastName: 'DEEJAI',
};
const CODE = { phone: PHONE, ref: 'REF', token: 'token' };
const WAIT_UNTIL = 60_000;

const factsWith = (form: Partial<Form> = {}, facts: Partial<Facts> = {}): Facts => {
  const empty = emptyFacts('thai', null);
  return { ...empty, sentCode: CODE, ...facts, form: { ...empty.form, ...FORM, ...form } };
};
const editing = (step: Step, form?: Partial<Form>, facts?: Partial<Facts>): Registration => ({
  facts: factsWith(form, facts),
  position: { status: 'editing', step, errors: [] },
  attempt: 0,
});
const run = (state: Registration, ...events: RegisterEvent[]) => events.reduce(nextRegistration, state);
const sending = (step: Step, form?: Partial<Form>, facts?: Partial<Facts>) =>
  run(editing(step, form, facts), { type: 'submitted' });
const done = (): Registration => ({
  ...editing('bank'),
  position: { status: 'done', how: 'created', phone: PHONE },
});
const answered = (answer: Answer, attempt = 1): RegisterEvent => ({ type: 'answered', attempt, answer });
const refused = (code: string): Answer => failed({ kind: 'refused', code, status: 422 });
const failed = (failure: Failure): Answer => ({ type: 'failed', failure, waitUntil: WAIT_UNTIL });

/** Short text of step and status, with the invalid fields. */
function place({ position }: Registration): string {
  if (position.status === 'done') return `done: ${position.how}`;
  if (position.status === 'sending') return `${position.step} sending${position.resend ? ' (resend)' : ''}`;
  const fields = position.errors.map(({ field }) => field ?? 'form');
  return [position.step, ...fields].join(' !');
}

const typed: RegisterEvent = { type: 'typed', change: { name: 'Other' } };
const back: RegisterEvent = { type: 'back' };
const submitted: RegisterEvent = { type: 'submitted' };
const resend: RegisterEvent = { type: 'code-requested' };
const left: RegisterEvent = { type: 'left', keepsWork: true };
const leftShared: RegisterEvent = { type: 'left', keepsWork: false };

describe('nextRegistration', () => {
  it.each<[string, Registration, RegisterEvent, string]>([
    ['typed while editing', editing('profile'), typed, 'profile'],
    ['typed while sending', sending('profile'), typed, 'profile sending'],
    ['typed when done', done(), typed, 'done: created'],
    ['back in the first step', editing('phone'), back, 'phone'],
    ['back from the code', editing('otp'), back, 'phone'],
    ['back from the profile', editing('profile'), back, 'phone'],
    ['back from the bank', editing('bank'), back, 'profile'],
    ['back while sending', sending('bank'), back, 'bank sending'],
    ['back when done', done(), back, 'done: created'],
    ['a valid phone submitted', editing('phone'), submitted, 'phone sending'],
    ['a valid phone submitted first', editing('phone', {}, { sentCode: null }), submitted, 'phone sending'],
    ['a missing phone submitted', editing('phone', { phone: '' }), submitted, 'phone !phone'],
    ['a code submitted', editing('otp'), submitted, 'otp sending'],
    ['no code submitted', editing('otp', { otp: ' ' }), submitted, 'otp !otp'],
    ['a code submitted that none asked for', editing('otp', {}, { sentCode: null }), submitted, 'phone'],
    ['a profile submitted', editing('profile'), submitted, 'profile sending'],
    [
      'an empty profile submitted',
      editing('profile', { name: '', password: '', confirm: '' }),
      submitted,
      'profile !name !password !confirm',
    ],
    ['a bank account submitted', editing('bank'), submitted, 'bank sending'],
    [
      'an empty bank account submitted',
      editing('bank', { bankCode: '', bankAccountNo: '', firstName: '', lastName: '' }),
      submitted,
      'bank !bankCode !bankAccountNo !firstName !lastName',
    ],
    ['a bank account without a password', editing('bank', { password: '' }), submitted, 'profile'],
    ['submitted while sending', sending('bank'), submitted, 'bank sending'],
    ['submitted when done', done(), submitted, 'done: created'],
    ['a code requested', editing('otp'), resend, 'otp sending (resend)'],
    ['a code requested while sending', sending('otp'), resend, 'otp sending'],
    ['a code requested when done', done(), resend, 'done: created'],
    ['left while editing', editing('bank'), left, 'bank'],
    ['left with an error', run(editing('bank', { firstName: '' }), submitted), left, 'bank'],
    ['left while sending', sending('bank'), left, 'bank sending'],
    ['left when done', done(), left, 'phone'],
    ['left on a shared screen', editing('bank'), leftShared, 'phone'],
    ['left on a shared screen while sending', sending('bank'), leftShared, 'phone'],
  ])('%s [2.22] [4.01]', (_name, state, event, expected) => {
    expect(place(nextRegistration(state, event))).toBe(expected);
  });

  const codeSent: Answer = { type: 'code-sent', code: CODE, waitUntil: WAIT_UNTIL };
  const made: Answer = { type: 'account-made', how: 'created' };

  it.each<[Step, Answer, string]>([
    ['phone', { type: 'phone-passed' }, 'profile'],
    ['phone', codeSent, 'otp'],
    ['phone', { type: 'code-kept' }, 'otp'],
    ['phone', refused('OTP_SEND_FAIL'), 'phone !phone'],
    ['phone', refused('OTP_BLOCK'), 'phone !phone'],
    ['phone', refused('EXISTING_USER'), 'phone !phone'],
    ['phone', refused('PHONE_NUMBER_REQUIRE_10_DIGIT'), 'phone !phone'],
    ['phone', failed({ kind: 'offline' }), 'phone !form'],
    ['otp', { type: 'phone-passed' }, 'profile'],
    ['otp', refused('OTP_CODE_INVALID'), 'otp !otp'],
    ['otp', refused('OTP_TOKEN_INVALID'), 'otp !otp'],
    ['otp', refused('OTP_NOT_EXIST'), 'otp !otp'],
    ['otp', refused('OTP_EXPIRED'), 'otp !otp'],
    ['otp', refused('OTP_VERIFY_FAIL'), 'otp !otp'],
    ['otp', refused('OTP_BLOCK'), 'otp !phone'],
    ['otp', refused('INVALID_USER_INFO'), 'otp !name'],
    ['profile', { type: 'profile-accepted' }, 'bank'],
    ['profile', refused('EXISTING_USER'), 'phone !phone'],
    ['profile', refused('UNVERIFIED_OTP'), 'phone !phone'],
    ['profile', refused('INVALID_USER_INFO'), 'profile !name'],
    ['profile', refused('INVALID_CODE'), 'profile !inviteCode'],
    ['profile', refused('REQUEST_LIMIT'), 'profile !form'],
    ['bank', made, 'done: created'],
    ['bank', { type: 'account-made', how: 'existed' }, 'done: existed'],
    ['bank', refused('EXISTING_BANK'), 'bank !bankAccountNo'],
    ['bank', refused('INVALID_BANK'), 'bank !bankAccountNo'],
    ['bank', refused('GAME_ACTIVATION_FAIL'), 'bank !form'],
    ['bank', refused('constructor'), 'bank !form'],
    ['bank', refused('INVALID_USER_INFO'), 'profile !name'],
    ['bank', refused('EXISTING_USER'), 'phone !phone'],
    ['bank', failed({ kind: 'unknown' }), 'bank !form'],
  ])('%s answered by %j [4.01] [8.03] [8.04]', (step, answer, expected) => {
    expect(place(run(sending(step), answered(answer)))).toBe(expected);
  });

  it('ignores the reply to an earlier attempt and an unexpected one [4.01]', () => {
    const again = run(sending('phone'), leftShared, { type: 'typed', change: FORM }, submitted);
    expect(place(run(again, answered(codeSent, 1)))).toBe('phone sending');
    expect(place(run(again, answered(codeSent, 2)))).toBe('otp');
    expect(place(run(editing('phone'), answered(codeSent, 0)))).toBe('phone');
  });

  it('stays in a step whose fields were changed while it was sent [4.01]', () => {
    const change = { phone: '0622222222' };
    const after = run(
      sending('phone', {}, { sentCode: null }),
      { type: 'typed', change },
      answered(codeSent),
    );
    expect(place(after)).toBe('phone');
    expect(after.facts).toMatchObject({ form: change, sentCode: CODE, wait: { phone: PHONE } });
    const profile = run(
      sending('profile'),
      { type: 'typed', change: { password: 'secret!' } },
      answered({ type: 'profile-accepted' }),
    );
    expect(place(profile)).toBe('profile');
  });

  it('shows no refusal of a field that was changed while it was sent', () => {
    const change = { name: 'Other' };
    expect(
      place(run(sending('profile'), { type: 'typed', change }, answered(refused('INVALID_USER_INFO')))),
    ).toBe('profile');
  });

  it('changes nothing of an account while it is created [2.24]', () => {
    const state = sending('bank');
    expect(run(state, { type: 'typed', change: { bankAccountNo: '5551234568' } })).toBe(state);
  });

  it('asks again for a bank that the list has lost while it was sent, when that fails [2.24]', () => {
    const lost: RegisterEvent = { type: 'unlisted', change: { bankCode: '' } };
    const state = run(sending('bank'), lost, answered(refused('REGISTER_FAIL')));
    expect(place(state)).toBe('bank !form');
    expect(place(run(state, submitted))).toBe('bank !bankCode');
    expect(run(done(), lost)).toEqual(done());
  });

  it('drops an error once its field changes or becomes valid', () => {
    const state = run(editing('bank', { bankCode: 'KTB', firstName: 'อนงค์', lastName: '' }), submitted);
    expect(place(state)).toBe('bank !firstName !lastName');
    expect(place(run(state, { type: 'typed', change: { lastName: 'D' } }))).toBe('bank !firstName');
    expect(place(run(state, { type: 'typed', change: { lastName: ' ' } }))).toBe('bank !firstName');
    expect(place(run(state, { type: 'typed', change: { bankCode: 'SCB' } }))).toBe('bank !lastName');
    expect(place(run(state, typed))).toBe('bank !firstName !lastName');
  });

  it('drops a refusal at the first keystroke', () => {
    expect(place(run(sending('bank'), answered(refused('REGISTER_FAIL')), typed))).toBe('bank');
  });

  it('recognises its own account, created by an attempt without a reply [4.01]', () => {
    const unknown = run(sending('bank'), answered(failed({ kind: 'unknown' })));
    expect(unknown.facts.tried).toMatchObject({ phone: PHONE, bankAccountNo: '5551234567' });
    const again = run(unknown, submitted, answered(refused('EXISTING_USER'), 2));
    expect(place(again)).toBe('done: existed');
    const other = run(unknown, submitted, answered(refused('INVALID_BANK'), 2));
    expect(place(other)).toBe('bank !bankAccountNo');
    const change = { phone: '0622222222' };
    const otherPhone = run(
      unknown,
      { type: 'typed', change },
      submitted,
      answered(refused('EXISTING_USER'), 2),
    );
    expect(place(otherPhone)).toBe('phone !phone');
    expect(run(sending('bank'), answered(refused('INVALID_BANK'))).facts.tried).toBeNull();
  });

  const unknown = failed({ kind: 'unknown' });
  const existing = refused('EXISTING_USER');
  const found: Answer = { type: 'account-made', how: 'existed' };
  const first = { bankAccountNo: '5551234567' };
  const second = { bankAccountNo: '5551234568' };
  it.each<[string, ...(Partial<Form> | Answer)[]]>([
    ['done: existed', unknown, first, existing],
    ['done: existed', unknown, first, found],
    ['done: existed_earlier', unknown, second, existing],
    ['done: existed_earlier', unknown, second, found],
    ['done: existed_earlier', unknown, { password: 'other', confirm: 'other' }, existing],
    ['done: existed_earlier', unknown, { name: 'Other' }, existing],
    ['done: existed_earlier', unknown, second, unknown, second, existing],
    ['done: existed_earlier', unknown, second, unknown, first, found],
    ['done: existed', refused('INVALID_BANK'), second, found],
    ['done: created', unknown, second, made],
  ])('ends with %s after the answers and changes %j %j %j %j %j [4.01]', (end, ...steps) => {
    let state = sending('bank');
    for (const step of steps)
      state =
        'type' in step
          ? run(state, answered(step, state.attempt))
          : run(state, { type: 'typed', change: step }, submitted);
    expect(place(state)).toBe(end);
  });

  it.each<[Step, string, Facts['wait']]>([
    ['phone', 'REQUEST_LIMIT', { phone: PHONE, until: WAIT_UNTIL, what: 'all' }],
    ['otp', 'REQUEST_LIMIT_1MIN', { phone: PHONE, until: WAIT_UNTIL, what: 'all' }],
    ['otp', 'OTP_BLOCK', { phone: PHONE, until: WAIT_UNTIL, what: 'code' }],
    ['bank', 'REGISTER_FAIL', null],
  ])('waits after %s was refused by %s: %j [8.02] [8.03]', (step, code, wait) => {
    expect(run(sending(step), answered(refused(code))).facts.wait).toEqual(wait);
  });

  it('lets another phone go on during a wait, and the same one not in another spelling [8.02]', () => {
    const { facts } = run(sending('phone'), answered(refused('REQUEST_LIMIT')));
    const withPhone = (phone: string) => waitOf({ ...facts, form: { ...facts.form, phone } });
    expect(withPhone(PHONE)).toMatchObject({ until: WAIT_UNTIL });
    expect(withPhone('061-111-1111')).toMatchObject({ until: WAIT_UNTIL });
    expect(withPhone('0622222222')).toBeNull();
  });

  it('makes the invite code of a link editable if the service does not know it [2.23]', () => {
    const state = sending('profile', { inviteCode: 'PRold' }, { invitedCode: 'PRold' });
    const { facts } = run(state, answered(refused('INVALID_CODE')));
    expect(facts).toMatchObject({ invitedCode: null, refusedCode: 'PRold', form: { inviteCode: 'PRold' } });
  });

  it('keeps the invite code of a link when another code or another field is refused [2.23]', () => {
    const refusedWith = (inviteCode: string, code: string) =>
      run(sending('profile', { inviteCode }, { invitedCode: 'PRold' }), answered(refused(code))).facts;
    const kept = { invitedCode: 'PRold', refusedCode: null };
    expect(refusedWith('PRnew', 'INVALID_CODE')).toMatchObject(kept);
    expect(refusedWith('PRold', 'INVALID_USER_INFO')).toMatchObject(kept);
  });

  it('keeps all input on the way back but the code [2.22]', () => {
    expect(run(editing('otp'), back).facts).toEqual(factsWith({ otp: '' }));
    const first = run(editing('phone', { phone: '' }), submitted);
    expect(run(first, back)).toBe(first);
  });

  it('keeps all input but the code once the phone may continue, whatever was typed meanwhile [2.22]', () => {
    const passed = { type: 'phone-passed' } as const;
    const facts = factsWith({ otp: '' }, { passedPhone: PHONE, sentCode: null });
    expect(run(sending('otp'), answered(passed)).facts).toEqual(facts);
    const changed = run(sending('otp'), { type: 'typed', change: { otp: '99' } }, answered(passed));
    expect(place(changed)).toBe('profile');
  });

  it('asks for the code again, after a reload too, once the service calls the phone unverified [2.22] [4.01] [8.03]', () => {
    const state = sending('bank', {}, { passedPhone: PHONE, sentCode: null });
    const { facts } = run(state, answered(refused('UNVERIFIED_OTP')));
    expect(place(startRegistration(facts))).toBe('phone');
  });

  it('waits before another code after it sent one', () => {
    const wait = { phone: PHONE, until: WAIT_UNTIL, what: 'code' };
    expect(run(sending('phone'), answered(codeSent)).facts.wait).toEqual(wait);
  });

  it.each(['thai', 'laos'] as const)(
    'keeps no visitor data once the account is created, and begins again with the currency of %s [1.20] [2.24]',
    (edition) => {
      const { facts } = run(sending('bank', {}, { edition, invitedCode: 'PR1' }), answered(made));
      expect(facts).toEqual(emptyFacts(edition, 'PR1'));
    },
  );
});

describe('startRegistration', () => {
  it.each([
    ['thai', null, '', 'BAHT'],
    ['laos', 'PR1', 'PR1', 'LAK'],
  ] as const)(
    'in %s with the invite code %s knows only the code and the currency [2.23] [2.24]',
    (edition, invited, inviteCode, currency) => {
      const { form } = startRegistration(emptyFacts(edition, invited)).facts;
      expect(Object.entries(form).filter(([, text]) => text !== '')).toEqual(
        Object.entries({ inviteCode, currency }).filter(([, text]) => text !== ''),
      );
    },
  );

  it.each<[string, Facts, Step]>([
    ['nothing is kept', emptyFacts('thai', null), 'phone'],
    ['a code was sent', factsWith(), 'otp'],
    ['a code was sent to another phone', factsWith({ phone: '0622222222' }), 'phone'],
    ['another phone was let through', factsWith({ phone: '0622222222' }, { passedPhone: PHONE }), 'phone'],
    ['the phone was let through', factsWith({}, { passedPhone: PHONE, sentCode: null }), 'profile'],
  ])('when %s starts with the right step [2.22] [4.01]', (_name, facts, step) => {
    expect(place(startRegistration(facts))).toBe(step);
  });
});
