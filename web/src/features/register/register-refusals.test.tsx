import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { announced } from '../../testing/screen-texts/announced.ts';
import errors from '../../../locales/en/errors.json' with { type: 'json' };
import { holdCall } from '../../testing/hold-call.ts';
import { makeWorld } from '../../testing/render-app.tsx';
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
  refuse,
  waitButton,
  next,
} from './testing.ts';

describe('registration refusals', () => {
  it('return to the step of the field and keep its input, also after two changes of the language meanwhile [8.04] [8.20]', async () => {
    const world = await worldWithoutOtp();
    const held = await holdCall(world, 'POST /api/account/validate');
    const { user } = await open({ world });
    await fillPhone(user, '0812345678');
    await fillProfile(user);
    await held.hasCome();
    const language = screen.getByRole('combobox', { name: 'Language' });
    for (const [locale, name] of [
      ['lo', 'ພາສາ'],
      ['en', 'Language'],
    ] as const) {
      await user.selectOptions(language, locale);
      await screen.findByRole('combobox', { name });
    }
    await world.control.waitFor({ call: 'GET /api/lookup/banks', count: 3 });
    await held.release();
    expect(await heading('Your phone number')).toBeVisible();
    await isShownTwice(errors.EXISTING_USER);
    expect(screen.getByLabelText('Phone number')).toHaveFocus();
    await user.clear(screen.getByLabelText('Phone number'));
    await fillPhone(user);
    await heading('Your profile');
    expect(screen.getByLabelText('Profile name')).toHaveValue('Anong');
    expect(screen.getByLabelText('Password')).toHaveValue('secret-1');
  });

  it.each([{}, { registerOTP: null }, { registerOTP: 'false' }, { registerOTP: 0 }])(
    'do not skip the code after the answer %j to whether one is needed [3.07] [4.01]',
    async (reply) => {
      const world = await makeWorld();
      await world.control.addFault({
        call: 'GET /api/lookup/registerOTP',
        kind: 'status',
        status: 200,
        body: JSON.stringify(reply),
      });
      const { user } = await open({ world });
      await fillPhone(user);
      expect((await screen.findAllByText(/could not reach the service/)).length).toBeGreaterThan(0);
      expect(screen.getByLabelText('Phone number')).toHaveValue(PHONE);
      expect(await world.control.otps()).toEqual([]);
    },
  );

  it.each([
    {},
    { otpToken: 'token-1' },
    { otpRef: 'ABCD' },
    { otpRef: '', otpToken: '' },
    { otpRef: ' ', otpToken: 't' },
  ])('do not accept %j as a sent code [2.22] [3.06]', async (reply) => {
    const world = await makeWorld();
    await world.control.addFault({
      call: 'POST /api/otp/send',
      kind: 'status',
      status: 200,
      body: JSON.stringify({ code: 'SUCCESS', ...reply }),
    });
    const { user } = await open({ world });
    await fillPhone(user);
    expect((await screen.findAllByText(/could not reach the service/)).length).toBeGreaterThan(0);
    expect(screen.queryByLabelText('Code')).toBeNull();
    await heading('Your phone number');
  });

  it('show direction controls in the reference of a code, and cut a long one', async () => {
    const world = await makeWorld();
    const otpRef = `A\u202eB${'x'.repeat(5_000)}`;
    await world.control.addFault({
      call: 'POST /api/otp/send',
      kind: 'status',
      status: 200,
      body: JSON.stringify({ code: 'SUCCESS', otpRef, otpToken: 'token-1' }),
    });
    const { user } = await open({ world });
    await fillPhone(user);
    await heading('Enter the code');
    expect(screen.getByText(/^Reference A\ufffdBx{1997}$/)).toBeVisible();
  });

  it('count down at the phone step when no request is allowed, also for a verified phone and after a reload [8.02]', async () => {
    const { user, world, unmount } = await open();
    await fillPhone(user);
    await heading('Enter the code');
    const [otp] = await world.control.otps();
    await user.type(screen.getByLabelText('Code'), `${otp?.code}{Enter}`);
    await heading('Your profile');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await heading('Your phone number');
    await refuse(world, 'POST /api/otp/send', 'REQUEST_LIMIT');
    await user.click(next());
    await isShownTwice(errors.REQUEST_LIMIT);
    expect(waitButton()).toHaveAttribute('aria-disabled', 'true');
    await user.click(waitButton());
    expect(await world.control.count({ call: 'POST /api/otp/send' })).toBe(2);
    unmount();
    const again = await open({ world });
    await heading('Your profile');
    await again.user.click(screen.getByRole('button', { name: 'Back' }));
    await heading('Your phone number');
    expect(waitButton()).toBeDisabled();
  });

  it('show a wrong code, and then accept the right one [8.03]', async () => {
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

  it.each([
    ['OTP_EXPIRED', 'otp'],
    ['OTP_BLOCK', 'otp'],
    ['REQUEST_LIMIT_1MIN', null],
  ] as const)('show %s of a code beside its field [2.22] [8.03] [8.20]', async (code, field) => {
    const world = await makeWorld();
    const { user, clock } = await open({ world });
    await fillPhone(user);
    await heading('Enter the code');
    await refuse(world, 'POST /api/otp/verify', code);
    await user.type(screen.getByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    await isShownTwice(errors[code]);
    expect(announced(errors[code]), 'a toast of an error at the form is silent').toHaveLength(1);
    expect(await heading('Enter the code')).toBeVisible();
    expect(screen.getByLabelText('Code')).toHaveValue('123456');
    if (field) expect(document.querySelector(`[name="${field}"]`)).toHaveFocus();
    else {
      expect(waitButton()).toHaveAttribute('aria-disabled', 'true');
      expect(waitButton()).toHaveTextContent('01:00');
      await clock.advance(59_000);
      expect(waitButton()).toHaveTextContent('00:01');
      await clock.advance(1_000);
      expect(screen.getByRole('button', { name: 'Verify' })).not.toHaveAttribute('aria-disabled', 'true');
    }
  });

  it.each([
    ['POST /api/otp/send', 'OTP_SEND_FAIL', 'Your phone number', 'phone'],
    ['POST /api/account/validate', 'EXISTING_USER', 'Your phone number', 'phone'],
    ['POST /api/account/validate', 'REQUEST_LIMIT', 'Your profile', null],
    ['POST /api/account', 'EXISTING_USER', 'Your phone number', 'phone'],
    ['POST /api/account', 'BANK_ACCOUNT_NAME_ENG', 'Your bank account', 'firstName'],
    ['POST /api/account', 'INVALID_USER_INFO', 'Your profile', 'name'],
    ['POST /api/account', 'REQUEST_LIMIT_1MIN', 'Your bank account', null],
    ['POST /api/account', 'REGISTER_FAIL', 'Your bank account', null],
  ] as const)(
    'show %s refused by %s on "%s" [8.02] [8.03] [8.04] [8.20]',
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
      await isShownTwice(errors[code]);
      expect(await heading(step)).toBeVisible();
      if (field) expect(document.querySelector(`[name="${field}"]`)).toHaveFocus();
      if (code.startsWith('REQUEST_LIMIT')) {
        // A press has focused it; the focus must not jump to the start of the page.
        expect(waitButton()).toHaveAttribute('aria-disabled', 'true');
        expect(waitButton()).toHaveFocus();
      }
    },
  );
});
