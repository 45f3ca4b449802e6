import { SOMCHAI } from '../../../fixtures.ts';
import { LoginPage } from '../../../pages/login-page.ts';
import { RegisterPage } from '../../../pages/register-page.ts';
import type { Action } from '../row.ts';
import type { Stage } from '../stage.ts';

const PHONE = '0611111111';
const PASSWORD = 'secret-river-1';
const register = ({ page, words }: Stage) => new RegisterPage(page, words);
const login = ({ page, words }: Stage) => new LoginPage(page, words);

const visit = (row: Omit<Action, 'kind' | 'isPublic'>): Action => ({
  kind: 'action',
  isPublic: true,
  ...row,
});

async function openPhone(stage: Stage): Promise<void> {
  await stage.enter('/register', false);
  // The login's fields have the same names, and the keypad's key that of the button.
  await register(stage).heading('phone').waitFor();
  await register(stage).field('phone').fill(PHONE);
}

async function openCode(stage: Stage): Promise<void> {
  await openPhone(stage);
  await register(stage).button('next').click();
  await register(stage).heading('otp').waitFor();
  await register(stage)
    .field('otp')
    .fill(await stage.world.otpCode(PHONE));
}

async function openProfile(stage: Stage): Promise<void> {
  await openCode(stage);
  await register(stage).button('verify').click();
  await register(stage).heading('profile').waitFor();
  await register(stage).field('name').fill('Anong');
  await register(stage).field('password').fill(PASSWORD);
  await register(stage).field('confirm').fill(PASSWORD);
}

async function openBank(stage: Stage): Promise<void> {
  await openProfile(stage);
  await register(stage).button('next').click();
  await register(stage).heading('bank').waitFor();
  await register(stage).bank.selectOption('KBANK');
  await register(stage).field('account').fill('5551234567');
  await register(stage).field('first_name').fill('ANONG');
  await register(stage).field('last_name').fill('DEEJAI');
}

const sentCodes = async ({ world }: Stage) =>
  (await world.otps()).filter(({ phone }) => phone === PHONE).length;

export const visitorRows: Action[] = [
  visit({
    name: 'login',
    call: 'POST /api/login',
    open: async (stage) => {
      await stage.enter('/login', false);
      await login(stage).phone.fill(SOMCHAI.phone);
      await login(stage).password.fill(SOMCHAI.password);
    },
    control: (stage) => login(stage).submit,
    done: () => [/\/user\/home/],
  }),
  // The press of the phone step reads first whether a code is needed.
  visit({
    name: 'register, OTP lookup',
    call: 'GET /api/lookup/registerOTP',
    open: openPhone,
    control: (stage) => register(stage).button('next'),
    effects: sentCodes,
    mayPressAgain: true,
    done: ({ words }) => [words.register.otp_heading],
  }),
  visit({
    name: 'register, code request',
    call: 'POST /api/otp/send',
    open: openPhone,
    control: (stage) => register(stage).button('next'),
    effects: sentCodes,
    mayPressAgain: true,
    done: ({ words }) => [words.register.otp_heading],
  }),
  visit({
    name: 'register, code check',
    call: 'POST /api/otp/verify',
    open: openCode,
    control: (stage) => register(stage).button('verify'),
    done: ({ words }) => [words.register.profile_heading],
  }),
  visit({
    name: 'register, profile check',
    call: 'POST /api/account/validate',
    open: openProfile,
    control: (stage) => register(stage).button('next'),
    done: ({ words }) => [words.register.bank_heading],
  }),
  visit({
    name: 'register, create',
    call: 'POST /api/account',
    open: openBank,
    control: (stage) => register(stage).button('finish'),
    effects: async ({ world }) => (await world.members()).filter(({ phone }) => phone === PHONE).length,
    done: ({ words }) => [words.register.created_toast, words.register.existed_toast],
  }),
];
