import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import errors from '../../../locales/en/errors.json' with { type: 'json' };
import { createBrowserPlatform } from '../../platform/browser-platform.ts';
import { makeWorld, renderApp, type RenderOptions, type TestWorld } from '../../testing/render-app.tsx';

const PHONE = '0611111111';

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });
const next = () => screen.getByRole('button', { name: 'Next' });
type User = Awaited<ReturnType<typeof renderApp>>['user'];

async function worldWithoutOtp(): Promise<TestWorld> {
  const world = await makeWorld();
  await world.control.setFlags({ registerOTP: false });
  return world;
}

const open = (options: RenderOptions = {}) => renderApp({ path: '/register', ...options });

async function fillPhone(user: User, phone = PHONE) {
  // By its role: one that is hidden while texts are fetched takes no typing.
  await user.type(await screen.findByRole('textbox', { name: 'Phone number' }), phone);
  await user.click(next());
}

async function fillProfile(user: User) {
  await heading('Your profile');
  await user.type(await screen.findByLabelText('Profile name'), 'Anong');
  await user.type(screen.getByLabelText('Password'), 'secret-1');
  await user.type(screen.getByLabelText('Confirm password'), 'secret-1');
  await user.click(next());
}

async function fillBank(user: User, bank = 'KBANK') {
  await heading('Your bank account');
  await user.selectOptions(await screen.findByLabelText('Bank'), bank);
  await user.type(screen.getByLabelText('Account number'), '555-123-4567');
  await user.type(screen.getByLabelText("Account holder's first name"), 'anong');
  await user.type(screen.getByLabelText("Account holder's last name"), 'deejai');
}

async function leaveAndReturn(user: User) {
  const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
  await user.click(menu.getByRole('link', { name: 'Log in' }));
  await heading('Welcome back');
  await user.click(menu.getByRole('link', { name: 'Register' }));
}

/** At its place, and by a toast. [8.20] */
const saidTwice = (text: string) =>
  waitFor(() => expect(screen.getAllByText(text).length).toBeGreaterThan(1));

type Call = Parameters<TestWorld['control']['addFault']>[0]['call'];
const refuse = (world: TestWorld, call: Call, code: keyof typeof errors) =>
  world.control.addFault({ call, kind: 'status', status: 422, body: JSON.stringify({ message: code }) });

/** The way on, while the service has asked to wait. */
const waiting = () => screen.getByRole('button', { name: /^Try again in 0[01]:\d\d$/ });
const create = (user: User) => user.click(screen.getByRole('button', { name: 'Create account' }));

describe('the registration', () => {
  it('goes by phone, code, profile and bank to a member who can log in [1.02] [2.21] [2.22] [2.23] [2.24] [2.25] [4.01] [9.10] [9.42]', async () => {
    const { user, world, clock } = await open();
    await fillPhone(user, '061-111 1111');
    await heading('Enter the code');
    const [otp] = await world.control.otps();
    expect(screen.getByText(`Reference ${otp?.ref}`)).toBeVisible();
    expect(screen.getByLabelText('Code')).toHaveAttribute('placeholder', '000000');
    await user.type(screen.getByLabelText('Code'), otp?.code ?? '');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    await fillProfile(user);
    await fillBank(user);
    expect(screen.getByLabelText("Account holder's first name")).toHaveValue('ANONG');
    expect(screen.getByText('KBANK and SCB are the fastest for deposits and withdrawals')).toBeVisible();
    await create(user);
    expect(await heading('Welcome aboard')).toHaveFocus();
    await clock.advance(1_999);
    expect(window.location.pathname).toBe('/register');
    await clock.advance(1);
    expect(window.location.pathname).toBe('/login');
    expect(await world.control.member(PHONE)).toMatchObject({
      name: 'Anong',
      currency: 'THB',
      bank: { bankCode: 'KBANK', bankAccountNo: '5551234567', bankAccountName: 'ANONG DEEJAI' },
    });
    expect(sessionStorage.getItem('register-draft')).toBeNull();
    expect(await world.control.journal({ clientViolations: true })).toEqual([]);
  });

  it('goes straight to the profile when no code is asked for, and when the phone was verified before [2.22] [4.01]', async () => {
    const world = await worldWithoutOtp();
    const first = await open({ world });
    await fillPhone(first.user);
    await heading('Your profile');
    expect(await world.control.count({ call: 'POST /api/otp/send' })).toBe(0);
    first.unmount();
    sessionStorage.clear();
    const second = await open({ scenario: 'a visitor with a verified phone' });
    await fillPhone(second.user);
    await heading('Your profile');
    expect(await second.world.control.count({ call: 'POST /api/otp/send' })).toBe(1);
    expect(await second.world.control.count({ call: 'POST /api/otp/verify' })).toBe(0);
    await fillProfile(second.user);
    await heading('Your bank account');
  });

  it('offers kip and baht in the Laos edition, kip unless chosen, for a number of any length [1.20] [2.24] [5.06]', async () => {
    const world = await worldWithoutOtp();
    const { user } = await open({ world, config: { edition: 'laos' } });
    await fillPhone(user, '02077777777');
    await fillProfile(user);
    await fillBank(user, 'BCEL');
    expect(screen.getByLabelText('Currency')).toHaveValue('LAK');
    expect(screen.queryByText(/are the fastest/)).toBeNull();
    await create(user);
    await heading('Welcome aboard');
    expect((await world.control.member('02077777777')).currency).toBe('LAK');
  });

  it.each([
    ['', 'Enter your phone number'],
    ['061111111', 'The phone number must have 10 digits'],
  ])(
    'says of the phone "%s" at its field and by a toast what is wrong, and sends nothing [5.02] [8.20]',
    async (phone, text) => {
      const { user, world } = await open();
      await screen.findByLabelText('Phone number');
      if (phone) await user.type(screen.getByLabelText('Phone number'), phone);
      await user.click(next());
      expect((await screen.findAllByText(text)).length).toBeGreaterThan(1);
      expect(screen.getByLabelText('Phone number')).toHaveFocus();
      expect(screen.getByLabelText('Phone number')).toBeInvalid();
      expect(await world.control.count()).toBe(await world.control.count({ text: 'lookup' }));
    },
  );

  it('wants both passwords alike [5.03]', async () => {
    const { user } = await open({ world: await worldWithoutOtp() });
    await fillPhone(user);
    await user.type(await screen.findByLabelText('Profile name'), 'Anong');
    await user.type(screen.getByLabelText('Password'), 'one');
    await user.type(screen.getByLabelText('Confirm password'), 'other');
    await user.click(next());
    expect((await screen.findAllByText("Passwords don't match")).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Confirm password')).toHaveFocus();
  });

  it('goes on with what was checked and sent, whatever is typed meanwhile [5.02] [5.03]', async () => {
    const world = await worldWithoutOtp();
    const { user } = await open({ world });
    await world.control.addFault({ call: 'GET /api/lookup/registerOTP', kind: 'hang' });
    await fillPhone(user);
    await user.type(screen.getByLabelText('Phone number'), '9');
    await world.control.clearFaults();
    await heading('Your profile');
    expect(JSON.parse(sessionStorage.getItem('register-draft') ?? '')).toMatchObject({
      passedPhone: PHONE,
      draft: { phone: PHONE },
    });
    await world.control.addFault({ call: 'POST /api/account/validate', kind: 'hang' });
    await fillProfile(user);
    await user.type(screen.getByLabelText('Password'), '!');
    await world.control.clearFaults();
    await heading('Your bank account');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByLabelText('Password')).toHaveValue('secret-1');
  });

  it('takes names in English only for KTB, TMB and BBL [5.05] [2.52]', async () => {
    const { user } = await open({ world: await worldWithoutOtp() });
    await fillPhone(user);
    await fillProfile(user);
    await fillBank(user, 'KTB');
    await user.clear(screen.getByLabelText("Account holder's last name"));
    await user.type(screen.getByLabelText("Account holder's last name"), 'ดีใจ');
    await create(user);
    expect((await screen.findAllByText('Bank account name must be in English only')).length).toBeGreaterThan(
      0,
    );
    expect(screen.getByLabelText("Account holder's last name")).toHaveFocus();
  });

  it('shows a refusal where it can be put right, and loses nothing that was typed [8.04] [8.20]', async () => {
    const world = await worldWithoutOtp();
    const { user } = await open({ world });
    await fillPhone(user, '0812345678');
    await fillProfile(user);
    expect(await heading('Your phone number')).toBeVisible();
    expect(screen.getByLabelText('Phone number')).toHaveFocus();
    await user.clear(screen.getByLabelText('Phone number'));
    await fillPhone(user);
    await heading('Your profile');
    expect(screen.getByLabelText('Profile name')).toHaveValue('Anong');
    expect(screen.getByLabelText('Password')).toHaveValue('secret-1');
  });

  it('goes back without losing anything, and comes back after a reload without the passwords', async () => {
    const world = await worldWithoutOtp();
    const first = await open({ world });
    await fillPhone(first.user);
    await fillProfile(first.user);
    await fillBank(first.user);
    await first.user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByLabelText('Password')).toHaveValue('secret-1');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('secret-1');
    first.unmount();
    await open({ world });
    await heading('Your profile');
    expect(await screen.findByLabelText('Profile name')).toHaveValue('Anong');
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  it('keeps the invite code of a link, for a later visit too, and lets nobody change it [2.03] [2.23] [3.31]', async () => {
    const world = await worldWithoutOtp();
    const first = await open({ world, path: '/register?code=PR100001' });
    expect(localStorage.getItem('code')).toBe('PR100001');
    first.unmount();
    const { user } = await open({ world });
    await fillPhone(user);
    expect(await screen.findByLabelText('Inviter code')).toHaveValue('PR100001');
    expect(screen.getByLabelText('Inviter code')).toHaveAttribute('readonly');
  });

  it('drops the code of a link that the service does not know, and lets it be changed, after a reload too [2.03] [2.23]', async () => {
    const world = await worldWithoutOtp();
    const path = '/register?code=PRold';
    const first = await open({ world, path });
    await fillPhone(first.user);
    await fillProfile(first.user);
    await saidTwice(errors.INVALID_CODE);
    expect(screen.getByLabelText('Inviter code')).toHaveValue('PRold');
    expect(screen.getByLabelText('Inviter code')).toBeInvalid();
    expect(screen.getByLabelText('Inviter code')).toHaveFocus();
    expect(screen.getByLabelText('Inviter code')).not.toHaveAttribute('readonly');
    expect(localStorage.getItem('code')).toBeNull();
    first.unmount();
    const { user } = await open({ world, path });
    await user.clear(await screen.findByLabelText('Inviter code'));
    await user.type(screen.getByLabelText('Password'), 'secret-1');
    await user.type(screen.getByLabelText('Confirm password'), 'secret-1');
    await user.click(next());
    await heading('Your bank account');
    expect(localStorage.getItem('code')).toBeNull();
  });

  it('keeps no code from a link that is none', async () => {
    await open({ path: '/register?code=%3Cscript%3E' });
    await screen.findByLabelText('Phone number');
    expect(localStorage.getItem('code')).toBeNull();
  });

  it('lets another code be asked for after a wait that a reload does not shorten [2.22] [8.02]', async () => {
    const world = await makeWorld();
    const first = await open({ world });
    await fillPhone(first.user);
    await heading('Enter the code');
    expect(screen.getByRole('button', { name: /^Another code in 0[01]:\d\d$/ })).toBeDisabled();
    first.unmount();
    const { user } = await open({ world });
    await heading('Enter the code');
    expect(screen.getByRole('button', { name: /^Another code in 0[01]:\d\d$/ })).toBeDisabled();
    const [otp] = await world.control.otps();
    expect(screen.getByText(`Reference ${otp?.ref}`)).toBeVisible();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(otp?.code);
    await user.type(screen.getByLabelText('Code'), otp?.code ?? '');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    await heading('Your profile');
    expect(sessionStorage.getItem('register-code')).toBeNull();
  });

  it('goes back from the code to correct the number at once, and returns to a code that is on its way without another [2.22]', async () => {
    const world = await makeWorld();
    const { user } = await open({ world });
    await fillPhone(user);
    await heading('Enter the code');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(next());
    await heading('Enter the code');
    expect(await world.control.count({ call: 'POST /api/otp/send' })).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.clear(screen.getByLabelText('Phone number'));
    await fillPhone(user, '0622222222');
    await heading('Enter the code');
    expect((await world.control.otps()).map(({ phone }) => phone)).toEqual([PHONE, '0622222222']);
    expect(screen.getByText('We sent a code to 0622222222')).toBeVisible();
  });

  it.each([
    ['OTP_TOKEN_INVALID', 'otp'],
    ['OTP_NOT_EXIST', 'otp'],
    ['OTP_EXPIRED', 'otp'],
    ['OTP_CODE_INVALID', 'otp'],
    ['OTP_VERIFY_FAIL', 'otp'],
    ['OTP_BLOCK', 'otp'],
    ['REQUEST_LIMIT_1MIN', null],
  ] as const)('says %s of a code where it can be put right [8.03]', async (code, field) => {
    const world = await makeWorld();
    const { user, clock } = await open({ world });
    await fillPhone(user);
    await heading('Enter the code');
    await refuse(world, 'POST /api/otp/verify', code);
    await user.type(screen.getByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    await saidTwice(errors[code]);
    expect(await heading('Enter the code')).toBeVisible();
    expect(screen.getByLabelText('Code')).toHaveValue('123456');
    if (field) expect(document.querySelector(`[name="${field}"]`)).toHaveFocus();
    else {
      expect(waiting()).toHaveAttribute('aria-disabled', 'true');
      expect(waiting()).toHaveTextContent('01:00');
      await clock.advance(59_000);
      expect(waiting()).toHaveTextContent('00:01');
      await clock.advance(1_000);
      expect(screen.getByRole('button', { name: 'Verify' })).not.toHaveAttribute('aria-disabled', 'true');
    }
  });

  it.each([
    ['POST /api/otp/send', 'OTP_SEND_FAIL', 'Your phone number', 'phone'],
    ['POST /api/otp/send', 'OTP_BLOCK', 'Your phone number', 'phone'],
    ['POST /api/otp/send', 'EXISTING_USER', 'Your phone number', 'phone'],
    ['POST /api/otp/send', 'PHONE_NUMBER_REQUIRE_10_DIGIT', 'Your phone number', 'phone'],
    ['POST /api/account/validate', 'EXISTING_USER', 'Your phone number', 'phone'],
    ['POST /api/account/validate', 'UNVERIFIED_OTP', 'Your phone number', 'phone'],
    ['POST /api/account/validate', 'INVALID_USER_INFO', 'Your profile', 'name'],
    ['POST /api/account/validate', 'REQUEST_LIMIT', 'Your profile', null],
    ['POST /api/account', 'EXISTING_USER', 'Your phone number', 'phone'],
    ['POST /api/account', 'EXISTING_BANK', 'Your bank account', 'bankAccountNo'],
    ['POST /api/account', 'INVALID_BANK', 'Your bank account', 'bankAccountNo'],
    ['POST /api/account', 'BANK_ACCOUNT_NAME_ENG', 'Your bank account', 'firstName'],
    ['POST /api/account', 'INVALID_USER_INFO', 'Your profile', 'name'],
    ['POST /api/account', 'REQUEST_LIMIT_1MIN', 'Your bank account', null],
    ['POST /api/account', 'REGISTER_FAIL', 'Your bank account', null],
    ['POST /api/account', 'GAME_ACTIVATION_FAIL', 'Your bank account', null],
  ] as const)(
    'answers %s refused by %s with its words on "%s", and waits where it is told to [8.02] [8.03] [8.04]',
    async (call, code, step, field) => {
      const isSend = call === 'POST /api/otp/send';
      const world = isSend ? await makeWorld() : await worldWithoutOtp();
      await refuse(world, call, code);
      const { user } = await open({ world });
      await fillPhone(user);
      if (!isSend) await fillProfile(user);
      if (call === 'POST /api/account') {
        await fillBank(user);
        await create(user);
      }
      await saidTwice(errors[code]);
      expect(await heading(step)).toBeVisible();
      if (field) expect(document.querySelector(`[name="${field}"]`)).toHaveFocus();
      if (code.startsWith('REQUEST_LIMIT')) {
        // A press on it has led the focus there: it must not be thrown to the page's start.
        expect(waiting()).toHaveAttribute('aria-disabled', 'true');
        expect(waiting()).toHaveFocus();
      }
    },
  );

  it('begins anew for the next visitor once an account is made', async () => {
    const world = await worldWithoutOtp();
    const { user } = await open({ world });
    await fillPhone(user);
    await fillProfile(user);
    await fillBank(user);
    await create(user);
    await heading('Welcome aboard');
    await leaveAndReturn(user);
    await heading('Your phone number');
    expect(screen.getByLabelText('Phone number')).toHaveValue('');
  });

  it('forgets what was typed when it is left on a screen that strangers share', async () => {
    const world = await worldWithoutOtp();
    const platform = { ...createBrowserPlatform(window), keepsWork: false };
    const { user } = await open({ world, platform });
    await fillPhone(user);
    await user.type(await screen.findByLabelText('Profile name'), 'Anong');
    await leaveAndReturn(user);
    await heading('Your phone number');
    expect(screen.getByLabelText('Phone number')).toHaveValue('');
    expect(sessionStorage.getItem('register-draft')).toBeNull();
  });

  it('brings the answer to who has left a screen that strangers share to nobody (K1)', async () => {
    const platform = { ...createBrowserPlatform(window), keepsWork: false };
    const { user, world } = await open({ platform });
    const { id } = await world.control.addFault({ call: 'POST /api/otp/send', kind: 'hang' });
    await fillPhone(user);
    await waitFor(() => expect(next()).toHaveAttribute('aria-busy', 'true'));
    await leaveAndReturn(user);
    await heading('Your phone number');
    expect(next()).not.toHaveAttribute('aria-busy');
    await world.control.removeFault(id);
    await waitFor(async () => expect(await world.control.otps()).toHaveLength(1));
    await fillPhone(user, '0622222222');
    await heading('Enter the code');
    expect(screen.getByText(/0622222222/)).toBeVisible();
    expect(sessionStorage.getItem('register-code')).not.toContain(PHONE);
  });

  it('keeps the step that is filled in when lists that were asked for before fail after it, whatever is in them', async () => {
    const world = await worldWithoutOtp();
    const { fetch } = world.axiosEnv;
    let failFirst: (() => void) | undefined;
    vi.spyOn(world.axiosEnv, 'fetch').mockImplementation((address, ...rest) => {
      const isOf = (list: string) => typeof address === 'string' && address.endsWith(`/lookup/${list}`);
      if (isOf('sources'))
        return Promise.resolve(Response.json([{ code: 'FRIEND', description: { th: 'no text' } }]));
      if (failFirst || !isOf('banks')) return fetch(address, ...rest);
      return new Promise((_resolve, reject) => {
        failFirst = () => reject(new TypeError('Failed to fetch'));
      });
    });
    const { user } = await open({ world });
    await heading('Your phone number');
    await leaveAndReturn(user);
    await fillPhone(user);
    await user.type(await screen.findByLabelText('Password'), 'secret-1');
    await act(async () => failFirst?.());
    expect(screen.getByLabelText('Password')).toHaveValue('secret-1');
  });

  it('says that a code is wrong, and takes the right one then [8.03]', async () => {
    const { user, world } = await open();
    await fillPhone(user);
    await heading('Enter the code');
    await user.type(screen.getByLabelText('Code'), 'wrong');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect((await screen.findAllByText(errors.OTP_CODE_INVALID)).length).toBeGreaterThan(0);
    const [otp] = await world.control.otps();
    await user.clear(screen.getByLabelText('Code'));
    await user.type(screen.getByLabelText('Code'), otp?.code ?? '');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    await heading('Your profile');
  });

  it('tells the truth when the answer is lost after the account was made', async () => {
    const world = await worldWithoutOtp();
    const { user } = await open({ world });
    await fillPhone(user);
    await fillProfile(user);
    await fillBank(user);
    await world.control.addFault({ call: 'POST /api/account', kind: 'drop' });
    await create(user);
    await heading('Welcome aboard');
    expect(await screen.findByText('Your account exists: you can log in')).toBeVisible();
    expect(await world.control.count({ call: 'POST /api/account' })).toBe(1);
  });

  it.each(['pressed again', 'begun again after a reload'])(
    'tells the truth when the account is made only after it was looked for, and the try is %s [4.01]',
    async (how) => {
      const world = await worldWithoutOtp();
      const { user, services, unmount } = await open({ world });
      await fillPhone(user);
      await fillProfile(user);
      await fillBank(user);
      await world.control.addFault({ call: 'POST /api/account', kind: 'reset' });
      await create(user);
      await saidTwice('We could not reach the service. Please try again.');
      const account = {
        name: 'Anong',
        username: PHONE,
        password: 'secret-1',
        sourceCode: '',
        inviteCode: '',
      };
      const bank = { bankCode: 'KBANK', bankAccountNo: '5551234567', bankAccountName: 'ANONG DEEJAI' };
      const body = { ...account, ...bank, currency: 'BAHT' as const };
      await services.call('POST /api/account', ({ message }) => message, { body });
      if (how === 'pressed again') await create(user);
      else {
        unmount();
        const { user: again } = await open({ world });
        await again.clear(await screen.findByLabelText('Profile name'));
        await fillProfile(again);
      }
      await heading('Welcome aboard');
      expect(await screen.findByText('Your account exists: you can log in')).toBeVisible();
    },
  );

  it('sends once, however often the button is pressed, and stays usable when nothing came through', async () => {
    const world = await worldWithoutOtp();
    const { user } = await open({ world });
    await fillPhone(user);
    await fillProfile(user);
    await fillBank(user);
    await world.control.addFault({ call: 'POST /api/account', kind: 'reset' });
    await create(user);
    expect(
      (await screen.findAllByText('We could not reach the service. Please try again.')).length,
    ).toBeGreaterThan(0);
    expect(screen.getByLabelText('Account number')).toHaveValue('5551234567');
    act(() => {
      const button = screen.getByRole('button', { name: 'Create account' });
      button.click();
      button.click();
      button.closest('form')?.requestSubmit();
    });
    await heading('Welcome aboard');
    expect(await world.control.count({ call: 'POST /api/account' })).toBe(2);
  });

  it.each(['th', 'lo', 'en'] as const)('is all in one language: %s [1.19]', async (locale) => {
    const world = await worldWithoutOtp();
    const { user } = await open({ world, locale });
    const texts = (await import(`../../../locales/${locale}/register.json`)) as {
      default: Record<'phone_label' | 'next_button' | 'profile_heading', string>;
    };
    const { phone_label, next_button, profile_heading } = texts.default;
    await user.type(await screen.findByLabelText(phone_label), PHONE);
    await user.click(screen.getByRole('button', { name: next_button }));
    await heading(profile_heading);
  });
});
