import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { fill } from '../../testing/fill.ts';
import { holdCall } from '../../testing/hold-call.ts';
import { makeWorld, renderApp, type RenderOptions, type TestWorld } from '../../testing/render-app.tsx';

const OLD = '123456';
const NEW = 'river at night';
const CHANGE = 'PUT /api/account/changepwd';
const LOGIN = 'POST /api/login';

type User = Awaited<ReturnType<typeof renderApp>>['user'];
const dialog = () => screen.findByRole('dialog', { name: 'Change password' });
const alert = () => screen.findByRole('alertdialog');
const field = (name: 'Old password' | 'New password' | 'Confirm new password') =>
  screen.findByLabelText(name);
const save = () => screen.getByRole('button', { name: 'Save' });
const changes = (world: TestWorld) => world.control.count({ call: CHANGE });

async function open(options: RenderOptions = {}) {
  const app = await renderApp({ path: '/user/profile', signedIn: SOMCHAI, ...options });
  await app.user.click(await screen.findByRole('button', { name: 'Change password' }));
  await field('Old password');
  return app;
}

async function fillIn(user: User, old = OLD, next = NEW, confirm = next) {
  if (old) await fill(user, await field('Old password'), old);
  if (next) await fill(user, await field('New password'), next);
  if (confirm) await fill(user, await field('Confirm new password'), confirm);
}

async function logsIn(world: TestWorld, password: string): Promise<boolean> {
  const { status } = await world.fetch('/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'wallet-user' },
    body: JSON.stringify({ username: SOMCHAI, password }),
  });
  return status === 200;
}

describe('changing the password', () => {
  it('starts at the first field that the member sees [2.66]', async () => {
    await open();
    await waitFor(async () => expect(await field('Old password')).toHaveFocus());
  });

  it('closes with a success alert; the new password logs in, the old one no longer [1.16] [2.66] [5.10] [7.08]', async () => {
    const { user, world } = await open();
    await fillIn(user);
    const change = await holdCall(world, CHANGE);
    await user.click(save());
    expect(save()).toHaveAttribute('aria-busy', 'true');
    for (const name of ['Cancel', 'Close']) expect(screen.getByRole('button', { name })).toBeDisabled();
    await change.release();
    expect(within(await alert()).getByText('Password changed')).toBeVisible();
    expect(within(await alert()).getByText(/^Log in with the new password next time/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Change password' })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    // Shown once, without an additional toast.
    expect(screen.queryByText('Password changed')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await logsIn(world, NEW)).toBe(true);
    expect(await logsIn(world, OLD)).toBe(false);
    expect(await changes(world)).toBe(1);
  });

  it('leaves this device signed in and signs out the others [4.02]', async () => {
    const world = await makeWorld();
    const elsewhere = await world.signIn(SOMCHAI);
    const { user } = await open({ world });
    await fillIn(user);
    await user.click(save());
    await user.click(within(await alert()).getByRole('button', { name: 'OK' }));
    expect(screen.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
    const { status } = await world.fetch('/api/account/profile', {
      headers: { authorization: `Bearer ${elsewhere}`, 'x-requested-with': 'wallet-user' },
    });
    expect(status).toBe(401);
  });

  it.each([
    ['', NEW, NEW, 'Old password', 'Enter your old password'],
    [OLD, '', NEW, 'New password', 'Enter a new password'],
    [OLD, '', '', 'New password', 'Enter a new password'],
    [OLD, NEW, '', 'Confirm new password', 'Confirm the new password'],
    [OLD, NEW, `${NEW} `, 'Confirm new password', "The new passwords don't match"],
  ] as const)(
    'requires all three and equal new ones ("%s", "%s", "%s"), and sends nothing [2.66] [5.08] [5.09]',
    async (old, next, confirm, label, text) => {
      const { user, world } = await open();
      await fillIn(user, old, next, confirm);
      await user.click(save());
      expect(await screen.findByText(text)).toBeVisible();
      expect(await field(label)).toHaveFocus();
      expect(await field(label)).toBeRequired();
      expect(await field(label)).toHaveAccessibleDescription(expect.stringContaining(text));
      expect(await changes(world)).toBe(0);
      await user.type(await field(label), 'x');
      expect(screen.queryByText(text)).toBeNull();
    },
  );

  it('shows each refusal in an error alert and at the field, and keeps the input [2.66] [5.10] [8.02] [8.27]', async () => {
    const { user, world } = await open();
    await fillIn(user, 'wrong');
    await user.click(save());
    const dialog = within(await alert());
    expect(dialog.getByText('The password was not changed')).toBeVisible();
    expect(dialog.getByText('The password is incorrect. Please try again.')).toBeVisible();
    expect(document.querySelector('[class*=toast][class*=error]')).toBeNull();
    const answer = async () => {
      await user.click(within(await alert()).getByRole('button', { name: 'OK' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await answer();
    await user.click(save());
    await answer();
    expect(await field('Old password')).toBeInvalid();
    expect(await field('New password')).toHaveValue(NEW);
    await user.clear(await field('Old password'));
    await user.type(await field('Old password'), OLD);
    await user.click(save());
    expect(await screen.findByText('Password changed')).toBeVisible();
    expect(await logsIn(world, NEW)).toBe(true);
  });

  it('shows a refused new password at the new password, not at the old one [8.04] [8.27]', async () => {
    const world = await makeWorld();
    await world.control.addFault({ call: CHANGE, kind: 'refuse', code: 'INVALID_USER_INFO' });
    const { user } = await open({ world });
    await fillIn(user);
    await user.click(save());
    await user.click(within(await alert()).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await field('New password')).toBeInvalid();
    expect(await field('Old password')).toBeValid();
  });

  it('that fails after the member has left the dialog is reported in an error toast [8.27]', async () => {
    const world = await makeWorld();
    await world.control.addFault({ call: CHANGE, kind: 'reset' });
    const { user, clock } = await open({ world });
    await fillIn(user);
    await user.click(save());
    await screen.findByText('Confirming the outcome');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await clock.advance(10_000);
    const toast = await screen.findByText(/^Your old password still applies/);
    expect(toast.closest('[class*=toast][class*=error]')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('shows an unknown code unchanged [7.01] [8.27]', async () => {
    const world = await makeWorld();
    await world.control.addFault({ call: CHANGE, kind: 'refuse', message: 'Password was used before' });
    const { user } = await open({ world });
    await fillIn(user);
    await user.click(save());
    expect(within(await alert()).getByText('Password was used before')).toBeVisible();
  });

  it('blocks another try until the wait is over, also after a reload [8.02]', async () => {
    const world = await makeWorld('a member who must wait a minute');
    const first = await open({ world });
    await fillIn(first.user);
    await first.user.click(save());
    await first.user.click(within(await alert()).getByRole('button', { name: 'OK' }));
    expect(await screen.findByRole('button', { name: /^Try again in 00:\d\d|01:00$/ })).toBeDisabled();
    await first.user.type(await field('Confirm new password'), '{Enter}');
    act(() => document.querySelector('form')?.requestSubmit());
    first.unmount();
    await open({ world });
    expect(await screen.findByRole('button', { name: /^Try again in/ })).toBeDisabled();
    expect(await changes(world)).toBe(1);
  });

  it('finds the change when the reply was lost, without sending again [7.08] (W1)', async () => {
    const world = await makeWorld();
    await world.control.addFault({ call: CHANGE, kind: 'drop' });
    const { user, clock } = await open({ world });
    await fillIn(user);
    await user.click(save());
    await screen.findByText('Confirming the outcome');
    await clock.advance(10_000);
    expect(await screen.findByText('Password changed')).toBeVisible();
    expect(await changes(world)).toBe(1);
    expect(await logsIn(world, NEW)).toBe(true);
  });

  it('reports in an alert that the old password is still valid if the request never arrived [5.10] [8.27] (W1)', async () => {
    const world = await makeWorld();
    await world.control.addFault({ call: CHANGE, kind: 'reset' });
    const { user, clock } = await open({ world });
    await fillIn(user);
    const logins = await world.control.count({ call: LOGIN });
    await user.click(save());
    await screen.findByText('Confirming the outcome');
    await clock.advance(9_999);
    expect(screen.getByText('Confirming the outcome')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await clock.advance(1);
    expect(await screen.findByText(/^Your old password still applies/)).toBeVisible();
    // A wrong password each: the service allows few.
    expect(await world.control.count({ call: LOGIN })).toBe(logins + 1);
    await user.click(within(await alert()).getByRole('button', { name: 'OK' }));
    expect(await field('Confirm new password')).toHaveValue(NEW);
    expect(await logsIn(world, OLD)).toBe(true);
    expect(await changes(world)).toBe(1);
  });

  it('that was carried out after "not changed" is told when its repetition is refused (W1)', async () => {
    const world = await makeWorld();
    await world.control.addFault({ call: CHANGE, kind: 'hang' });
    const { user, clock } = await open({ world });
    await fillIn(user);
    await user.click(save());
    await clock.advance(70_000);
    await user.click(within(await alert()).getByRole('button', { name: 'OK' }));
    await world.control.clearFaults();
    await world.control.waitFor({ call: CHANGE, count: 1 });
    await user.click(save());
    expect(await screen.findByText('Password changed')).toBeVisible();
    expect(await changes(world)).toBe(2);
    expect(await logsIn(world, NEW)).toBe(true);
  });

  it('reports an unknown result while it cannot be checked, and checks again on request (W1)', async () => {
    const world = await makeWorld();
    await world.control.addFault({ call: CHANGE, kind: 'drop' });
    await world.control.addFault({ call: LOGIN, kind: 'reset' });
    const { user, clock } = await open({ world });
    await fillIn(user);
    await user.click(save());
    await screen.findByText('Confirming the outcome');
    await clock.advance(10_000);
    expect(await screen.findByText(/^We cannot tell yet whether the password/)).toBeVisible();
    // Reopening the dialog must not allow a second request.
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Change password' }));
    await user.click(await screen.findByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Password changed')).toBeVisible();
    expect(await changes(world)).toBe(1);
  });

  it.each([
    [401, undefined, /^Your old password still applies/],
    [401, 'Unauthorized', /^Your old password still applies/],
    [401, 'INACTIVE_USER', /^We cannot tell yet whether the password/],
    [502, 'LOGIN_FAIL', /^We cannot tell yet whether the password/],
  ])(
    'whose outcome is looked up by a login that is refused (%i %s) leaves the member signed in [4.02] [8.02] (W1)',
    async (status, message, text) => {
      const world = await makeWorld();
      await world.control.addFault({ call: CHANGE, kind: 'reset' });
      const body = message === undefined ? '' : JSON.stringify({ message });
      const { user, clock, services } = await open({ world });
      await fillIn(user);
      await user.click(save());
      await screen.findByText('Confirming the outcome');
      await world.control.addFault({ call: LOGIN, kind: 'status', status, body });
      await clock.advance(10_000);
      expect(await screen.findByText(text)).toBeVisible();
      expect(services.session.snapshot().status).toBe('member');
    },
  );

  it('counts the wait on the button that checks again, when the service asks the check to wait [8.02]', async () => {
    const world = await makeWorld();
    await world.control.addFault({ call: CHANGE, kind: 'drop' });
    await world.control.addFault({ call: LOGIN, kind: 'refuse', code: 'REQUEST_LIMIT' });
    const { user, clock } = await open({ world });
    await fillIn(user);
    await user.click(save());
    await screen.findByText('Confirming the outcome');
    await clock.advance(10_000);
    expect(await screen.findByRole('button', { name: 'Wait 60 seconds' })).toBeDisabled();
    await clock.advance(60_000);
    await user.click(await screen.findByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Password changed')).toBeVisible();
  });

  it('reports the result in a toast after the member has left the dialog [5.10]', async () => {
    const world = await makeWorld();
    await world.control.addFault({ call: CHANGE, kind: 'drop' });
    const { user, clock } = await open({ world });
    await fillIn(user);
    await user.click(save());
    await screen.findByText('Confirming the outcome');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await clock.advance(10_000);
    expect(await screen.findByText('Password changed')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('sends one change for two presses in the same tick [2.66]', async () => {
    const { user, world } = await open();
    await fillIn(user);
    await user.dblClick(save());
    await screen.findByText('Password changed');
    expect(await changes(world)).toBe(1);
  });

  it('asks for old, new and confirmed password in this order, and works with password managers [2.66]', async () => {
    await open();
    const labels = [...(await dialog()).querySelectorAll('label')].map(({ textContent }) => textContent);
    expect(labels).toEqual(['Old password', 'New password', 'Confirm new password']);
    expect(await field('Old password')).toHaveAttribute('autocomplete', 'current-password');
    expect(await field('New password')).toHaveAttribute('autocomplete', 'new-password');
    expect(await field('Confirm new password')).toHaveAttribute('autocomplete', 'new-password');
    const username = (await dialog()).querySelector('input[autocomplete=username]');
    expect(username).toHaveValue(SOMCHAI);
    expect(username).not.toBeVisible();
  });

  it('shows and hides each password by a button that names it [2.66]', async () => {
    const { user } = await open();
    screen.getByRole('button', { name: 'Show password: New password' });
    screen.getByRole('button', { name: 'Show password: Confirm new password' });
    await user.click(screen.getByRole('button', { name: 'Show password: Old password' }));
    expect(await field('Old password')).toHaveAttribute('type', 'text');
    expect(await field('New password')).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Hide password: Old password' }));
    expect(await field('Old password')).toHaveAttribute('type', 'password');
  });

  it('clears the input on cancel [2.66]', async () => {
    const { user, world } = await open();
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Change password' })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await field('Old password')).toHaveValue('');
    expect(await changes(world)).toBe(0);
  });
});
