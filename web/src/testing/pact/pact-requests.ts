import { emptyForm, type Form, type Step } from '../../features/register/register-form.ts';
import { emptyFacts, type Facts } from '../../features/register/register-machine.ts';
import { requestStep } from '../../features/register/register-requests.ts';
import { systemClock } from '../../lib/clock.ts';
import type { Call } from '../../api/call.ts';

const PHONE = '0611111111';

const typed: Form = {
  ...emptyForm('thai', ''),
  phone: PHONE,
  name: ' Anong ',
  password: 'secret-1',
  bankCode: 'KBANK',
  bankAccountNo: '5551234567',
  firstName: 'Anong',
  lastName: 'Deejai',
};

export const formOf = (change: Partial<Form> = {}): Form => ({ ...typed, ...change });

interface Sent {
  step: Step;
  resend?: boolean;
  form?: Partial<Form>;
  otpToken?: string;
}

export function sendStep(call: Call, { step, resend = false, form, otpToken }: Sent) {
  const sent: Facts = {
    ...emptyFacts('thai', null),
    form: formOf(form),
    sentCode: otpToken === undefined ? null : { phone: PHONE, ref: 'ABC123', token: otpToken },
  };
  return requestStep(
    { status: 'sending', step, resend, sent },
    { services: { call, clock: systemClock }, sent, isCurrent: () => true },
  );
}
