import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  PHONE,
  heading,
  worldWithoutOtp,
  open,
  fillPhone,
  fillProfile,
  fillBank,
  create,
} from './testing.ts';

/** Value and text of each choice below the placeholder. */
const choicesOf = (list: HTMLSelectElement) =>
  [...list.options].slice(1).map(({ value, text }) => [value, text]);

describe('the registration page', () => {
  it('registers a member by phone, code, profile and bank account [1.02] [1.20] [2.21] [2.22] [2.23] [2.24] [2.25] [4.01] [6.01] [9.10] [9.42]', async () => {
    const push = vi.spyOn(window.history, 'pushState');
    const { user, world, clock } = await open();
    expect(await screen.findByText('Step 1 of 4')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    expect(await screen.findByRole('textbox', { name: 'Phone number' })).toHaveAccessibleDescription(
      'You will log in with this number',
    );
    expect(screen.getByLabelText('Phone number')).toHaveAttribute('autocomplete', 'tel');
    expect(screen.getByLabelText('Phone number')).toHaveAttribute('inputmode', 'tel');
    expect(screen.getByLabelText('Phone number')).toHaveAttribute('type', 'tel');
    await fillPhone(user, '061-111 1111');
    await heading('Enter the code');
    expect(screen.getByRole('button', { name: 'Back' })).toBeVisible();
    for (const step of document.querySelectorAll('ol > li')) await user.click(step);
    expect(screen.getByText('Step 2 of 4')).toBeVisible();
    const [otp] = await world.control.otps();
    expect(screen.getByText(`Reference ${otp?.ref}`)).toBeVisible();
    expect(screen.getByLabelText('Code')).toHaveAttribute('placeholder', '000000');
    expect(screen.getByLabelText('Code')).toHaveAttribute('type', 'text');
    expect(screen.getByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code');
    await user.type(screen.getByLabelText('Code'), otp?.code ?? '');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('Step 3 of 4')).toBeVisible();
    await fillProfile(user);
    expect(await screen.findByText('Step 4 of 4')).toBeVisible();
    await fillBank(user);
    expect(screen.getByLabelText('First name')).toHaveValue('ANONG');
    expect(screen.getByLabelText('Last name')).toHaveValue('DEEJAI');
    expect(screen.getByText('KBANK and SCB are the fastest')).toBeVisible();
    expect(screen.queryByLabelText('Currency')).toBeNull();
    await create(user);
    expect(await heading('Welcome aboard')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Go to login' })).toHaveAttribute('href', '/login');
    const toast = screen.getByText('Your account has been created');
    expect(toast.closest('[class*=toast][class*=success]')).toBeVisible();
    await clock.advance(1_999);
    expect(window.location.pathname).toBe('/register');
    await clock.advance(1);
    expect(window.location.pathname).toBe('/login');
    expect(push).not.toHaveBeenCalled();
    expect(await world.control.member(PHONE)).toMatchObject({
      name: 'Anong',
      currency: 'THB',
      bank: { bankCode: 'KBANK', bankAccountNo: '5551234567', bankAccountName: 'ANONG DEEJAI' },
    });
    expect(sessionStorage.getItem('register-draft')).toBeNull();
    expect(await world.control.journal({ clientViolations: true })).toEqual([]);
  });

  it('sends the chosen source with the check and with the account, and offers every bank [2.23] [2.24] [3.01] [3.05] [7.02] [7.03] [7.04]', async () => {
    const world = await worldWithoutOtp();
    const { user } = await open({ world });
    await fillPhone(user);
    await heading('Your profile');
    const list = await screen.findByLabelText<HTMLSelectElement>('How did you hear about us?');
    const { sources } = await world.control.lookups();
    expect(choicesOf(list)).toEqual(sources.map(({ code, description }) => [code, description]));
    expect(list).toHaveValue('');
    expect(list).toHaveDisplayValue('Choose (optional)');
    const [, , second] = [...list.options];
    await user.selectOptions(list, second!);
    await fillProfile(user);
    expect(await screen.findByLabelText('Bank')).toHaveDisplayValue('Choose your bank');
    await fillBank(user);
    const offered = choicesOf(screen.getByLabelText('Bank'));
    const [lookup] = await world.control.journal({ call: 'GET /api/lookup/banks' });
    const banks = lookup?.answer as { code: string; nameTH: string }[];
    expect(offered).toEqual(banks.map(({ code, nameTH }) => [code, `${code} · ${nameTH}`]));
    await create(user);
    await heading('Welcome aboard');
    const [check] = await world.control.journal({ call: 'POST /api/account/validate' });
    expect(check?.body).toMatchObject({ sourceCode: second?.value, bankCode: '', bankAccountNo: '' });
    const [account] = await world.control.journal({ call: 'POST /api/account' });
    expect(account?.body).toEqual({
      name: 'Anong',
      username: PHONE,
      password: expect.anything() as unknown,
      sourceCode: second?.value,
      inviteCode: '',
      bankCode: 'KBANK',
      bankAccountName: 'ANONG DEEJAI',
      bankAccountNo: '5551234567',
      currency: 'BAHT',
    });
  });

  it('offers the two fastest banks with one press, beside the list [1.20] [2.24] [9.16] [9.42]', async () => {
    const { user } = await open({ world: await worldWithoutOtp() });
    await fillPhone(user);
    await fillProfile(user);
    await heading('Your bank account');
    const list = await screen.findByLabelText('Bank');
    const fast = within(screen.getByRole('group', { name: /^KBANK and SCB/ }));
    expect(fast.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'KBANKกสิกรไทย',
      'SCBไทยพาณิชย์',
    ]);
    expect(fast.getAllByRole('button').map((button) => button.querySelector('img')?.src)).toEqual([
      expect.stringContaining('/kbank.svg'),
      expect.stringContaining('/scb.svg'),
    ]);
    expect(fast.queryByRole('button', { pressed: true })).toBeNull();
    const scb = fast.getByRole('button', { name: /^SCB/ });
    await user.click(scb);
    await user.click(scb);
    expect(list).toHaveValue('SCB');
    expect(scb).toHaveAttribute('aria-pressed', 'true');
    await user.click(fast.getByRole('button', { name: /^KBANK/ }));
    expect(list).toHaveValue('KBANK');
    await user.click(scb);
    await user.selectOptions(list, 'BBL');
    expect(scb).toHaveAttribute('aria-pressed', 'false');
    expect(screen.queryByLabelText('Currency')).toBeNull();
  });

  it('names no fastest banks when none of them is listed [2.24] [9.42]', async () => {
    const world = await worldWithoutOtp();
    await world.control.addFault({
      call: 'GET /api/lookup/banks',
      kind: 'status',
      status: 200,
      body: JSON.stringify([{ code: 'BBL', nameTH: 'ธนาคารกรุงเทพ' }]),
    });
    const { user } = await open({ world });
    await fillPhone(user);
    await fillProfile(user);
    await heading('Your bank account');
    expect(await screen.findByLabelText('Bank')).toBeVisible();
    expect(screen.queryByText('KBANK and SCB are the fastest')).toBeNull();
  });

  it('skips the code if none is required or the phone is verified [1.02] [2.22] [4.01]', async () => {
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

  it('offers kip and baht in the Laos edition, and phones of any length [1.20] [2.24] [5.06] [7.04] [9.16] [9.42]', async () => {
    const world = await worldWithoutOtp();
    const { user } = await open({ world, config: { edition: 'laos' } });
    await fillPhone(user, '02077777777');
    await fillProfile(user);
    await fillBank(user, 'BCEL');
    const choice = screen.getByLabelText<HTMLSelectElement>('Currency');
    expect(choice).toHaveValue('LAK');
    expect([...choice.options].map(({ value, text }) => [value, text])).toEqual([
      ['LAK', 'Kip (LAK)'],
      ['BAHT', 'Baht (BAHT)'],
    ]);
    expect(screen.queryByText(/are the fastest/)).toBeNull();
    await user.selectOptions(choice, 'BAHT');
    expect(choice).toHaveValue('BAHT');
    await user.selectOptions(choice, 'LAK');
    await create(user);
    await heading('Welcome aboard');
    expect((await world.control.member('02077777777')).currency).toBe('LAK');
  });

  it.each(['th', 'lo', 'en'] as const)('is shown in one language: %s [1.19]', async (locale) => {
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
