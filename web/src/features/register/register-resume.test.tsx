import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import errors from '../../../locales/en/errors.json' with { type: 'json' };
import { createBrowserPlatform } from '../../platform/browser-platform.ts';
import { SOMCHAI } from 'mock-server/testing';
import { fill } from '../../testing/fill.ts';
import { holdCall } from '../../testing/hold-call.ts';
import { makeWorld } from '../../testing/render-app.tsx';
import {
  PHONE,
  heading,
  next,
  worldWithoutOtp,
  open,
  fillPhone,
  fillProfile,
  fillBank,
  create,
  leaveAndReturn,
  isShownTwice,
  refuse,
} from './testing.ts';

describe('the registration after leaving it', () => {
  it('keeps the input on Back and reload, but no password [2.22] [2.23]', async () => {
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

  it('drops a bank and a source that are not listed any more [2.23] [2.24]', async () => {
    const world = await worldWithoutOtp();
    const first = await open({ world });
    await fillPhone(first.user);
    await first.user.selectOptions(await screen.findByLabelText(/^How did you/), 'FRIEND');
    await fillProfile(first.user);
    await fillBank(first.user, 'TMB');
    first.unmount();
    const lists = { banks: [{ code: 'KBANK', nameTH: 'ธนาคารกสิกรไทย' }], sources: [] };
    for (const [name, list] of Object.entries(lists))
      await world.control.addFault({
        call: `GET /api/lookup/${name as keyof typeof lists}`,
        kind: 'status',
        status: 200,
        body: JSON.stringify(list),
      });
    const { user } = await open({ world });
    await fillProfile(user);
    await fillBank(user, '');
    await create(user);
    const bank = screen.getByLabelText('Bank');
    await waitFor(() => expect(bank).toHaveAccessibleDescription('Choose a bank'));
    expect(bank).toHaveDisplayValue('Choose your bank');
    await user.selectOptions(bank, 'KBANK');
    await create(user);
    await heading('Welcome aboard');
    const [{ body } = { body: null }] = await world.control.journal({ call: 'POST /api/account' });
    expect(body).toMatchObject({ bankCode: 'KBANK', sourceCode: '' });
  });

  it('keeps the invite code of a link read-only for later visits [2.03] [2.23] [3.31]', async () => {
    const world = await worldWithoutOtp();
    const code = 'PR64b7c1f2a9d3e4f5a6b7c8d9';
    const first = await open({ world, path: `/register?code=${code}` });
    await waitFor(() => expect(localStorage.getItem('code')).toBe(code));
    first.unmount();
    const { user } = await open({ world });
    await fillPhone(user);
    expect(await screen.findByLabelText('Inviter code')).toHaveValue(code);
    expect(screen.getByLabelText('Inviter code')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('Inviter code')).toHaveAccessibleDescription('From the invite link');
  });

  it('replaces a typed invite code by that of a later link [2.03] [2.23]', async () => {
    const world = await worldWithoutOtp();
    const first = await open({ world });
    await fillPhone(first.user);
    expect(await screen.findByLabelText('Inviter code')).toHaveAccessibleDescription('Optional');
    await first.user.type(screen.getByLabelText('Inviter code'), 'PRtyped');
    first.unmount();
    const second = await open({ world, path: '/register?code=PRlink' });
    const field = await screen.findByLabelText('Inviter code');
    expect(field).toHaveValue('PRlink');
    expect(field).toHaveAttribute('readonly');
    second.unmount();
    await open({ world, path: '/register?code=PRnewer' });
    expect(await screen.findByLabelText('Inviter code')).toHaveValue('PRnewer');
  });

  it('sends an unknown invite code as it is, drops it and lets it be changed [2.03] [2.23]', async () => {
    const world = await worldWithoutOtp();
    const path = '/register?code=promo7';
    const first = await open({ world, path });
    await fillPhone(first.user);
    await fillProfile(first.user);
    await isShownTwice(errors.INVALID_CODE);
    expect(screen.getByLabelText('Inviter code')).toHaveValue('promo7');
    const [check] = await world.control.journal({ call: 'POST /api/account/validate' });
    expect(check?.body).toMatchObject({ inviteCode: 'promo7' });
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
    await fillBank(user);
    await create(user);
    await heading('Welcome aboard');
    expect(localStorage.getItem('code')).toBeNull();
  });

  it.each(['%3Cscript%3E', 'PR'.padEnd(67, '0')])(
    'ignores the malformed invite code %s [2.03]',
    async (code) => {
      await open({ path: `/register?code=${code}` });
      await screen.findByLabelText('Phone number');
      expect(localStorage.getItem('code')).toBeNull();
    },
  );

  it('sends another code after a minute, with another reference [2.22]', async () => {
    const { user, world, clock } = await open();
    await fillPhone(user);
    await heading('Enter the code');
    const [first] = await world.control.otps();
    expect(screen.getByText(`Reference ${first?.ref}`)).toBeVisible();
    await world.control.advanceClock({ seconds: 60 });
    await clock.advance(60_000);
    await user.click(await screen.findByRole('button', { name: 'Send another code' }));
    await world.control.waitFor({ call: 'POST /api/otp/send', count: 2 });
    const [, second] = await world.control.otps();
    expect(second?.ref).not.toBe(first?.ref);
    expect(await screen.findByText(`Reference ${second?.ref}`)).toBeVisible();
  });

  it('shows at its button that another code is on its way, and announces the new reference once it is sent [2.22]', async () => {
    const { user, world, clock } = await open();
    await fillPhone(user);
    await heading('Enter the code');
    await world.control.advanceClock({ seconds: 60 });
    await clock.advance(60_000);
    const sending = await holdCall(world, 'POST /api/otp/send');
    await user.click(await screen.findByRole('button', { name: 'Send another code' }));
    await sending.hasCome();
    expect(screen.getByRole('button', { name: 'Send another code' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('button', { name: 'Verify' })).toBeDisabled();
    await sending.release();
    await screen.findByRole('button', { name: 'New code in 01:00' });
    const [, second] = await world.control.otps();
    const outcome = screen.getByText(/^We sent a code/);
    expect(outcome).toHaveRole('status');
    expect(outcome).toHaveTextContent(`We sent a code to 061 111 1111, Reference ${second?.ref}`);
  });

  it('counts the time that the device slept for another code, also on another page [2.22] [8.02]', async () => {
    const { user, clock } = await open();
    await fillPhone(user);
    await heading('Enter the code');
    clock.sleep(20_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByRole('button', { name: 'New code in 00:40' })).toBeDisabled();
    clock.sleep(39_000);
    await leaveAndReturn(user);
    await heading('Enter the code');
    expect(screen.getByRole('button', { name: 'New code in 00:01' })).toBeDisabled();
    clock.sleep(1_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByRole('button', { name: 'Send another code' })).toBeEnabled();
  });

  it('keeps the wait for another code over a reload [2.22] [8.02]', async () => {
    const world = await makeWorld();
    const first = await open({ world });
    await fillPhone(first.user);
    await heading('Enter the code');
    expect(screen.getByRole('button', { name: /^New code in 0[01]:\d\d$/ })).toBeDisabled();
    first.unmount();
    const { user } = await open({ world });
    await heading('Enter the code');
    expect(screen.getByRole('button', { name: /^New code in 0[01]:\d\d$/ })).toBeDisabled();
    const [otp] = await world.control.otps();
    expect(screen.getByText(`Reference ${otp?.ref}`)).toBeVisible();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(otp?.code);
    await user.type(screen.getByLabelText('Code'), otp?.code ?? '');
    // As after an attempt whose answer was lost.
    await refuse(world, 'POST /api/otp/verify', 'OTP_VERIFIED');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    await heading('Your profile');
    expect(sessionStorage.getItem('register-code')).toBeNull();
  });

  it('allows an immediate correction of the number, and sends no code twice [2.21] [2.22]', async () => {
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
    expect(screen.getByText('We sent a code to 062 222 2222')).toBeVisible();
  });

  it('starts empty once an account is created', async () => {
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

  it('drops the input on a shared screen', async () => {
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

  it('ignores a late answer on a shared screen (K1)', async () => {
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
    expect(screen.getByText(/062 222 2222/)).toBeVisible();
    expect(sessionStorage.getItem('register-code')).not.toContain(PHONE);
  });

  it('ignores an answer that comes after a member has logged in: they see nothing of the visitor [2.20]', async () => {
    const { user, world, clock } = await open();
    const { id } = await world.control.addFault({ call: 'POST /api/otp/send', kind: 'hang' });
    await fillPhone(user);
    await waitFor(() => expect(next()).toHaveAttribute('aria-busy', 'true'));
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    await fill(user, await screen.findByLabelText('Phone number'), SOMCHAI);
    await fill(user, screen.getByLabelText('Password'), '123456');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await heading('Home');
    await world.control.removeFault(id);
    await waitFor(async () => expect(await world.control.otps()).toHaveLength(1));
    await clock.advance(1);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(PHONE);
  });

  /** Another tab logs in, or out. */
  const setElsewhere = (token: string | null) =>
    act(() => {
      if (token === null) localStorage.removeItem('token');
      else localStorage.setItem('token', token);
      window.dispatchEvent(new StorageEvent('storage', { key: 'token', storageArea: localStorage }));
    });
  const loginNote = () =>
    screen.queryByText(
      'You have logged in in another window. You can still finish here, but leaving this page clears what you entered.',
    );

  it('goes on, also when another tab logs in meanwhile, says what leaving would clear, and then leads to the wallet', async () => {
    const world = await worldWithoutOtp();
    const { user, clock } = await open({ world });
    const token = await world.signIn(SOMCHAI);
    await fillPhone(user);
    await heading('Your profile');
    await user.type(await screen.findByLabelText('Password'), 'secret');
    setElsewhere(token);
    expect(loginNote()).toBeVisible();
    setElsewhere(null);
    expect(loginNote()).toBeNull();
    setElsewhere(token);
    await user.type(screen.getByLabelText('Password'), '-1');
    expect(screen.getByLabelText('Password')).toHaveValue('secret-1');
    await user.clear(screen.getByLabelText('Password'));
    await fillProfile(user);
    await fillBank(user);
    await create(user);
    await heading('Welcome aboard');
    await clock.advance(2_000);
    await heading('Home');
    expect((await world.control.member(PHONE)).name).toBe('Anong');
  });

  it('can be left for the wallet when another tab has logged in, and leaves it nothing', async () => {
    const world = await worldWithoutOtp();
    const { user } = await open({ world });
    await fillPhone(user);
    await heading('Your profile');
    await user.type(await screen.findByLabelText('Profile name'), 'Anong');
    setElsewhere(await world.signIn(SOMCHAI));
    expect(window.location.pathname).toBe('/register');
    await user.click(screen.getByRole('button', { name: 'Back to my wallet' }));
    await heading('Home');
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Anong|0611111111/);
  });

  it('keeps the step when an older request of the lists fails later', async () => {
    const world = await worldWithoutOtp();
    const { fetch } = world.network;
    let failFirst: (() => void) | undefined;
    vi.spyOn(world.network, 'fetch').mockImplementation((address, ...rest) => {
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
});
