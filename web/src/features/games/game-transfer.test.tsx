import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { takeConsoleErrors } from '../../testing/console-errors.ts';
import { findToast } from '../../testing/find-toast.ts';
import { fill } from '../../testing/fill.ts';
import { holdCall } from '../../testing/hold-call.ts';
import { fetchElsewhere, postElsewhere } from '../../testing/pages.ts';
import { makeWorld, renderApp } from '../../testing/render-app.tsx';
import { createSharedScreen } from '../../testing/shared-screen.ts';
import {
  TRANSFER,
  config,
  windows,
  openGame,
  balances,
  amountField,
  playButton,
  transferButton,
} from './testing.ts';

describe('transferring without playing', () => {
  it('moves exactly the amount, closes, enters no game and shows the new figures [2.61] [4.05] [7.19]', async () => {
    const { user, world, dialog } = await openGame('PG');
    await user.type(await amountField(), '250.25');
    const transfer = await holdCall(world, TRANSFER);
    await user.click(transferButton());
    await transfer.hasCome();
    await user.keyboard('{Escape}');
    expect(dialog).toBeVisible();
    expect(transferButton()).toHaveAttribute('aria-busy', 'true');
    expect(await amountField()).toHaveAttribute('readonly');
    for (const control of [playButton(), screen.getByRole('button', { name: 'All' })])
      expect(control).toBeDisabled();
    await transfer.release();
    await findToast('success', '250.25 baht transferred to PG');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await balances(world)).toEqual({ wallet: 749.75, pg: 600.25 });
    expect(await screen.findByText('749.75')).toBeVisible();
    expect(screen.getByRole('button', { name: /^PG ?600\.25/ })).toBeVisible();
    expect(await world.control.count({ call: 'GET /api/autoLogin/pg/{username}' })).toBe(0);
  });

  it('shows no figure from before it as checked when the wallet cannot be read after it (W9)', async () => {
    const { user, world, clock } = await openGame('PG');
    await fill(user, await amountField(), '100');
    await world.control.addFault({ call: 'GET /api/wallet', kind: 'status', status: 503, times: 'always' });
    await user.click(transferButton());
    await findToast('success', '100.00 baht transferred to PG');
    await clock.advance(4_000);
    await user.click(await screen.findByRole('button', { name: /^PG(?! [\dA-Z])/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'PG' }));
    expect(dialog.getByText(/^The latest balance could not be loaded/)).toBeVisible();
    expect(dialog.queryByText('Checked just now')).toBeNull();
    expect(takeConsoleErrors().length).toBeGreaterThan(0);
  });

  it('shows at the field an amount below 1 baht or above the wallet balance, and sends nothing [5.14] [9.17]', async () => {
    const { user, world } = await openGame('PG');
    await user.click(await amountField());
    expect(screen.getByText('Min 1.00')).toBeVisible();
    await user.paste('1,50');
    expect(await screen.findByText('Digits and one decimal point only')).toBeVisible();
    await fill(user, await amountField(), '0.99');
    await user.click(transferButton());
    expect(await screen.findByText('The minimum is 1.00')).toBeVisible();
    await user.clear(await amountField());
    await fill(user, await amountField(), '1000.01');
    await user.click(transferButton());
    expect(await screen.findByText(/Your wallet holds 1,000\.00/)).toBeVisible();
    expect(await world.control.count({ call: TRANSFER })).toBe(0);
    await user.click(screen.getByRole('button', { name: 'All', description: '1,000.00' }));
    await user.click(transferButton());
    await waitFor(async () => expect(await balances(world)).toEqual({ wallet: 0, pg: 1350 }));
  });

  it('shows a refusal in an alert dialog, keeps the amount and reads the wallet again [2.61] [8.23] [8.08]', async () => {
    const { user, world } = await openGame('PG');
    await fill(user, await amountField(), '100');
    await world.control.setGameOutages(['PG']);
    const walletReadings = () => world.control.count({ call: 'GET /api/wallet' });
    const readBefore = await walletReadings();
    await user.click(transferButton());
    const alert = await screen.findByRole('alertdialog', {
      name: 'Your money is safe',
    });
    expect(alert).toHaveTextContent('returned to your wallet');
    await user.click(within(alert).getByRole('button', { name: 'OK' }));
    expect(await amountField()).toHaveValue('100');
    expect(await balances(world)).toEqual({ wallet: 1000, pg: 350 });
    // The refusal may come from an old balance.
    await waitFor(async () => expect(await walletReadings()).toBe(readBefore + 1));
  });

  it('counts down the wait that the service requires, then offers a way out of a refusal (W3) [8.02] [8.23]', async () => {
    const { user, world, clock } = await openGame('PG');
    await fill(user, await amountField(), '100');
    await world.control.addFault({ call: TRANSFER, kind: 'refuse', code: 'REQUEST_LIMIT_1MIN' });
    await user.click(transferButton());
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    // Both transfers and the password reset wait; so does playing with the game's balance, because it requests a login.
    expect(await screen.findAllByRole('button', { name: 'Wait 60 seconds' })).toHaveLength(3);
    await user.clear(await amountField());
    expect(playButton()).toBeDisabled();
    await fill(user, await amountField(), '100');
    await clock.advance(59_000);
    expect(screen.getAllByRole('button', { name: 'Wait 1 second' })).toHaveLength(3);
    await clock.advance(1_000);
    await world.control.addFault({ call: TRANSFER, kind: 'refuse', code: 'MONEY_NOT_ENOUGH' });
    await user.click(await screen.findByRole('button', { name: 'Transfer only' }));
    const alert = await screen.findByRole('alertdialog', { name: 'Not completed' });
    await user.click(within(alert).getByRole('button', { name: 'Deposit' }));
    expect(await screen.findByRole('dialog', { name: 'Deposit' })).toBeVisible();
  });

  it('finds the completed transfer when the reply was lost, and sends nothing twice [2.61] (W1)', async () => {
    const { user, world } = await openGame('PG');
    await fill(user, await amountField(), '100');
    await world.control.addFault({ call: TRANSFER, kind: 'drop' });
    await user.click(transferButton());
    expect(await screen.findByText('100.00 baht transferred to PG')).toBeVisible();
    expect(await balances(world)).toEqual({ wallet: 900, pg: 450 });
    expect(await world.control.count({ call: TRANSFER })).toBe(1);
  });

  it('is not confused with an earlier one of the same amount (W1)', async () => {
    const { user, world, clock } = await openGame('PG');
    await fill(user, await amountField(), '100');
    await user.click(transferButton());
    expect(await screen.findByText('100.00 baht transferred to PG')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /^PG ?450/ }));
    await fill(user, await amountField(), '100');
    await world.control.addFault({ call: TRANSFER, kind: 'reset' });
    await user.click(transferButton());
    expect(await screen.findByText('Confirming the outcome')).toBeVisible();
    // While its result is unknown, the same transfer cannot be sent again.
    expect(screen.queryByRole('button', { name: 'Transfer only' })).toBeNull();
    await clock.advance(10_000);
    const alert = await screen.findByRole('alertdialog');
    expect(alert).toHaveTextContent('The money is where it was before');
    expect(await balances(world)).toEqual({ wallet: 900, pg: 450 });
  });

  it('says in a toast that its outcome can no longer be found out, and can be sent again (W1)', async () => {
    const { user, world, clock } = await openGame('PG');
    // Neither the statement nor the balances will tell about the transfer.
    await postElsewhere(world, '/api/wallet/transfer', { from: 'WALLET', to: 'PG', amount: 10 });
    await fill(user, await amountField(), '100');
    await world.control.addFault({ call: 'POST /api/statement', kind: 'reset' });
    await world.control.addFault({ call: TRANSFER, kind: 'drop' });
    await user.click(transferButton());
    await screen.findByText('Confirming the outcome');
    await clock.advance(10_000);
    const again = await screen.findByRole('button', { name: 'Check again' });
    await clock.advance(60_000);
    await user.click(again);
    await findToast('info', /We could not find out whether this was done/);
    expect(await amountField()).toHaveValue('100');
    expect(transferButton()).toBeEnabled();
  });

  it('asks before it repeats what the transfer dialog called "not completed", and was carried out late (W1)', async () => {
    const view = await renderApp({ signedIn: SOMCHAI, platform: windows().platform, config });
    const { user, world, clock } = view;
    await user.click(await screen.findByRole('button', { name: 'Transfer' }));
    await user.selectOptions(await screen.findByLabelText('To'), 'PG');
    await fill(user, await screen.findByLabelText('Amount'), '100');
    await world.control.addFault({ call: TRANSFER, kind: 'status', status: 502 });
    await user.click(screen.getByRole('button', { name: 'Transfer 100.00\u00a0baht' }));
    await clock.advance(10_000);
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    await postElsewhere(world, '/api/wallet/transfer', { from: 'WALLET', to: 'PG', amount: 100 });
    await user.keyboard('{Escape}');
    await clock.advance(500);
    await user.click(await screen.findByRole('button', { name: /^PG ?\d/ }));
    await fill(user, await amountField(), '100');
    await clock.advance(500);
    await user.click(transferButton());
    await screen.findByRole('alertdialog', { name: 'You have just done this' });
  });

  it('asks nothing after the transfer dialog has done what was "not completed" here (W1)', async () => {
    const { user, world, clock } = await openGame('PG');
    await fill(user, await amountField(), '100');
    await world.control.addFault({ call: TRANSFER, kind: 'status', status: 502 });
    await user.click(transferButton());
    await clock.advance(10_000);
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    const leave = async () => {
      await user.keyboard('{Escape}');
      await clock.advance(500);
    };
    await leave();
    await user.click(await screen.findByRole('button', { name: 'Transfer' }));
    await user.selectOptions(await screen.findByLabelText('To'), 'PG');
    await fill(user, await screen.findByLabelText('Amount'), '100');
    await user.click(screen.getByRole('button', { name: 'Transfer 100.00\u00a0baht' }));
    await user.click(await screen.findByRole('button', { name: 'Do it again' }));
    await screen.findByText('Transfer complete');
    await leave();
    await user.click(await screen.findByRole('button', { name: /^PG ?\d/ }));
    await fill(user, await amountField(), '100');
    await clock.advance(500);
    await user.click(transferButton());
    await findToast('success', '100.00 baht transferred to PG');
    expect(await balances(world)).toEqual({ wallet: 800, pg: 550 });
  });

  it.each([
    ['alone', transferButton, 0],
    ['and play', playButton, 1],
  ] as const)(
    '%s is not repeated without confirmation if it did succeed [2.61] (W1)',
    async (_way, button, opens) => {
      const { user, world, opened } = await openGame('PG');
      await fill(user, await amountField(), '100');
      // As if sent from another window meanwhile, or late.
      await postElsewhere(world, '/api/wallet/transfer', { from: 'WALLET', to: 'PG', amount: 100 });
      await user.click(button());
      const alert = await screen.findByRole('alertdialog', { name: 'You have just done this' });
      expect(alert).toHaveTextContent(
        'The same order, 100.00 baht, has gone through since you opened this page',
      );
      expect(await balances(world)).toEqual({ wallet: 900, pg: 450 });
      await user.click(within(alert).getByRole('button', { name: 'Do it again' }));
      await expect.poll(() => balances(world)).toEqual({ wallet: 800, pg: 550 });
      // It ends as ordered: the game opens, or the member stays.
      await waitFor(() => expect(opened.flatMap(({ shown }) => shown)).toHaveLength(opens));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  );

  it('is not sent while another window moves money, and says so (W1) [8.23]', async () => {
    const { user, world, services } = await openGame('PG');
    services.platform.runAlone = () => Promise.resolve(null);
    await fill(user, await amountField(), '100');
    await user.click(transferButton());
    const alert = await screen.findByRole('alertdialog', { name: 'Another order is still running' });
    expect(within(alert).queryByRole('button', { name: 'Do it again' })).toBeNull();
    expect(await world.control.count({ call: TRANSFER })).toBe(0);
  });

  it('is not sent from the transfer dialog either while its outcome is open (W1)', async () => {
    const { user, world, clock } = await openGame('PG');
    await fill(user, await amountField(), '100');
    await world.control.addFault({ call: TRANSFER, kind: 'drop' });
    const { id } = await world.control.addFault({
      call: 'POST /api/statement',
      kind: 'reset',
      times: 'always',
    });
    await user.click(transferButton());
    await clock.advance(15_000);
    expect(await screen.findByRole('button', { name: 'Check again', busy: false })).toBeVisible();
    await world.control.removeFault(id);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Transfer' }));
    await user.selectOptions(await screen.findByLabelText('To'), 'PG');
    await fill(user, await screen.findByLabelText('Amount'), '100');
    await user.click(screen.getByRole('button', { name: 'Transfer 100.00\u00a0baht' }));
    await clock.advance(1);
    const alert = await screen.findByRole('alertdialog');
    expect(alert).toHaveTextContent(/Nothing was sent this time/);
    expect(await world.control.count({ call: TRANSFER })).toBe(1);
  });
});

describe('a device that cannot open games', () => {
  it('shows no credentials and no play button, points to the member’s phone, and transfers money [2.61] (K7) (K11)', async () => {
    const world = await makeWorld();
    await fetchElsewhere(world, '/api/wallet/activate/USUN');
    const { user, inDialog } = await openGame('U-Sun', { world, platform: createSharedScreen() });
    expect(await inDialog.findByText(/Log in at https:\/\/rimkhong\.example on your phone/)).toBeVisible();
    await fill(user, await amountField(), '100');
    await user.click(inDialog.getByRole('button', { name: 'Transfer 100.00' }));
    expect(await screen.findByText('100.00 baht transferred to U-Sun')).toBeVisible();
    expect(await world.control.count({ call: 'GET /api/wallet/account/{slotCode}' })).toBe(0);
  });
});
