import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import errors from '../../../locales/en/errors.json' with { type: 'json' };
import { announced } from '../../testing/screen-texts/announced.ts';
import { fill } from '../../testing/fill.ts';
import { findToast } from '../../testing/find-toast.ts';
import { holdCall } from '../../testing/hold-call.ts';
import { standInForToasts } from '../../testing/stand-in-toasts.ts';
import {
  PHONE,
  heading,
  worldWithoutOtp,
  open,
  fillPhone,
  fillProfile,
  fillBank,
  create,
  isShownTwice,
} from './testing.ts';

const SENT_EARLIER =
  'Your account is ready. It may have the details and the password of an earlier try. To change its bank account, contact us.';

describe('the outcome of a registration', () => {
  it('finds the account when the answer to it is lost, and goes to the login after 2 s [2.25] [9.10]', async () => {
    const world = await worldWithoutOtp();
    const { user, clock } = await open({ world });
    await fillPhone(user);
    await fillProfile(user);
    await fillBank(user);
    await world.control.addFault({ call: 'POST /api/account', kind: 'drop' });
    await create(user);
    await heading('Welcome aboard');
    expect(await screen.findByText('Your account is ready. You can log in.')).toBeVisible();
    expect(await world.control.count({ call: 'POST /api/account' })).toBe(1);
    await clock.advance(1_999);
    expect(window.location.pathname).toBe('/register');
    await clock.advance(1);
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
  });

  it.each(['pressed again', 'begun again after a reload'])(
    'finds an account that was created late when the attempt is %s [4.01]',
    async (how) => {
      const world = await worldWithoutOtp();
      const { user, services, unmount } = await open({ world });
      await fillPhone(user);
      await fillProfile(user);
      await fillBank(user);
      await world.control.addFault({ call: 'POST /api/account', kind: 'reset' });
      await create(user);
      await isShownTwice('We could not reach the service. Please try again.');
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
      // A reload has forgotten the password that was sent.
      if (how === 'begun again after a reload') await isShownTwice(SENT_EARLIER);
      else expect(await screen.findByText('Your account is ready. You can log in.')).toBeVisible();
    },
  );

  it('tells that the account has what was sent first, when it was changed before it was found, and stays [2.24] [4.01]', async () => {
    const world = await worldWithoutOtp();
    const { user, clock } = await open({ world });
    await fillPhone(user);
    await fillProfile(user);
    await fillBank(user);
    await world.control.addFault({ call: 'POST /api/account', kind: 'drop' });
    await world.control.addFault({ call: 'POST /api/account/validate', kind: 'reset' });
    await create(user);
    await isShownTwice('We could not reach the service. Please try again.');
    await user.clear(screen.getByLabelText('Account number'));
    await fill(user, screen.getByLabelText('Account number'), '5551234568');
    await create(user);
    await heading('Welcome aboard');
    await isShownTwice(SENT_EARLIER);
    await clock.advance(60_000);
    const title = screen.getByRole('heading', { name: 'Welcome aboard' });
    expect(title).toHaveAccessibleDescription(SENT_EARLIER);
    await user.click(screen.getByRole('link', { name: 'Go to login' }));
    expect(await screen.findByLabelText('Phone number')).toHaveValue(PHONE);
  });

  it('cannot be changed while it is sent [2.24]', async () => {
    const world = await worldWithoutOtp();
    const held = await holdCall(world, 'POST /api/account');
    const { user } = await open({ world });
    await fillPhone(user);
    await fillProfile(user);
    await fillBank(user);
    await create(user);
    await held.hasCome();
    for (const label of ['Account number', 'First name', 'Last name']) {
      expect(screen.getByLabelText(label)).toHaveAttribute('readonly');
      await user.type(screen.getByLabelText(label), '9');
    }
    await user.selectOptions(screen.getByLabelText('Bank'), 'TMB');
    await user.click(screen.getByRole('button', { name: /^SCB/ }));
    expect(screen.getByLabelText('Bank')).toHaveValue('KBANK');
    expect(screen.getByLabelText('Account number')).toHaveValue('5551234567');
    await held.release();
    await heading('Welcome aboard');
  });

  it('shows no other bank in place of one that the list loses while it is sent', async () => {
    const world = await worldWithoutOtp();
    const held = await holdCall(world, 'POST /api/account');
    const { user } = await open({ world });
    await fillPhone(user);
    await fillProfile(user);
    await fillBank(user, 'TMB');
    await create(user);
    await held.hasCome();
    await world.control.addFault({
      call: 'GET /api/lookup/banks',
      kind: 'status',
      status: 200,
      body: JSON.stringify([{ code: 'KBANK', nameTH: 'ธนาคารกสิกรไทย' }]),
    });
    // The lists load again in another language.
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'lo');
    await waitFor(() => expect(screen.queryByRole('option', { name: /^TMB/ })).toBeNull());
    const option = await screen.findByRole<HTMLOptionElement>('option', { name: /^KBANK/ });
    expect(option.closest('select')).toHaveValue('');
  });

  async function leaveWhileSending(accountNo = '5551234567') {
    const world = await worldWithoutOtp();
    const held = await holdCall(world, 'POST /api/account');
    const view = await open({ world });
    const { user } = view;
    await fillPhone(user);
    await fillProfile(user);
    await fillBank(user);
    await user.clear(screen.getByLabelText('Account number'));
    await fill(user, screen.getByLabelText('Account number'), accountNo);
    await create(user);
    await held.hasCome();
    const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
    await user.click(menu.getByRole('link', { name: 'Log in' }));
    await heading('Welcome back');
    return { ...view, menu, release: held.release };
  }

  it('is told once to a visitor who has gone to the login meanwhile, with the phone in its field [2.25]', async () => {
    const { user, menu, release } = await leaveWhileSending();
    expect(screen.getByLabelText('Phone number')).toHaveValue('');
    await release();
    await waitFor(() => expect(announced('Your account has been created')).toHaveLength(1));
    expect(screen.getByLabelText('Phone number')).toHaveValue(PHONE);
    expect(screen.getByLabelText('Password')).toHaveFocus();
    await user.click(menu.getByRole('link', { name: 'Register' }));
    await heading('Your phone number');
    expect(announced('Your account has been created')).toHaveLength(1);
  });

  it('leaves a phone that was typed into the login meanwhile [2.25]', async () => {
    const { user, release } = await leaveWhileSending();
    await user.type(screen.getByLabelText('Phone number'), '0899');
    await release();
    await waitFor(() => expect(announced('Your account has been created')).toHaveLength(1));
    expect(screen.getByLabelText('Phone number')).toHaveValue('0899');
    expect(screen.getByLabelText('Phone number')).toHaveFocus();
  });

  it('that failed is told with the word of the menu to a visitor who has left', async () => {
    // It is Somchai's.
    const { user, menu, release } = await leaveWhileSending('1234567890');
    await release();
    await findToast('error', `Register: ${errors.EXISTING_BANK}`);
    await user.click(menu.getByRole('link', { name: 'Register' }));
    await heading('Your bank account');
  });

  it('of an earlier try is told for longer to a visitor who has left [2.25]', async () => {
    const world = await worldWithoutOtp();
    const { user } = await open({ world });
    const toasts = await standInForToasts();
    await fillPhone(user);
    await fillProfile(user);
    await fillBank(user);
    await world.control.addFault({ call: 'POST /api/account', kind: 'drop' });
    await world.control.addFault({ call: 'POST /api/account/validate', kind: 'reset' });
    await create(user);
    await waitFor(() => expect(toasts()).toHaveLength(1));
    await fill(user, screen.getByLabelText('Account number'), '5551234568');
    const held = await holdCall(world, 'POST /api/account');
    await create(user);
    await held.hasCome();
    const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
    await user.click(menu.getByRole('link', { name: 'How to' }));
    await heading('How to use');
    await held.release();
    const toast = { kind: 'success', text: SENT_EARLIER, duration: 12_000 };
    await waitFor(() => expect(toasts().at(-1)).toMatchObject(toast));
  });

  it('is announced once by its title and once by its toast [2.25]', async () => {
    const world = await worldWithoutOtp();
    const { user } = await open({ world });
    await fillPhone(user);
    await fillProfile(user);
    await fillBank(user);
    await create(user);
    const title = await screen.findByRole('heading', { name: 'Welcome aboard' });
    expect(title).toHaveFocus();
    expect(title).toHaveAccessibleDescription('Taking you to the login');
    expect(announced('Welcome aboard'), 'the title is read by its focus').toEqual([]);
    await waitFor(() => expect(announced('Your account has been created')).toHaveLength(1));
  });

  it('sends once for several presses, and again after a failure', async () => {
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
});
