import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { switchNetwork } from '../../testing/browser-state.ts';
import { takeConsoleErrors } from '../../testing/console-errors.ts';
import { holdCall } from '../../testing/hold-call.ts';
import { fetchElsewhere } from '../../testing/pages.ts';
import { makeWorld, type TestWorld } from '../../testing/render-app.tsx';
import { standInForToasts } from '../../testing/stand-in-toasts.ts';
import { gameArt } from '../../ui/art/game-art.ts';
import { openGame, answer, credentials } from './testing.ts';

const resets = (world: TestWorld) =>
  world.control.count({ call: 'GET /api/wallet/resetpassword/{slotCode}' });

describe('an account that is not open yet', () => {
  it('is opened by one call for two presses, in a dialog with its picture that stays meanwhile, and then shows its credentials [2.42] [2.44] [3.09] [4.03] [7.15]', async () => {
    const { world, user, dialog } = await openGame('Imi');
    expect(dialog.querySelector('img')).toHaveAttribute('src', gameArt('IMI'));
    const opening = await holdCall(world, 'GET /api/wallet/activate/{slotCode}');
    const button = within(dialog).getByRole('button', { name: 'Open Imi account' });
    act(() => {
      button.click();
      button.click();
    });
    await opening.hasCome();
    await user.keyboard('{Escape}');
    expect(dialog).toBeVisible();
    await opening.release();
    expect(await screen.findByText('Your Imi account is open')).toBeVisible();
    expect(await screen.findByText('User name')).toBeVisible();
    expect(await world.control.count({ call: 'GET /api/wallet/activate/{slotCode}' })).toBe(1);
    const games = await world.control.games(SOMCHAI);
    const imi = games.find(({ code }) => code === 'IMI');
    expect(imi?.isOpen).toBe(true);
    expect(dialog).toHaveTextContent(imi?.username ?? 'none');
  });

  it('is not opened again by a press before the wallet shows it (W1)', async () => {
    const { world, user, inDialog } = await openGame('Imi');
    const button = inDialog.getByRole('button', { name: 'Open Imi account' });
    await world.control.addFault({ call: 'GET /api/wallet', kind: 'hang' });
    await user.click(button);
    expect(await screen.findByText('Your Imi account is open')).toBeVisible();
    await user.click(button);
    expect(await world.control.count({ call: 'GET /api/wallet/activate/{slotCode}' })).toBe(1);
  });

  it('opens although the wallet cannot be read right after [4.03] [8.29]', async () => {
    const { world, user, inDialog, clock } = await openGame('Imi');
    await world.control.addFault({ call: 'GET /api/wallet', kind: 'status', status: 500, times: 2 });
    await user.click(inDialog.getByRole('button', { name: 'Open Imi account' }));
    expect(await screen.findByText('Your Imi account is open')).toBeVisible();
    await clock.advance(10_000);
    expect(await screen.findByText('User name')).toBeVisible();
    expect(await world.control.count({ call: 'GET /api/wallet/activate/{slotCode}' })).toBe(1);
    takeConsoleErrors();
  });

  it('shows by a press once the wallet could not be read for 10 s [4.03]', async () => {
    const { world, user, inDialog, clock } = await openGame('Imi');
    await world.control.addFault({ call: 'GET /api/wallet', kind: 'status', status: 500, times: 'always' });
    await user.click(inDialog.getByRole('button', { name: 'Open Imi account' }));
    expect(await screen.findByText('Your Imi account is open')).toBeVisible();
    await clock.advance(3_000);
    expect(inDialog.queryByRole('button', { name: 'Try again' })).toBeNull();
    await clock.advance(7_000);
    const retry = await inDialog.findByRole('button', { name: 'Try again' });
    expect(inDialog.queryByRole('button', { name: 'Open Imi account' })).toBeNull();
    await world.control.clearFaults();
    await user.click(retry);
    expect(await screen.findByText('User name')).toBeVisible();
    expect(await world.control.count({ call: 'GET /api/wallet/activate/{slotCode}' })).toBe(1);
    takeConsoleErrors();
  });

  it('stays closed with the reason when the provider refuses, and can be tried again [4.03] [8.08]', async () => {
    const { world, user, inDialog } = await openGame('Imi');
    await world.control.setOutages(['game-opening']);
    await user.click(inDialog.getByRole('button', { name: 'Open Imi account' }));
    expect(await inDialog.findByRole('alert')).toHaveTextContent('The game account could not be opened');
    await world.control.setOutages([]);
    await user.click(inDialog.getByRole('button', { name: 'Open Imi account' }));
    expect(await screen.findByText('User name')).toBeVisible();
  });

  it('is found open when the reply was lost, and nothing is sent twice [4.03] (W1)', async () => {
    const { world, user, inDialog } = await openGame('Imi');
    await world.control.addFault({ call: 'GET /api/wallet/activate/{slotCode}', kind: 'drop' });
    await user.click(inDialog.getByRole('button', { name: 'Open Imi account' }));
    expect(await screen.findByText('Your Imi account is open')).toBeVisible();
    expect(await screen.findByText('User name')).toBeVisible();
    expect(await world.control.count({ call: 'GET /api/wallet/activate/{slotCode}' })).toBe(1);
  });

  it('reports a failed opening after the dialog was closed, too [4.03] (W1)', async () => {
    const { world, user, inDialog, clock } = await openGame('Imi');
    await world.control.addFault({ call: 'GET /api/wallet/activate/{slotCode}', kind: 'reset' });
    await user.click(inDialog.getByRole('button', { name: 'Open Imi account' }));
    await inDialog.findByText('Confirming the outcome');
    await user.click(inDialog.getByRole('button', { name: 'Close' }));
    await clock.advance(10_000);
    expect(await screen.findByText(/^Imi: /)).toBeVisible();
  });

  it('counts as open once another tab has opened it [4.03]', async () => {
    const { world, user, inDialog } = await openGame('Imi');
    await fetchElsewhere(world, '/api/wallet/activate/IMI');
    await user.click(inDialog.getByRole('button', { name: 'Open Imi account' }));
    expect(await screen.findByText('User name')).toBeVisible();
  });
});

describe('the credentials of a game', () => {
  it('show the user name, hide the password until it is asked for, and copy both [2.59] [3.10] [6.02] [7.16] [8.25]', async () => {
    const world = await makeWorld();
    const body = { username: 'Rk01 PG', password: 'aZ2 eG7' };
    await world.control.addFault({
      call: 'GET /api/wallet/account/{slotCode}',
      kind: 'status',
      status: 200,
      body: JSON.stringify({ ...body, event: null }),
    });
    const { user, dialog, inDialog } = await openGame('PG', { world });
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    expect(await inDialog.findByText(body.username)).toBeVisible();
    expect(dialog).not.toHaveTextContent(body.password);

    await user.click(inDialog.getByRole('button', { name: 'Copy user name' }));
    expect(await screen.findByText(`Copied: ${body.username}`)).toBeVisible();
    await user.click(inDialog.getByRole('button', { name: 'Copy password' }));
    expect(await screen.findByText('Copied: Password')).toBeVisible();
    expect(write.mock.calls).toEqual([[body.username], [body.password]]);
    // A toast is shown above the page and may outlive the dialog, so it must not contain the secret.
    expect(document.body).not.toHaveTextContent(body.password);

    await user.click(inDialog.getByRole('button', { name: 'Show password' }));
    expect(inDialog.getByText(body.password)).toBeVisible();
    await user.click(inDialog.getByRole('button', { name: 'Copy password' }));
    expect(screen.queryByText(`Copied: ${body.password}`)).toBeNull();
    await user.click(inDialog.getByRole('button', { name: 'Hide password' }));
    expect(dialog).not.toHaveTextContent(body.password);
  });

  it('report a failed copy for 4 s [8.25] [9.11]', async () => {
    const { user, inDialog } = await openGame('PG');
    const toasts = await standInForToasts();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(await inDialog.findByRole('button', { name: 'Copy user name' }));
    const toast = { kind: 'error', text: 'Failed to copy', duration: 4_000 };
    await waitFor(() => expect(toasts()).toMatchObject([toast]));
  });

  it('get a new password after asking, which then shows [2.59] [4.03] [6.02] [7.17]', async () => {
    const { world, user, inDialog } = await openGame('PG');
    const before = (await credentials(world, 'PG')).body.password;
    await user.click(await inDialog.findByRole('button', { name: 'Show password' }));
    await user.click(inDialog.getByRole('button', { name: 'Reset password' }));
    expect(await screen.findByRole('alertdialog', { name: 'Reset the PG password?' })).toBeVisible();
    await user.click(await answer('Keep it'));
    expect(await resets(world)).toBe(0);
    await user.click(inDialog.getByRole('button', { name: 'Reset password' }));
    await user.click(await answer('Reset'));
    expect(await screen.findByText('PG has a new password')).toBeVisible();
    const after = (await credentials(world, 'PG')).body.password;
    expect(after).not.toBe(before);
    expect(await inDialog.findByText(after)).toBeVisible();
    expect(await resets(world)).toBe(1);
  });

  it('get no new password in a wait that came under the question, which does not come back by itself [8.02]', async () => {
    const { world, user, inDialog, clock } = await openGame('PG');
    const reset = await inDialog.findByRole('button', { name: 'Reset password' });
    await user.click(reset);
    await screen.findByRole('alertdialog');
    await world.control.addFault({ call: 'GET /api/wallet', kind: 'limit' });
    switchNetwork('offline');
    switchNetwork('online');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await clock.advance(61_000);
    expect(reset).toBeEnabled();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await resets(world)).toBe(0);
    takeConsoleErrors();
  });

  it('are read again when the reply to a reset was lost [2.59] [4.03] (W1)', async () => {
    const { world, user, inDialog } = await openGame('PG');
    await inDialog.findByRole('button', { name: 'Reset password' });
    await world.control.addFault({ call: 'GET /api/wallet/resetpassword/{slotCode}', kind: 'drop' });
    await user.click(inDialog.getByRole('button', { name: 'Reset password' }));
    await user.click(await answer('Reset'));
    expect(await screen.findByText('PG has a new password')).toBeVisible();
    expect(await resets(world)).toBe(1);
  });

  it('forget at the next opening that a reset can no longer be found out (W1)', async () => {
    const world = await makeWorld();
    // Without the password from before, no reading can tell.
    await world.control.addFault({
      call: 'GET /api/wallet/account/{slotCode}',
      kind: 'hang',
      times: 'always',
    });
    const { user, inDialog, clock } = await openGame('PG', { world });
    await world.control.addFault({ call: 'GET /api/wallet/resetpassword/{slotCode}', kind: 'reset' });
    await user.click(await inDialog.findByRole('button', { name: 'Reset password' }));
    await user.click(await answer('Reset'));
    await screen.findByText('Confirming the outcome');
    await clock.advance(10_000);
    await screen.findByText(/^We could not find out whether this was done/);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: /^PG ?\d/ }));
    await screen.findByRole('button', { name: 'Reset password' });
    expect(screen.queryByText(/^We could not find out/)).toBeNull();
  });

  it('keep the old password when the provider refuses a new one, and say why [2.59] [8.08]', async () => {
    const { world, user, inDialog } = await openGame('PG');
    await world.control.setOutages(['game-password']);
    await user.click(await inDialog.findByRole('button', { name: 'Reset password' }));
    await user.click(await answer('Reset'));
    expect(await screen.findByText(/game password could not be reset/)).toBeVisible();
  });

  it('show why the provider does not know them, and can be requested again [2.59] [8.08]', async () => {
    const world = await makeWorld();
    await world.control.forgetPlayer(SOMCHAI, 'UFABET');
    const { user, inDialog } = await openGame('Ufabet', { world });
    expect(await inDialog.findByRole('alert')).toHaveTextContent('not found at UFABET');
    await world.control.forgetPlayer(SOMCHAI, 'UFABET', false);
    await user.click(inDialog.getByRole('button', { name: 'Try again' }));
    expect(await inDialog.findByLabelText('User name')).toBeVisible();
  });
});
