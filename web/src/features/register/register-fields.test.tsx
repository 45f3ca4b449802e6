import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import commonInThai from '../../../locales/th/common.json' with { type: 'json' };
import registerInThai from '../../../locales/th/register.json' with { type: 'json' };
import { fill } from '../../testing/fill.ts';
import type { TestWorld } from '../../testing/render-app.tsx';
import { standInForToasts } from '../../testing/stand-in-toasts.ts';
import {
  create,
  fillBank,
  fillPhone,
  fillProfile,
  heading,
  next,
  open,
  PHONE,
  worldWithoutOtp,
} from './testing.ts';

const invalidFields = () =>
  [...document.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')].map(({ name }) => name);

/** Each field's own error, by its label. */
function expectReasons(reasons: Readonly<Record<string, string>>) {
  for (const [label, reason] of Object.entries(reasons))
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(reason));
}

const toasts = () =>
  [...document.querySelectorAll('[class*=toast][class*=error]')].map(({ textContent }) => textContent);

const BANKS = 'GET /api/lookup/banks';
const reply = (world: TestWorld, call: typeof BANKS | 'GET /api/lookup/sources', body: unknown) =>
  world.control.addFault({ call, kind: 'status', status: 200, body: JSON.stringify(body), times: 'always' });

const offered = ({ options }: HTMLSelectElement) =>
  [...options].slice(1).map(({ value, text }) => [value, text]);

describe('registration fields', () => {
  it('upper-case a name where the caret is [2.24]', async () => {
    const { user } = await open({ world: await worldWithoutOtp() });
    await fillPhone(user);
    await fillProfile(user);
    await heading('Your bank account');
    const first = screen.getByLabelText<HTMLInputElement>('First name');
    await user.type(first, 'chulalongkorn');
    await user.type(first, 'xy', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(first).toHaveValue('CHUXYLALONGKORN');
    expect(first.selectionStart).toBe(5);
  });

  it('ask for letters and digits in the code, also with spaces as in a message [2.22]', async () => {
    const { user } = await open();
    await fillPhone(user);
    await heading('Enter the code');
    const code = screen.getByLabelText('Code');
    expect(code).toHaveAttribute('inputmode', 'text');
    await user.type(code, '12 34 5b');
    expect(code).toHaveValue('12 34 5b');
  });

  it('offer no bank and no source without a code, because it could not be sent [3.05]', async () => {
    const world = await worldWithoutOtp();
    const nameless = ['', ' ', null, 7].map((code) => ({ code, nameTH: 'ธนาคาร', description: 'เพื่อน' }));
    await reply(world, BANKS, [...nameless, { code: 'KBANK', nameTH: 'กสิกรไทย' }]);
    await reply(world, 'GET /api/lookup/sources', [{ code: 'line', description: 'ไลน์' }, ...nameless]);
    const { user } = await open({ world });
    await fillPhone(user);
    expect(offered(await screen.findByLabelText('How did you hear about us?'))).toEqual([['line', 'ไลน์']]);
    await fillProfile(user);
    await heading('Your bank account');
    expect(offered(screen.getByLabelText('Bank'))).toEqual([['KBANK', 'KBANK · กสิกรไทย']]);
  });

  it('offer each bank and source once beside damaged ones, and show the code of a nameless one [3.05]', async () => {
    const world = await worldWithoutOtp();
    const damaged = [null, 'x', [], { code: 'x'.repeat(65) }, { code: 'A\u202eB' }];
    const named = { nameTH: 'ไทย', description: 'ไลน์' };
    const longest = 'y'.repeat(64);
    const entries = [{ code: longest }, { code: 'SCB', ...named }, { code: 'BBL', ...named }];
    await reply(world, BANKS, [...damaged, ...entries, ...entries]);
    await reply(world, 'GET /api/lookup/sources', [...damaged, ...entries, ...entries]);
    const { user } = await open({ world });
    await fillPhone(user);
    expect(offered(await screen.findByLabelText('How did you hear about us?'))).toEqual([
      [longest, longest],
      ['SCB', 'ไลน์'],
      ['BBL', 'ไลน์'],
    ]);
    await fillProfile(user);
    await heading('Your bank account');
    expect(offered(screen.getByLabelText('Bank'))).toEqual([
      [longest, longest],
      ['SCB', 'SCB · ไทย'],
      ['BBL', 'BBL · ไทย'],
    ]);
  });

  it('list the sources in the language that a visitor chooses meanwhile, keep the choice, and mark lists that cannot be read again [1.19] [2.23] [3.05]', async () => {
    const world = await worldWithoutOtp();
    const source = (description: string) =>
      world.control.setLookups({ sources: [{ code: 'FRIEND', description }] });
    await source('A friend');
    const { user } = await open({ world });
    await fillPhone(user);
    const list = await screen.findByLabelText<HTMLSelectElement>('How did you hear about us?');
    await user.selectOptions(list, 'FRIEND');
    await user.type(screen.getByLabelText('Profile name'), 'Anong');
    await source('ໝູ່ແນະນຳ');
    const language = screen.getByRole('combobox', { name: 'Language' });
    await user.selectOptions(language, 'lo');
    await waitFor(() => expect(offered(list)).toEqual([['FRIEND', 'ໝູ່ແນະນຳ']]));
    expect(list).toHaveValue('FRIEND');
    expect(screen.getByDisplayValue('Anong')).toBeVisible();
    // Old names are better than none.
    await reply(world, 'GET /api/lookup/sources', null);
    await user.selectOptions(language, 'th');
    await world.control.waitFor({ call: 'GET /api/lookup/sources', count: 3 });
    await screen.findByRole('combobox', { name: 'ภาษา' });
    expect(offered(list)).toEqual([['FRIEND', 'ໝູ່ແນະນຳ']]);
    expect(list).toHaveValue('FRIEND');
    expect(await screen.findByText(registerInThai.lists_old)).toBeVisible();
    // A list of banks that cannot be read again stays, too.
    await reply(world, 'GET /api/lookup/banks', null);
    await user.click(screen.getByRole('button', { name: commonInThai.retry_button }));
    await world.control.waitFor({ call: 'GET /api/lookup/banks', count: 4 });
    expect(screen.getByText(registerInThai.lists_old)).toBeVisible();
    expect(list).toHaveValue('FRIEND');
    await world.control.clearFaults();
    await user.click(screen.getByRole('button', { name: commonInThai.retry_button }));
    await waitFor(() => expect(screen.queryByText(registerInThai.lists_old)).toBeNull());
    expect(list).toHaveValue('FRIEND');
  });

  it.each([{}, null, 'x'])(
    'need no sources: a reply of %j still lets a visitor register [2.23] [3.05]',
    async (body) => {
      const world = await worldWithoutOtp();
      await reply(world, 'GET /api/lookup/sources', body);
      const { user } = await open({ world });
      await fillPhone(user);
      await fillProfile(user);
      await heading('Your bank account');
    },
  );

  it('can be loaded again when no bank has a code [3.05]', async () => {
    const world = await worldWithoutOtp();
    await reply(world, BANKS, [{ code: '', nameTH: 'ธนาคาร' }]);
    const { user } = await open({ world });
    await fillPhone(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    await world.control.clearFaults();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await fillProfile(user);
    await fillBank(user);
  });

  it('show every error of the profile together, and the first of each attempt in a toast [5.03] [8.20]', async () => {
    const { user } = await open({ world: await worldWithoutOtp() });
    await fillPhone(user);
    await heading('Your profile');
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await screen.findAllByText('Enter a name');
    expect(invalidFields()).toEqual(['name', 'password', 'confirm']);
    expectReasons({
      'Profile name': 'Enter a name',
      Password: 'Enter a password',
      'Confirm password': 'Confirm the password',
    });
    expect(screen.getByLabelText('Profile name')).toHaveFocus();
    expect(toasts()).toEqual(['Enter a name']);
    await user.type(screen.getByLabelText('Profile name'), 'A');
    expect(invalidFields()).toEqual(['password', 'confirm']);
    expect(toasts()).toEqual(['Enter a name']);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(toasts()).toContain('Enter a password'));
  });

  it('refuse a name of invisible characters [5.03]', async () => {
    const world = await worldWithoutOtp();
    const { user } = await open({ world });
    await fillPhone(user);
    await heading('Your profile');
    await fill(user, await screen.findByLabelText('Profile name'), '\u200b\u3164');
    await user.click(next());
    expect(await screen.findByText('Enter a name')).toBeVisible();
    expect(invalidFields()).toContain('name');
  });

  it('refuse a password of spaces at its own field [5.03]', async () => {
    const { user } = await open({ world: await worldWithoutOtp() });
    await fillPhone(user);
    await user.type(await screen.findByLabelText('Profile name'), 'Anong');
    await user.type(screen.getByLabelText('Password'), '   ');
    await user.type(screen.getByLabelText('Confirm password'), '   ');
    await user.click(next());
    await waitFor(() => expect(invalidFields()).toEqual(['password', 'confirm']));
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter a password');
  });

  it('tell password managers the phone number as the user name [2.23]', async () => {
    const { user } = await open({ world: await worldWithoutOtp() });
    await fillPhone(user);
    await screen.findByLabelText('Profile name');
    const username = document.querySelector<HTMLInputElement>('[autocomplete=username]');
    expect(username).toHaveValue(PHONE);
    // Browsers leave the type `hidden` out of what they save.
    expect(username?.type).toBe('text');
    expect(username).not.toBeVisible();
  });

  it('withdraw the toast of an error that is corrected, or whose step then succeeds [8.20] [9.11]', async () => {
    const world = await worldWithoutOtp();
    const { user } = await open({ world });
    const shown = await standInForToasts();
    const toasts = () => shown().map(({ text }) => text);
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(toasts()).toEqual(['Enter your phone number']));
    await user.type(screen.getByLabelText('Phone number'), '0');
    await waitFor(() => expect(toasts()).toEqual([]));
    await user.clear(screen.getByLabelText('Phone number'));
    await fillPhone(user);
    await fillProfile(user);
    await fillBank(user);
    await world.control.addFault({ call: 'POST /api/account', kind: 'refuse', code: 'REGISTER_FAIL' });
    await create(user);
    await waitFor(() => expect(shown()).toMatchObject([{ kind: 'error', duration: 4_000 }]));
    await create(user);
    await heading('Welcome aboard');
    await waitFor(() => expect(toasts()).toEqual(['Your account has been created']));
  });

  it('show every error of the bank account together [5.04] [5.05]', async () => {
    const { user } = await open({ world: await worldWithoutOtp() });
    await fillPhone(user);
    await fillProfile(user);
    await heading('Your bank account');
    await create(user);
    await screen.findAllByText('Choose a bank');
    expect(invalidFields()).toEqual(['bankCode', 'bankAccountNo', 'firstName', 'lastName']);
    expectReasons({
      Bank: 'Choose a bank',
      'Account number': 'Enter the account number',
      'First name': 'Enter the first name',
      'Last name': 'Enter the last name',
    });
    expect(screen.getByLabelText('Bank')).toHaveFocus();
    // One hint for both names, beside each one's own error.
    for (const label of ['First name', 'Last name'])
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(/Exactly as on your bank account/);
  });

  it('say at the list of banks that one must be chosen [5.04] [8.20]', async () => {
    const { user } = await open({ world: await worldWithoutOtp() });
    await fillPhone(user);
    await fillProfile(user);
    await heading('Your bank account');
    await user.click(await screen.findByRole('button', { name: 'Create account' }));
    const banks = screen.getByLabelText('Bank');
    await waitFor(() => expect(banks).toBeInvalid());
    expect(banks).toHaveAccessibleDescription('Choose a bank');
  });

  it('refuse an account number that is not 6 to 20 digits [5.04]', async () => {
    const world = await worldWithoutOtp();
    const { user } = await open({ world });
    await fillPhone(user);
    await fillProfile(user);
    await fillBank(user);
    await user.clear(screen.getByLabelText('Account number'));
    await user.type(screen.getByLabelText('Account number'), '12345x');
    await create(user);
    expect((await screen.findAllByText('The account number has 6 to 20 digits')).length).toBeGreaterThan(0);
    expectReasons({ 'Account number': 'The account number has 6 to 20\u00a0digits' });
    expect(screen.getByLabelText('Account number')).toHaveFocus();
    expect(await world.control.count({ call: 'POST /api/account' })).toBe(0);
  });

  it.each([
    ['', 'Enter your phone number'],
    ['061111111', 'The phone number must have 10 digits'],
  ])(
    'show why the phone "%s" is invalid, in a toast for 4 s too, and send nothing [1.20] [5.02] [8.20] [9.11] [9.14]',
    async (phone, text) => {
      const { user, world } = await open();
      await screen.findByLabelText('Phone number');
      if (phone) await user.type(screen.getByLabelText('Phone number'), phone);
      await user.click(next());
      await waitFor(() => expect(screen.getAllByText(text).length).toBeGreaterThan(1));
      expect(screen.getAllByText(text).some((place) => place.closest('[class*=toast][class*=error]'))).toBe(
        true,
      );
      expect(screen.getByLabelText('Phone number')).toHaveFocus();
      expect(screen.getByLabelText('Phone number')).toBeInvalid();
      expect(await world.control.count()).toBe(await world.control.count({ text: 'lookup' }));
      const toasts = await standInForToasts();
      await user.click(next());
      const shown = text.replace('10 digits', '10\u00a0digits');
      await waitFor(() => expect(toasts()).toMatchObject([{ kind: 'error', text: shown, duration: 4_000 }]));
    },
  );

  it('ask for the same password twice [2.23] [5.03]', async () => {
    const { user } = await open({ world: await worldWithoutOtp() });
    await fillPhone(user);
    await user.type(await screen.findByLabelText('Profile name'), 'Anong');
    await user.type(screen.getByLabelText('Password'), 'one');
    await user.type(screen.getByLabelText('Confirm password'), 'other');
    await user.click(next());
    expect((await screen.findAllByText("Passwords don't match")).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Confirm password')).toHaveFocus();
    expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription("Passwords don't match");
  });

  it('ask for an English name at KTB, TMB and BBL [5.05] [2.52] [9.15]', async () => {
    const { user } = await open({ world: await worldWithoutOtp() });
    await fillPhone(user);
    await fillProfile(user);
    await fillBank(user, 'KTB');
    expect(screen.getAllByText('This bank takes names in English letters only')[0]).toBeVisible();
    await user.clear(screen.getByLabelText('Last name'));
    await user.type(screen.getByLabelText('Last name'), 'ดีใจ');
    await create(user);
    expect((await screen.findAllByText('Bank account name must be in English only')).length).toBeGreaterThan(
      0,
    );
    expect(screen.getByLabelText('Last name')).toHaveFocus();
    expectReasons({ 'Last name': 'Bank account name must be in English only' });
  });

  it('keep input typed while the phone is sent, and stay in the step [5.02]', async () => {
    const world = await worldWithoutOtp();
    const { user } = await open({ world });
    const { id } = await world.control.addFault({ call: 'GET /api/lookup/registerOTP', kind: 'hang' });
    await fillPhone(user);
    await waitFor(() => expect(next()).toHaveAttribute('aria-busy', 'true'));
    await user.type(screen.getByLabelText('Phone number'), '9');
    await world.control.removeFault(id);
    await waitFor(() => expect(next()).not.toHaveAttribute('aria-busy'));
    expect(await heading('Your phone number')).toBeVisible();
    expect(screen.getByLabelText('Phone number')).toHaveValue(`${PHONE}9`);
    expect(JSON.parse(sessionStorage.getItem('register-draft') ?? '')).toMatchObject({
      passedPhone: PHONE,
      draft: { phone: `${PHONE}9` },
    });
  });

  it('keep input typed while the profile is sent, and check it again [5.03]', async () => {
    const world = await worldWithoutOtp();
    const { user } = await open({ world });
    await fillPhone(user);
    const { id } = await world.control.addFault({ call: 'POST /api/account/validate', kind: 'hang' });
    await fillProfile(user);
    await waitFor(() => expect(next()).toHaveAttribute('aria-busy', 'true'));
    await user.type(screen.getByLabelText('Password'), '!');
    await world.control.removeFault(id);
    await waitFor(() => expect(next()).not.toHaveAttribute('aria-busy'));
    expect(screen.getByLabelText('Password')).toHaveValue('secret-1!');
    await user.click(next());
    expect((await screen.findAllByText("Passwords don't match")).length).toBeGreaterThan(0);
  });

  it('do not send a visitor who has left after the success to the login [2.25] [9.10]', async () => {
    const { user, clock } = await open({ world: await worldWithoutOtp() });
    await fillPhone(user);
    await fillProfile(user);
    await fillBank(user);
    await create(user);
    await heading('Welcome aboard');
    await user.click(screen.getByRole('link', { name: 'How to' }));
    await heading('How to use');
    await clock.advance(2_000);
    expect(window.location.pathname).toBe('/howto');
  });

  it('leave the phone number in the login form and the focus at the password, and the page that the visitor wanted [2.11] [2.17] [2.25] [9.10]', async () => {
    const { user, clock } = await open({ world: await worldWithoutOtp(), path: '/user/bonus' });
    const [register] = await screen.findAllByRole('link', { name: 'Register' });
    await user.click(register!);
    await fillPhone(user);
    await fillProfile(user);
    await fillBank(user);
    await create(user);
    await heading('Welcome aboard');
    await clock.advance(1_000);
    const select = screen.getByRole('combobox', { name: 'Language' });
    await user.selectOptions(select, 'lo');
    await screen.findByRole('combobox', { name: 'ພາສາ' });
    await user.selectOptions(select, 'en');
    await screen.findByRole('combobox', { name: 'Language' });
    await clock.advance(1_000);
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    expect(screen.getByLabelText('Phone number')).toHaveValue(PHONE);
    // The login takes the place of the registration.
    expect(window.history.state).toMatchObject({ usr: { from: '/user/bonus' }, idx: 1 });
    expect(JSON.stringify(window.history.state)).not.toContain(PHONE);
  });
});
