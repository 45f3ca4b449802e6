import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { fill } from '../../testing/fill.ts';
import { findToast } from '../../testing/find-toast.ts';
import { holdCall } from '../../testing/hold-call.ts';
import { postElsewhere } from '../../testing/pages.ts';
import { makeWorld, renderApp, type TestWorld } from '../../testing/render-app.tsx';
import {
  TRANSFER,
  windows,
  config,
  openGame,
  balances,
  playButton,
  amountField,
  answer,
  transferButton,
} from './testing.ts';

describe('coming back from a game', () => {
  async function playAndReturn(world: TestWorld) {
    const view = await openGame('PG', { world });
    await waitFor(() => expect(playButton()).toBeEnabled());
    await view.user.click(playButton());
    await waitFor(() => expect(view.opened[0]?.shown).toHaveLength(1));
    await world.control.play(SOMCHAI, 'PG', { outcome: 'win', amount: 70 });
    act(() => void window.dispatchEvent(new Event('focus')));
    return view;
  }

  it('reads the game’s balance and brings the money back with one press (S6) [7.14] [7.19]', async () => {
    const world = await makeWorld();
    const { user } = await playAndReturn(world);
    expect(await screen.findByText('Back from PG, with 420.00 baht in the game.')).toBeVisible();
    await world.control.addFault({ call: TRANSFER, kind: 'refuse', code: 'NO_GAME' });
    await user.click(screen.getByRole('button', { name: 'Bring 420.00\u00a0baht back' }));
    const alert = await screen.findByRole('alertdialog', { name: 'Not completed' });
    expect(alert).toHaveTextContent('Choose another game or your wallet.');
    await user.click(within(alert).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const button = screen.getByRole('button', { name: 'Bring 420.00\u00a0baht back' });
    act(() => {
      button.click();
      button.click();
    });
    expect(await screen.findByText('420.00 baht is back in your wallet')).toBeVisible();
    expect(await balances(world)).toEqual({ wallet: 1420, pg: 0 });
    // The refused one, and one for two presses.
    expect(await world.control.count({ call: TRANSFER })).toBe(2);
    expect(screen.queryByRole('region', { name: 'Back from PG' })).toBeNull();
  });

  it('offers it after a reload too, and leaves the money in the game if the member declines (S6)', async () => {
    const world = await makeWorld();
    const first = await openGame('PG', { world });
    await waitFor(() => expect(playButton()).toBeEnabled());
    await first.user.click(playButton());
    await waitFor(() => expect(first.opened[0]?.shown).toHaveLength(1));
    first.unmount();
    const { user } = await renderApp({ world, signedIn: SOMCHAI, config });
    expect(await screen.findByRole('region', { name: 'Back from PG' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Leave it there' }));
    expect(screen.queryByRole('region', { name: 'Back from PG' })).toBeNull();
    expect(await world.control.count({ call: TRANSFER })).toBe(0);
  });

  it('reports a failed return on another page, too (W1) (W3) [8.08]', async () => {
    const world = await makeWorld();
    const { user } = await playAndReturn(world);
    const { id } = await world.control.addFault({ call: 'POST /api/statement', kind: 'hang' });
    await world.control.addFault({ call: TRANSFER, kind: 'refuse', code: 'TRANSFER_FAIL' });
    await user.click(await screen.findByRole('button', { name: 'Bring 420.00\u00a0baht back' }));
    await user.click(screen.getByRole('link', { name: 'Contact' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Back from PG' })).toBeNull());
    await world.control.removeFault(id);
    await findToast(
      'error',
      'The money was not brought back: The transfer failed. The money is still where it was.',
    );
  });

  it('shows its entry on the statement that the member has opened meanwhile (W9)', async () => {
    const world = await makeWorld();
    const { user } = await playAndReturn(world);
    const order = await holdCall(world, TRANSFER);
    await user.click(await screen.findByRole('button', { name: 'Bring 420.00\u00a0baht back' }));
    await order.hasCome();
    await user.click(screen.getByRole('link', { name: 'Statement' }));
    const table = within(await screen.findByRole('table'));
    expect(table.queryByText(/420\.00/)).toBeNull();
    await order.release();
    expect(await table.findByText(/420\.00/)).toBeVisible();
  });

  it('shows where the money is after a refusal, which the member may have pressed for on old figures (W3) [8.08] [8.23]', async () => {
    const world = await makeWorld();
    const { user } = await playAndReturn(world);
    const bringBack = await screen.findByRole('button', { name: 'Bring 420.00\u00a0baht back' });
    // Another amount than the button's, so that the order is no repetition.
    await postElsewhere(world, '/api/wallet/transfer', { from: 'WALLET', to: 'PG', amount: 10 });
    await postElsewhere(world, '/api/wallet/transferAll', { to: 'WALLET' });
    await user.click(bringBack);
    const alert = await screen.findByRole('alertdialog', { name: 'Not completed' });
    expect(await within(alert).findByText('Your money: 1,740.50 baht in the wallet')).toBeVisible();
    await user.click(within(alert).getByRole('button', { name: 'Change' }));
    expect(await screen.findByText(/There is no money left in the game/)).toBeVisible();
  });

  /** The service carries the order out after the app has called it "not done". */
  async function bringBackLate(world: TestWorld) {
    const { user, clock } = await playAndReturn(world);
    const bringBack = async () =>
      user.click(await screen.findByRole('button', { name: 'Bring 420.00\u00a0baht back' }));
    await world.control.addFault({ call: TRANSFER, kind: 'status', status: 502 });
    await bringBack();
    await clock.advance(10_000);
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await postElsewhere(world, '/api/wallet/transfer', { from: 'PG', to: 'WALLET', amount: 420 });
    return { user, bringBack };
  }

  it('asks before it brings back again what came back late, and reports a refusal of that (W1) [8.23]', async () => {
    const world = await makeWorld();
    const { user, bringBack } = await bringBackLate(world);
    await world.control.setBalance(SOMCHAI, { account: 'PG', amount: 500 });
    const sent = await world.control.count({ call: TRANSFER });
    await bringBack();
    const alert = await screen.findByRole('alertdialog', { name: 'You have just done this' });
    expect(alert).toHaveTextContent('The same order, 420.00 baht, has gone through');
    expect(await world.control.count({ call: TRANSFER })).toBe(sent);
    expect(await balances(world)).toEqual({ wallet: 1420, pg: 500 });
    await world.control.addFault({ call: TRANSFER, kind: 'refuse', code: 'NO_GAME' });
    await user.click(await answer('Do it again'));
    await screen.findByRole('alertdialog', { name: 'Not completed' });
    expect(screen.queryByText('420.00 baht is back in your wallet')).toBeNull();
    expect(await world.control.count({ call: TRANSFER })).toBe(sent + 1);
  });

  it('reads the game again when all its money came back late, and repeats only what is confirmed (W1)', async () => {
    const world = await makeWorld();
    const { user, bringBack } = await bringBackLate(world);
    await bringBack();
    expect(await screen.findByRole('alertdialog', { name: 'You have just done this' })).toBeVisible();
    expect(await screen.findByText(/There is no money left in the game/)).toBeVisible();
    await world.control.setBalance(SOMCHAI, { account: 'PG', amount: 420 });
    await user.click(await answer('Do it again'));
    expect(await screen.findByText('420.00 baht is back in your wallet')).toBeVisible();
    expect(await balances(world)).toEqual({ wallet: 1840, pg: 0 });
  });

  it.each([
    { kind: 'drop', inGame: 520 },
    { kind: 'reset', inGame: 420 },
  ] as const)(
    'tells a transfer into the game as one, not as money brought back, after a $kind [2.61] [8.23] (W1)',
    async ({ kind, inGame }) => {
      const world = await makeWorld();
      const { user, clock } = await playAndReturn(world);
      await screen.findByText('Back from PG, with 420.00 baht in the game.');
      await user.click(screen.getByRole('button', { name: /^PG(?! [\dA-Z])/ }));
      await fill(user, await amountField(), '100');
      const { id } = await world.control.addFault({
        call: 'POST /api/statement',
        kind: 'reset',
        times: 'always',
      });
      await world.control.addFault({ call: TRANSFER, kind });
      await user.click(transferButton());
      const dialog = within(await screen.findByRole('dialog'));
      await dialog.findByText('Confirming the outcome');
      await clock.advance(10_000);
      await dialog.findByRole('button', { name: 'Check again' });
      await user.click(dialog.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await world.control.removeFault(id);
      const offer = within(screen.getByRole('region', { name: 'Back from PG' }));
      await user.click(offer.getByRole('button', { name: 'Check again' }));
      if (kind === 'drop') await findToast('success', '100.00 baht transferred to PG');
      else {
        const alert = await screen.findByRole('alertdialog', { name: 'The transfer did not go through' });
        expect(alert).toHaveTextContent('The money is where it was before. You can try again.');
        await user.click(within(alert).getByRole('button', { name: 'Close' }));
      }
      // Money is still in the game, so the offer stays.
      expect(
        await screen.findByRole('button', { name: `Bring ${inGame.toFixed(2)}\u00a0baht back` }),
      ).toBeEnabled();
      expect(screen.queryByText(/back in your wallet/)).toBeNull();
    },
  );

  it('does not repeat that a return could not be found out after the member has left home (W1)', async () => {
    const world = await makeWorld();
    const { user, clock } = await playAndReturn(world);
    const bringBack = await screen.findByRole('button', { name: 'Bring 420.00\u00a0baht back' });
    // Neither the statement nor the balances will tell about the transfer.
    await postElsewhere(world, '/api/wallet/transfer', { from: 'WALLET', to: 'PG', amount: 10 });
    await world.control.addFault({ call: 'POST /api/statement', kind: 'reset' });
    await world.control.addFault({ call: TRANSFER, kind: 'drop' });
    await user.click(bringBack);
    await screen.findByText('Confirming the outcome');
    await clock.advance(10_000);
    const again = await screen.findByRole('button', { name: 'Check again' });
    await clock.advance(60_000);
    await user.click(again);
    const offer = () => screen.findByRole('region', { name: 'Back from PG' });
    expect(await within(await offer()).findByText(/^We could not find out/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Contact' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Back from PG' })).toBeNull());
    await user.click(screen.getByRole('link', { name: 'Home' }));
    expect(await within(await offer()).findByRole('button', { name: /^Bring/ })).toBeEnabled();
    expect(within(await offer()).queryByText(/^We could not find out/)).toBeNull();
  });

  it('does not repeat what the dialog of the game has told: that its transfer could not be found out (W1)', async () => {
    const world = await makeWorld();
    const { user, clock } = await playAndReturn(world);
    const offer = await screen.findByRole('region', { name: 'Back from PG' });
    await user.click(await screen.findByRole('button', { name: /^PG ?\d/ }));
    await postElsewhere(world, '/api/wallet/transfer', { from: 'WALLET', to: 'PG', amount: 10 });
    await fill(user, await amountField(), '100');
    await world.control.addFault({ call: 'POST /api/statement', kind: 'reset' });
    await world.control.addFault({ call: TRANSFER, kind: 'drop' });
    await user.click(transferButton());
    await within(await screen.findByRole('dialog')).findByText('Confirming the outcome');
    await clock.advance(10_000);
    const again = await screen.findByRole('button', { name: 'Check again' });
    await clock.advance(60_000);
    await user.click(again);
    await findToast('info', /We could not find out whether this was done/);
    expect(transferButton()).toBeEnabled();
    expect(offer).not.toHaveTextContent('We could not find out');
  });

  it('reads the balance again if a check was running before the game was left (S6) [7.14]', async () => {
    const world = await makeWorld();
    const refresh = 'GET /api/wallet/refresh/slot';
    await world.control.addFault({ call: refresh, kind: 'hang' });
    const view = await renderApp({ world, signedIn: SOMCHAI, config, platform: windows().platform });
    await view.user.click(await screen.findByRole('button', { name: 'Check balance' }));
    await view.user.click(screen.getByRole('button', { name: /^PG(?! [\dA-Z])/ }));
    await waitFor(() => expect(playButton()).toBeEnabled());
    await view.user.click(playButton());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => void window.dispatchEvent(new Event('focus')));
    await world.control.clearFaults();
    await world.control.waitFor({ call: refresh, count: 2 });
    expect(await screen.findByText('Back from PG, with 350.00 baht in the game.')).toBeVisible();
  });

  it.each([
    [0.99, 0],
    [1, 1],
  ])(
    'offers nothing below the smallest transfer, which the service would refuse: of %d baht %d time [5.14] [9.17]',
    async (amount, offers) => {
      const world = await makeWorld();
      const { opened, user } = await openGame('PG', { world });
      await waitFor(() => expect(playButton()).toBeEnabled());
      await user.click(playButton());
      await waitFor(() => expect(opened[0]?.shown).toHaveLength(1));
      await world.control.setBalance(SOMCHAI, { account: 'PG', amount });
      act(() => void window.dispatchEvent(new Event('focus')));
      expect(
        await screen.findByText(`Back from PG, with ${amount.toFixed(2)} baht in the game.`),
      ).toBeVisible();
      expect(screen.queryAllByRole('button', { name: /^Bring/ })).toHaveLength(offers);
      await user.click(screen.getByRole('button', { name: offers === 0 ? 'Close' : 'Leave it there' }));
      expect(screen.queryByRole('region', { name: 'Back from PG' })).toBeNull();
    },
  );

  it('reports that the balance could not be read instead of offering an old amount, and why another try is refused [8.22] (W9)', async () => {
    const world = await makeWorld();
    const { user, opened } = await openGame('PG', { world });
    await waitFor(() => expect(playButton()).toBeEnabled());
    await user.click(playButton());
    await waitFor(() => expect(opened[0]?.shown).toHaveLength(1));
    await world.control.setGameOutages(['PG']);
    act(() => void window.dispatchEvent(new Event('focus')));
    const offer = await screen.findByRole('region', { name: 'Back from PG' });
    expect(await within(offer).findByText('PG could not be checked yet. Please try again.')).toBeVisible();
    expect(within(offer).queryByRole('button', { name: /^Bring/ })).toBeNull();
    const call = 'GET /api/wallet/refresh/slot';
    await world.control.addFault({ call, kind: 'refuse', code: 'INACTIVE_USER', status: 403 });
    await user.click(within(offer).getByRole('button', { name: 'Try again' }));
    await findToast('error', 'This account is deactivated. Please contact us.');
  });

  it('plays with the baht in a game with another unit, and brings them back [2.42] [2.62] [3.09]', async () => {
    const world = await makeWorld();
    const { user, opened, inDialog } = await openGame('Slot XO', { world });
    expect(inDialog.getByText(/^\s*= 200\.00 baht$/)).toBeVisible();
    await waitFor(() => expect(playButton()).toBeEnabled());
    expect(playButton()).toHaveAccessibleName('Play with 200.00');
    await user.click(playButton());
    await user.click(await screen.findByRole('button', { name: 'Open Slot XO' }));
    await waitFor(() => expect(opened.at(-1)?.shown).toHaveLength(1));
    act(() => void window.dispatchEvent(new Event('focus')));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Bring 200.00\u00a0baht back' }));
    expect(await screen.findByText('200.00 baht is back in your wallet')).toBeVisible();
    const { wallet, games } = await world.control.member(SOMCHAI);
    expect([wallet, games['SLOTXO']]).toEqual([1200, 0]);
  });
});
