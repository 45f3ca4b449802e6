import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
  await user.type(await screen.findByLabelText('Phone number'), phone);
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

const create = (user: User) => user.click(screen.getByRole('button', { name: 'Create account' }));

describe('the registration', () => {
  it('goes by phone, code, profile and bank to a member who can log in [2.21] [2.22] [2.23] [2.24] [2.25] [4.01]', async () => {
    const { user, world } = await open();
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
    await heading('Welcome aboard');
    await waitFor(() => expect(window.location.pathname).toBe('/login'), { timeout: 4000 });
    expect(await world.control.member(PHONE)).toMatchObject({
      name: 'Anong',
      currency: 'THB',
      bank: { bankCode: 'KBANK', bankAccountNo: '5551234567', bankAccountName: 'ANONG DEEJAI' },
    });
    expect(sessionStorage.getItem('register-draft')).toBeNull();
    expect(await world.control.journal({ outside: true })).toEqual([]);
  });

  it('goes straight to the profile when no code is asked for, and when the phone was verified before [2.22] [4.01]', async () => {
    const world = await worldWithoutOtp();
    const first = await open({ world });
    await fillPhone(first.user);
    await heading('Your profile');
    expect(await world.control.count({ call: 'POST /api/otp/send' })).toBe(0);
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
    await open({ world });
    expect(await screen.findByRole('button', { name: /^Try again in/ })).toBeDisabled();
  });

  it('says that a code is wrong, and takes the right one then [8.03]', async () => {
    const { user, world } = await open();
    await fillPhone(user);
    await heading('Enter the code');
    await user.type(screen.getByLabelText('Code'), 'wrong');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    const { OTP_CODE_INVALID } = (await import('../../../locales/en/errors.json')).default;
    expect((await screen.findAllByText(OTP_CODE_INVALID)).length).toBeGreaterThan(0);
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
