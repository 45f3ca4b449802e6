import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { announced } from '../../testing/screen-texts/announced.ts';
import { SOMCHAI } from 'mock-server/testing';
import { nameErrorOf, tidyName } from '../../shared/account/account-name-rules.ts';
import { coveredPlatform } from './testing.ts';
import { findToast } from '../../testing/find-toast.ts';
import { holdCall } from '../../testing/hold-call.ts';
import { makeWorld, renderApp, type RenderOptions, type TestWorld } from '../../testing/render-app.tsx';
import { standInForToasts } from '../../testing/stand-in-toasts.ts';

const RENAME = 'PUT /api/account/bankAccountName';

const nameField = () => screen.findByLabelText('Account name in English');
const save = () => screen.getByRole('button', { name: 'Save the name' });
const renamings = (world: TestWorld) => world.control.count({ call: RENAME });
const bankName = async (world: TestWorld) => (await world.control.member(SOMCHAI)).bank.bankAccountName;

async function openForm(options: RenderOptions = {}) {
  const app = await renderApp({ path: '/user/profile', signedIn: SOMCHAI, ...options });
  await app.user.click(await screen.findByRole('button', { name: 'Edit account name' }));
  await app.user.clear(await nameField());
  return app;
}

describe('the name of the bank account', () => {
  it('is upper-cased as typed, saved, and shown [2.67] [5.22] [7.07]', async () => {
    const { user, world } = await openForm();
    expect(screen.getByRole('dialog', { name: 'Edit account name' })).toBeVisible();
    await user.type(await nameField(), '  somchai  jai');
    expect(await nameField()).toHaveValue('  SOMCHAI  JAI');
    const renaming = await holdCall(world, RENAME);
    await user.click(save());
    expect(save()).toHaveAttribute('aria-busy', 'true');
    await renaming.release();
    expect(await screen.findByText('Account name saved: SOMCHAI JAI')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit account name' })).toBeNull());
    await waitFor(() =>
      expect(screen.getByText('Account name').nextElementSibling).toHaveTextContent('SOMCHAI JAI'),
    );
    expect(await bankName(world)).toBe('SOMCHAI JAI');
    expect(await renamings(world)).toBe(1);
  });

  it('is typed into an empty field and missing in the toast where others can read the screen (K11)', async () => {
    const { user, world } = await renderApp({
      path: '/user/profile',
      signedIn: SOMCHAI,
      platform: coveredPlatform(),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit account name' }));
    expect(await nameField()).toHaveValue('');
    await user.type(await nameField(), 'NEW NAME');
    await user.click(save());
    await findToast('success', 'Account name saved');
    expect(await bankName(world)).toBe('NEW NAME');
  });

  it('is updated on every screen, even if nothing can be reloaded [1.16] [2.65] [2.67]', async () => {
    const { user, world } = await openForm();
    await user.type(await nameField(), 'NEW NAME');
    const call = 'GET /api/account/profile';
    await world.control.addFault({ call, kind: 'reset', times: 'always' });
    await user.click(save());
    expect(await screen.findByText('Account name saved: NEW NAME')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByText('Account name').nextElementSibling).toHaveTextContent('NEW NAME'),
    );
    await user.click(screen.getByRole('link', { name: 'Home' }));
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    const withdrawal = within(await screen.findByRole('dialog', { name: 'Withdraw' }));
    expect(await withdrawal.findByText('NEW NAME')).toBeVisible();
  });

  it('keeps the caret where the member types [5.22]', async () => {
    const { user } = await openForm();
    await user.type(await nameField(), 'somchi');
    await user.type(await nameField(), 'a', { initialSelectionStart: 5, initialSelectionEnd: 5 });
    expect(await nameField()).toHaveValue('SOMCHAI');
    expect(await nameField()).toHaveProperty('selectionStart', 6);
  });

  it.each([
    ['', 'Enter the account name in English'],
    ['   ', 'Enter the account name in English'],
    ['สมชาย ใจดี', 'The account name must be in English only'],
    ['SOMCHAI 2', 'The account name must be in English only'],
    ['JOSÉ', 'The account name must be in English only'],
  ])(
    'is refused as "%s" in a toast and at the field until it changes, and not sent [2.67] [5.22]',
    async (name, text) => {
      const { user, world } = await openForm();
      if (name) await user.type(await nameField(), name);
      await user.click(save());
      await waitFor(() => expect(screen.getAllByText(text).length).toBeGreaterThan(1));
      expect(announced(text), 'by the field, not by the toast').toHaveLength(1);
      expect(screen.getAllByText(text).some((place) => place.closest('[class*=toast][class*=error]'))).toBe(
        true,
      );
      expect(await nameField()).toBeInvalid();
      expect(await nameField()).toHaveAccessibleDescription(expect.stringContaining(text));
      expect(await nameField()).toHaveFocus();
      expect(await renamings(world)).toBe(0);
      await user.type(await nameField(), 'A');
      expect(await nameField()).toBeValid();
    },
  );

  it('withdraws the toast of an error as soon as the name changes [2.67] [5.22]', async () => {
    const { user } = await openForm();
    await user.click(save());
    expect((await screen.findAllByText('Enter the account name in English')).length).toBeGreaterThan(1);
    const toasts = await standInForToasts();
    await user.click(save());
    await waitFor(() => expect(toasts()).toMatchObject([{ text: 'Enter the account name in English' }]));
    await user.type(await nameField(), 'A');
    expect(toasts()).toEqual([]);
  });

  it('shows a refusal in the member’s language and keeps the input [2.67] [8.04]', async () => {
    const world = await makeWorld();
    await world.control.addFault({ call: RENAME, kind: 'refuse', code: 'INVALID_BANK' });
    const { user } = await openForm({ world });
    await user.type(await nameField(), 'NEW NAME');
    await user.click(save());
    expect(
      (await screen.findAllByText('The bank details are not valid. Please check them.')).length,
    ).toBeGreaterThan(1);
    expect(await nameField()).toHaveValue('NEW NAME');
    expect(await bankName(world)).toBe('SOMCHAI JAIDEE');
  });

  it('is found saved when the reply was lost, without sending again (W1)', async () => {
    const world = await makeWorld();
    await world.control.addFault({ call: RENAME, kind: 'drop' });
    const { user } = await openForm({ world });
    await user.type(await nameField(), 'NEW NAME');
    await user.click(save());
    expect(await screen.findByText('Account name saved: NEW NAME')).toBeVisible();
    expect(await renamings(world)).toBe(1);
  });

  it('reports that it was not saved if the request never arrived, and can send the same name again (W1)', async () => {
    const world = await makeWorld();
    await world.control.addFault({ call: RENAME, kind: 'reset' });
    const { user, clock } = await openForm({ world });
    await user.type(await nameField(), 'NEW NAME');
    await user.click(save());
    await screen.findByText('Confirming the outcome');
    await clock.advance(9_999);
    expect(screen.getByText('Confirming the outcome')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save the name' })).toBeNull();
    await clock.advance(1);
    expect((await screen.findAllByText(/was not saved/)).length).toBeGreaterThan(0);
    expect(await nameField()).toHaveValue('NEW NAME');
    await user.click(save());
    expect(await screen.findByText('Account name saved: NEW NAME')).toBeVisible();
  });

  it('is sent once for two presses in the same tick [2.67]', async () => {
    const { user, world } = await openForm();
    await user.type(await nameField(), 'NEW NAME');
    await user.dblClick(save());
    await screen.findByText('Account name saved: NEW NAME');
    expect(await renamings(world)).toBe(1);
  });

  it('is not sent while offline, and says so', async () => {
    const { user, world } = await openForm();
    await user.type(await nameField(), 'NEW NAME');
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    try {
      await user.click(save());
      expect((await screen.findAllByText(/^No internet. Nothing was sent/)).length).toBeGreaterThan(1);
      expect(await renamings(world)).toBe(0);
    } finally {
      Reflect.deleteProperty(navigator, 'onLine');
    }
  });

  it('is not sent if it has not changed [2.67] [7.07]', async () => {
    const { user, world } = await openForm();
    await user.type(await nameField(), 'Somchai  Jaidee ');
    await user.click(screen.getByRole('button', { name: 'Save the name' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await renamings(world)).toBe(0);
  });

  it('is unchanged after cancel, and starts in upper case [2.67] [5.22]', async () => {
    const world = await makeWorld();
    const { bank } = await world.control.member(SOMCHAI);
    await world.control.setBank(SOMCHAI, { ...bank, bankAccountName: 'Somchai Jaidee' });
    const { user } = await openForm({ world });
    await user.type(await nameField(), 'NEW NAME');
    const dialog = within(screen.getByRole('dialog', { name: 'Edit account name' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit account name' })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Edit account name' }));
    expect(await nameField()).toHaveValue('SOMCHAI JAIDEE');
    expect(await renamings(world)).toBe(0);
  });

  it.each([
    ['a B', null],
    ['A', null],
    [' ', 'required'],
    ['A1', 'english'],
    ['A-B', 'english'],
    ['Ａ', 'english'],
    ['\u200ba\u00a0B\ufeff', null],
    ['\u200b', 'required'],
  ])('validates "%s" as %s [5.22]', (name, error) => {
    expect(nameErrorOf(name)).toBe(error);
  });

  it('is sent in upper case with one space between the words [5.22]', () => {
    expect(tidyName('  somchai \t jaidee ')).toBe('SOMCHAI JAIDEE');
    expect(tidyName('\u200bsomchai\u00a0jaidee\u200e')).toBe('SOMCHAI JAIDEE');
  });
});
