import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { announced } from '../../testing/screen-texts/announced.ts';
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

describe('the outcome of a registration', () => {
  it('finds the account when the answer to it is lost [2.25]', async () => {
    const world = await worldWithoutOtp();
    const { user } = await open({ world });
    await fillPhone(user);
    await fillProfile(user);
    await fillBank(user);
    await world.control.addFault({ call: 'POST /api/account', kind: 'drop' });
    await create(user);
    await heading('Welcome aboard');
    expect(await screen.findByText('Your account is ready. You can log in.')).toBeVisible();
    expect(await world.control.count({ call: 'POST /api/account' })).toBe(1);
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
      expect(await screen.findByText('Your account is ready. You can log in.')).toBeVisible();
    },
  );

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
