import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import errors from '../../../locales/en/errors.json' with { type: 'json' };
import { SOMCHAI } from 'mock-server/testing';
import { coveredPlatform } from './testing.ts';
import { holdCall } from '../../testing/hold-call.ts';
import { findToast } from '../../testing/find-toast.ts';
import { makeWorld, renderApp, type RenderOptions } from '../../testing/render-app.tsx';

const RENAME = 'PUT /api/account/profile';

const nameField = () => screen.findByLabelText<HTMLInputElement>('Profile name');
const save = () => screen.getByRole('button', { name: 'Save' });

async function openForm(options: RenderOptions = {}) {
  const app = await renderApp({ path: '/user/profile', signedIn: SOMCHAI, ...options });
  await app.user.click(await screen.findByRole('button', { name: 'Edit profile name' }));
  await nameField();
  return app;
}

describe('the profile name', () => {
  it('starts with the current one, is saved with an unchanged bank account, and is shown everywhere [1.16] [3.02] [7.06]', async () => {
    const world = await makeWorld();
    const bank = { bankCode: 'KBANK', bankAccountName: 'Somchai  jaidee', bankAccountNo: '1234567890' };
    await world.control.setBank(SOMCHAI, bank);
    const { user } = await openForm({ world });
    expect(await nameField()).toHaveValue('Somchai');
    await user.clear(await nameField());
    await user.type(await nameField(), '  Khun   Somchai ');
    await user.click(save());
    expect(await screen.findByText('Profile name saved: Khun Somchai')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('heading', { name: 'Khun Somchai' })).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('banner')[0]).toHaveTextContent('Khun Somchai'));
    const [sent] = await world.control.journal({ call: RENAME });
    expect(sent?.body).toEqual({ name: 'Khun Somchai', ...bank });
    // The service stores names in capitals.
    expect((await world.control.member(SOMCHAI)).bank).toEqual({
      ...bank,
      bankAccountName: 'SOMCHAI  JAIDEE',
    });
    expect(await world.control.count({ call: RENAME })).toBe(1);
  });

  it('is typed into an empty field and missing in the toast where others can read the screen (K11)', async () => {
    const { user, world } = await openForm({ platform: coveredPlatform() });
    expect(await nameField()).toHaveValue('');
    await world.control.addFault({ call: RENAME, kind: 'refuse', code: 'INVALID_USER_INFO' });
    await user.type(await nameField(), 'Khun Somchai');
    await user.click(save());
    expect((await screen.findAllByText(errors.INVALID_USER_INFO)).length).toBeGreaterThan(0);
    expect(await nameField()).toHaveValue('Khun Somchai');
    await user.click(save());
    await findToast('success', 'Profile name saved');
    expect((await world.control.member(SOMCHAI)).name).toBe('Khun Somchai');
  });

  it('is said to be saved without marks that cover the page or letters that reorder the sentence [3.02]', async () => {
    const { user } = await openForm();
    await user.clear(await nameField());
    await user.type(await nameField(), `ก${'\u0e49'.repeat(40)} עלי`);
    await user.click(save());
    const toast = await findToast('success', /^Profile name saved/);
    expect(toast).toHaveTextContent(`Profile name saved: \u2068ก${'\u0e49'.repeat(8)} עלי\u2069`);
  });

  it('goes back as it is, without the marks that keep its letters apart on a screen [3.02] [7.06]', async () => {
    const { user, world } = await openForm();
    await user.clear(await nameField());
    await user.type(await nameField(), 'עלי');
    // The form opens again with what is known of the name, because it cannot be read.
    const renaming = await holdCall(world, RENAME);
    await user.click(save());
    await renaming.hasCome();
    await world.control.addFault({ call: 'GET /api/account/profile', kind: 'reset' });
    await renaming.release();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Edit profile name' }));
    await user.type(await nameField(), ' Jaidee');
    await user.click(save());
    await world.control.waitFor({ call: RENAME, count: 2 });
    const sent = await world.control.journal({ call: RENAME });
    expect(sent.at(-1)?.body).toMatchObject({ name: 'עלי Jaidee' });
  });

  it.each(['', '  '])(
    'is not sent if it has not changed but for %j at its end [3.02] [7.06]',
    async (added) => {
      const { user, world } = await openForm();
      const field = await nameField();
      fireEvent.change(field, { target: { value: field.value + added } });
      await user.click(save());
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(await world.control.count({ call: RENAME })).toBe(0);
    },
  );

  it('is not sent if nothing of it is visible [7.06]', async () => {
    const { user, world } = await openForm();
    fireEvent.change(await nameField(), { target: { value: '\u200b\u3164' } });
    await user.click(save());
    expect(await screen.findByText('Enter a name')).toBeVisible();
    expect(await world.control.count({ call: RENAME })).toBe(0);
  });

  it('is not sent if blank, and has at most 200 characters [7.06]', async () => {
    const { user, world } = await openForm();
    fireEvent.change(await nameField(), { target: { value: '   ' } });
    await user.click(save());
    expect(await screen.findByText('Enter a name')).toBeVisible();
    expect(await nameField()).toHaveFocus();
    expect(await world.control.count({ call: RENAME })).toBe(0);
    await user.clear(await nameField());
    await user.click(await nameField());
    await user.paste('n'.repeat(250));
    expect((await nameField()).value).toHaveLength(200);
  });

  it('that stays unresolved after its dialog was closed is named in a toast (W1)', async () => {
    const { user, world, clock } = await openForm();
    await user.type(await nameField(), ' Jaidee');
    const renaming = await holdCall(world, RENAME);
    await world.control.addFault({ call: RENAME, kind: 'drop' });
    await user.click(save());
    await renaming.hasCome();
    await world.control.addFault({ call: 'GET /api/account/profile', kind: 'reset', times: 'always' });
    await renaming.release();
    await screen.findByText(/We are checking/);
    await user.keyboard('{Escape}');
    await clock.advance(10_000);
    await findToast('info', /^We cannot tell yet whether the name was saved/);
  });

  it('stays unchanged when the service refuses, with the reason at the field [7.01]', async () => {
    const { user, world } = await openForm();
    await world.control.addFault({ call: RENAME, kind: 'refuse', code: 'INVALID_USER_INFO' });
    await user.type(await nameField(), ' Jaidee');
    await user.click(save());
    expect((await screen.findAllByText(errors.INVALID_USER_INFO)).length).toBeGreaterThan(0);
    expect(await nameField()).toHaveValue('Somchai Jaidee');
    expect(await nameField()).toHaveAccessibleDescription(expect.stringContaining(errors.INVALID_USER_INFO));
  });

  it.each([
    ['{}', true],
    ['', false],
  ])('is read again after an inconclusive reply of %j (W1)', async (body, isStatus) => {
    const world = await makeWorld();
    const { user } = await openForm({ world, autoAdvance: true });
    await world.control.addFault(
      isStatus ? { call: RENAME, kind: 'status', status: 200, body } : { call: RENAME, kind: 'reset' },
    );
    await user.type(await nameField(), ' Jaidee');
    await user.click(save());
    expect((await screen.findAllByText('The name was not saved. Please try again.')).length).toBeGreaterThan(
      0,
    );
    expect(await nameField()).toHaveValue('Somchai Jaidee');
    expect(await world.control.count({ call: RENAME })).toBe(1);
  });

  it.each(['reset', 'status', 'damaged'] as const)(
    'is not sent, and not called unknown, if the bank account cannot be read before it (%s) [3.02] [7.06]',
    async (kind) => {
      const { user, world } = await openForm();
      const call = 'GET /api/account/profile';
      const body = JSON.stringify({
        profile: { _id: '100001', name: 'Somchai' },
        bankAccount: { bankCode: 'KBANK', bankAccountName: 'SOMCHAI JAIDEE' },
      });
      await world.control.addFault(
        kind === 'reset'
          ? { call, kind, times: 'always' }
          : kind === 'status'
            ? { call, kind, status: 500, body: '', times: 'always' }
            : { call, kind: 'status', status: 200, body, times: 'always' },
      );
      await user.type(await nameField(), ' Jaidee');
      await user.click(save());
      const told = await screen.findAllByText('The name was not saved. Please try again.');
      expect(told.length).toBeGreaterThan(0);
      expect(await nameField()).toHaveValue('Somchai Jaidee');
      expect(screen.queryByText(/We are checking/)).toBeNull();
      expect(await world.control.count({ call: RENAME })).toBe(0);
    },
  );
});
