import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import errors from '../../../locales/en/errors.json' with { type: 'json' };
import outcome from '../../../locales/en/outcome.json' with { type: 'json' };
import { SOMCHAI } from 'mock-server/testing';
import { fill } from '../../testing/fill.ts';
import { holdCall } from '../../testing/hold-call.ts';
import { createOtherPage, fetchElsewhere, postElsewhere } from '../../testing/pages.ts';
import { makeWorld, renderApp, type RenderOptions, type TestWorld } from '../../testing/render-app.tsx';
import { takeConsoleErrors } from '../../testing/console-errors.ts';
import { findToast } from '../../testing/find-toast.ts';

const TRANSFER = 'POST /api/wallet/transfer';
const TRANSFER_ALL = 'POST /api/wallet/transferAll';
const STAYED = 'The transfer failed. The money is still where it was.';

async function openTransfer(options: RenderOptions = {}) {
  const view = await renderApp({ signedIn: SOMCHAI, ...options });
  await view.user.click(await screen.findByRole('button', { name: 'Transfer' }));
  return { ...view, dialog: await screen.findByRole('dialog') };
}

const from = () => screen.findByLabelText<HTMLSelectElement>('From');
const to = () => screen.findByLabelText<HTMLSelectElement>('To');
const amount = () => screen.findByLabelText<HTMLInputElement>('Amount');
const submit = () => screen.getByRole('button', { name: /^Transfer( [\d,.]+\s(?:baht|kip))?$/ });
const after = () => screen.findByRole('status', { name: 'After this you will have' });
const sent = (world: TestWorld) => world.control.count({ call: TRANSFER });
const figure = (text: string) => within(screen.getByRole('dialog')).findByText(text);
/** A receipt as "label: value" lines. */
const receiptLines = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent ?? ''}`);

describe('the transfer', () => {
  it('is not sent while a withdrawal of this page is being confirmed, also without browser locks, and says so [8.23] (W1)', async () => {
    const { user, world, services } = await renderApp({ signedIn: SOMCHAI });
    services.platform.runAlone = (_name, task) => task();
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    await user.type(await screen.findByRole('textbox', { name: /Amount/ }), '100{Enter}');
    await world.control.addFault({ call: 'POST /api/wallet/withdrawAll', kind: 'reset' });
    await user.click(await screen.findByRole('button', { name: /^Confirm: withdraw 100.00/ }));
    await screen.findByText(/We are checking/);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Transfer' }));
    await user.selectOptions(await to(), 'PG');
    await user.type(await amount(), '250');
    await user.click(submit());
    const alert = await screen.findByRole('alertdialog', { name: 'Another order is still running' });
    expect(alert).toHaveTextContent('One of your orders is still running');
    expect(await sent(world)).toBe(0);
  });

  it('without a game leads to the games, and returns the focus on home', async () => {
    const { user, dialog } = await openTransfer({ signedIn: '0899999999' });
    const entries = window.history.length;
    await user.click(await within(dialog).findByRole('link', { name: 'See the games' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Transfer' })).toHaveFocus());
    expect([window.location.pathname, window.history.length]).toEqual(['/user/home', entries]);
  });

  it('moves money from the wallet into a game and shows a receipt with reference and balances [1.09] [2.44] [7.19] [9.31] (W4)', async () => {
    const { user, world } = await openTransfer();
    const before = await world.control.member(SOMCHAI);
    await user.selectOptions(await to(), 'PG');
    await user.type(await amount(), '250.5');
    expect(screen.getByRole('dialog', { name: 'Transfer' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Transfer 250.50\u00a0baht' }));
    expect(await screen.findByText('Transfer complete')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Transfer receipt' })).toBeVisible();
    const now = await world.control.member(SOMCHAI);
    expect(now.wallet).toBe(before.wallet - 250.5);
    expect(now.games['PG']).toBe((before.games['PG'] ?? 0) + 250.5);
    expect(await figure('600.50')).toBeVisible();
    const [entry] = await world.control.journal({ call: TRANSFER });
    expect(receiptLines()).toEqual([
      'From: Wallet',
      'To: PG',
      'Wallet balance: 749.50',
      'PG balance: 600.50',
      expect.stringMatching(/^Time: 20\/11\/2026 \d\d:00:00$/),
      `Reference: ${(entry?.answer as { reference: string }).reference}`,
    ]);
    await world.assertClean();
  });

  it('leads from its receipt back to the form with the new balances [1.09]', async () => {
    const { user } = await openTransfer();
    await user.selectOptions(await to(), 'PG');
    await user.type(await amount(), '250.5');
    await user.click(submit());
    await screen.findByText('Transfer complete');
    await user.click(screen.getByRole('button', { name: 'Transfer again' }));
    expect(await screen.findByText('Available 749.50')).toBeVisible();
    expect(await amount()).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Transfer' })).toBeVisible();
  });

  it('leads from its receipt into a game to that game, shows its new balance, and refreshes the wallet [2.45] [4.05]', async () => {
    const { user, world } = await openTransfer();
    await user.selectOptions(await to(), 'PG');
    await fill(user, await amount(), '100');
    await user.click(submit());
    await screen.findByText('Transfer complete');
    expect(await figure('450.00')).toBeVisible();
    const readings = () => world.control.count({ call: 'GET /api/wallet' });
    const before = await readings();
    await user.click(screen.getByRole('button', { name: 'Play' }));
    const game = await screen.findByRole('dialog', { name: 'PG' });
    expect(await within(game).findByText('450.00')).toBeVisible();
    expect(within(game).getByRole('button', { name: 'Play with 450.00' })).toBeVisible();
    await waitFor(async () => expect(await readings()).toBeGreaterThan(before));
  });

  it.each([
    ['into the wallet', 'PG', 'WALLET'],
    ['on a screen where no game opens', 'WALLET', 'PG'],
  ])('offers no game on the receipt of a transfer %s [1.09]', async (_where, source, target) => {
    const { user, services } = await openTransfer();
    if (target === 'PG') delete services.platform.openGameWindow;
    await user.selectOptions(await from(), source);
    await user.selectOptions(await to(), target);
    await fill(user, await amount(), '100');
    await user.click(submit());
    await screen.findByText('Transfer complete');
    expect(screen.getByRole('button', { name: 'Transfer again' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
  });

  it('closes by its receipt and refreshes the wallet [2.45] [4.05]', async () => {
    const { user, world } = await openTransfer();
    await user.selectOptions(await to(), 'PG');
    await fill(user, await amount(), '100');
    await user.click(submit());
    await screen.findByText('Transfer complete');
    await figure('450.00');
    const readings = await world.control.count({ call: 'GET /api/wallet' });
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await world.control.waitFor({ call: 'GET /api/wallet', count: readings + 1 });
    expect(await screen.findByText('900.00')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Transfer' }));
    expect(await amount()).toHaveValue('');
  });

  it.each([
    ['from', 'Choose where the money comes from'],
    ['to', 'Choose where the money goes'],
  ] as const)('asks for the missing account: %s [5.12]', async (missing, message) => {
    const { user, world } = await openTransfer();
    // With an amount, and without one.
    if (missing === 'from') {
      await user.click(screen.getByRole('button', { name: 'Swap from and to' }));
      await fill(user, await amount(), '100');
    }
    await user.click(submit());
    const field = missing === 'from' ? await from() : await to();
    expect(await screen.findByText(message)).toBeVisible();
    expect(field).toHaveAccessibleDescription(message);
    expect(field).toBeInvalid();
    expect(await sent(world)).toBe(0);
  });

  it('refuses to transfer to where the money is [5.13]', async () => {
    const { user, world } = await openTransfer();
    await user.selectOptions(await to(), 'WALLET');
    await fill(user, await amount(), '100');
    await user.click(submit());
    const message = /^Cannot transfer: from and to must not be the same/;
    expect(await screen.findByText(message)).toBeVisible();
    expect(await to()).toHaveAccessibleDescription(message);
    expect(await sent(world)).toBe(0);
    await user.selectOptions(await to(), 'PG');
    expect(screen.queryByText(message)).toBeNull();
  });

  it.each(['', '0', '0.99', '.5'])(
    'sends nothing at %j and shows the reason at the field [5.14] [9.17] [9.41]',
    async (typed) => {
      const { user, world } = await openTransfer();
      await user.selectOptions(await to(), 'PG');
      if (typed !== '') await user.type(await amount(), typed);
      await user.click(submit());
      const message = typed === '' ? 'Enter an amount' : 'The minimum transfer is 1.00 baht';
      expect(await screen.findByText(message)).toBeVisible();
      expect(await amount()).toHaveAccessibleDescription(
        expect.stringContaining(message.replace(' baht', '\u00a0baht')),
      );
      expect(await sent(world)).toBe(0);
      await user.click(screen.getByRole('button', { name: 'Half' }));
      expect(await amount()).toBeValid();
      expect(await amount()).not.toHaveAccessibleDescription(expect.stringContaining(message));
    },
  );

  it('names the amount on its button only above zero [5.14]', async () => {
    const { user } = await openTransfer();
    await user.type(await amount(), '0');
    expect(submit()).toHaveAccessibleName('Transfer');
    await user.type(await amount(), '.5');
    expect(submit()).toHaveAccessibleName('Transfer 0.50\u00a0baht');
  });

  it('sends the least, exactly 1 baht [5.14] [9.17]', async () => {
    const { user, world } = await openTransfer();
    await user.selectOptions(await to(), 'PG');
    await user.type(await amount(), '0.1');
    await user.click(submit());
    expect(await amount()).toBeInvalid();
    await user.clear(await amount());
    await user.type(await amount(), '1');
    expect(await amount()).toBeValid();
    await user.click(submit());
    await world.control.waitFor({ call: TRANSFER });
    expect((await world.control.journal({ call: TRANSFER }))[0]?.body).toMatchObject({ amount: 1 });
  });

  it('shows minimum and available before any input, and reports a too large amount immediately [9.17] [9.41] (W8)', async () => {
    const { user, world } = await openTransfer();
    expect(await screen.findByText('Minimum 1.00')).toBeVisible();
    expect(screen.getByText('Available 1,000.00')).toBeVisible();
    await user.selectOptions(await to(), 'PG');
    await fill(user, await amount(), '1000.01');
    expect(await screen.findByText('At most 1,000.00 baht can be transferred')).toBeVisible();
    await user.click(submit());
    expect(await sent(world)).toBe(0);
  });

  it('shows the new balances of both accounts, and swaps them with one press [1.09] (W8)', async () => {
    const { user } = await openTransfer();
    await user.selectOptions(await to(), 'PG');
    await user.click(screen.getByRole('button', { name: 'Half' }));
    expect(await amount()).toHaveValue('500');
    expect(await after()).toHaveTextContent('Wallet500.00 bahtbefore 1,000.00PG850.00 bahtbefore 350.00');
    await user.click(screen.getByRole('button', { name: 'Swap from and to' }));
    expect(await from()).toHaveValue('PG');
    expect(await to()).toHaveValue('WALLET');
    await user.click(screen.getByRole('button', { name: 'All' }));
    expect(await after()).toHaveTextContent('PG0.00 bahtbefore 350.00Wallet1,350.00 bahtbefore 1,000.00');
  });

  it('uses baht for a game with another unit: the shown amount is moved [3.09]', async () => {
    const { user, world } = await openTransfer();
    await user.selectOptions(await from(), 'SLOTXO');
    await user.selectOptions(await to(), 'WALLET');
    expect(screen.getByText('Available 200.00')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'All' }));
    await user.click(submit());
    await screen.findByText('Transfer complete');
    expect((await world.control.member(SOMCHAI)).games['SLOTXO']).toBe(0);
  });

  it('shows at the field how it read the amount, and why not all of it', async () => {
    const { user } = await openTransfer();
    await user.type(await amount(), '0.001');
    expect(await amount()).toHaveValue('0.00');
    expect(await amount()).toHaveAccessibleDescription(expect.stringContaining('At most 2 decimals'));
  });

  it('brings everything back with one tap, lists the amounts first, and refreshes the wallet when closed [1.09] [2.45] [4.05] [7.20]', async () => {
    const { user, world } = await openTransfer();
    const section = await screen.findByRole('region', { name: 'Bring everything back to your wallet' });
    expect(
      within(section)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Joker 120.50', 'PG 350.00', 'Slot XO 200.00']);
    await user.click(within(section).getByRole('button', { name: 'Bring back 670.50\u00a0baht' }));
    expect(await screen.findByText('Money brought back')).toBeVisible();
    const { wallet, games } = await world.control.member(SOMCHAI);
    expect(wallet).toBe(1670.5);
    expect(Object.values(games).every((balance) => balance === 0)).toBe(true);
    expect(await figure('1,670.50')).toBeVisible();
    expect(receiptLines()).toContain('From: All games');
    const readings = await world.control.count({ call: 'GET /api/wallet' });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await world.control.waitFor({ call: 'GET /api/wallet', count: readings + 1 });
  });

  it('starts neither a transfer nor bringing back while the other is being sent [1.09] [7.20]', async () => {
    const back = () => screen.findByRole('button', { name: /^Bring back/ });
    const first = await openTransfer();
    await first.user.selectOptions(await to(), 'PG');
    await first.user.type(await amount(), '250');
    const transfer = await holdCall(first.world, TRANSFER);
    await first.user.click(submit());
    expect(await back()).toBeDisabled();
    await transfer.release();
    await screen.findByText('Transfer complete');
    first.unmount();
    const second = await openTransfer();
    const all = await holdCall(second.world, TRANSFER_ALL);
    await second.user.click(await back());
    expect(submit()).toBeDisabled();
    await all.release();
    await screen.findByRole('dialog', { name: 'Transfer receipt' });
  });

  it('cannot be changed while it is sent [1.09]', async () => {
    const { user, world } = await openTransfer();
    await user.selectOptions(await to(), 'PG');
    await fill(user, await amount(), '100');
    const transfer = await holdCall(world, TRANSFER);
    await user.click(submit());
    await transfer.hasCome();
    expect(await amount()).toHaveAttribute('readonly');
    const buttons = ['Swap from and to', 'Half', 'All'].map((name) => screen.getByRole('button', { name }));
    for (const control of [await from(), await to(), ...buttons]) {
      expect(control).toBeDisabled();
    }
    await transfer.release();
    await screen.findByText('Transfer complete');
  });

  it('keeps the button that brings back while it is sent, although the games are read empty meanwhile', async () => {
    const other = createOtherPage();
    const { user, world } = await openTransfer({ platform: other.platform });
    const all = await holdCall(world, TRANSFER_ALL);
    await user.click(await screen.findByRole('button', { name: /^Bring back/ }));
    await all.hasCome();
    await postElsewhere(world, '/api/wallet/transferAll', { to: 'WALLET' });
    act(() => other.change());
    await waitFor(async () => expect(await from()).toHaveTextContent('1,670.50'));
    const back = screen.getByRole('button', { name: 'Bring everything back to your wallet' });
    expect(back).toHaveAttribute('aria-busy', 'true');
  });

  it('offers nothing to bring back when the games are empty, and leads to the games instead of a form without one', async () => {
    const { user } = await openTransfer({ world: await makeWorld('a member with money') });
    expect(await screen.findByText('No game account is open yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Bring back/ })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'See the games' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByRole('button', { name: /^PG\b/ })).toBeVisible();
  });

  it('reports a failed provider in an alert, with the money returned and the amount kept, and in no toast [8.08] [8.22] [8.23]', async () => {
    const world = await makeWorld();
    await world.control.setOutages(['game-transfer']);
    const { user } = await openTransfer({ world });
    await user.selectOptions(await to(), 'PG');
    await fill(user, await amount(), '100');
    await user.click(submit());
    const alert = await screen.findByRole('alertdialog', {
      name: 'Your money is safe',
    });
    expect(document.querySelector('[class*=toast]')).toBeNull();
    // Reason, location of the money and next step: each once.
    expect(alert).toHaveTextContent(
      `Your money is safe${errors.TRANSFER_FAIL}Your money: 1,000.00 baht in the walletTry again in a moment.OK`,
    );
    await user.click(within(alert).getByRole('button', { name: 'OK' }));
    expect(await amount()).toHaveValue('100');
    expect((await world.control.member(SOMCHAI)).wallet).toBe(1000);
  });

  it('out of a game that its provider refuses leaves the money there, and its alert does not say that it came to the wallet [8.08] [8.23] (W3)', async () => {
    const world = await makeWorld();
    await world.control.setOutages(['game-transfer']);
    const { user } = await openTransfer({ world });
    const alertSays = async (text: string) => {
      const alert = await screen.findByRole('alertdialog', { name: 'Your money is safe' });
      expect(alert).toHaveTextContent(`safe${text}Your money: 1,000.00 baht in the walletTry again`);
      await user.click(within(alert).getByRole('button', { name: 'OK' }));
    };
    await user.click(await screen.findByRole('button', { name: 'Bring back 670.50\u00a0baht' }));
    // All money names no source: the text names no place.
    await alertSays(outcome.failed_text);
    expect(screen.queryByText('Money brought back')).toBeNull();
    await user.selectOptions(await from(), 'PG');
    await user.selectOptions(await to(), 'WALLET');
    await fill(user, await amount(), '350');
    await user.click(submit());
    await alertSays(STAYED);
    expect((await world.control.member(SOMCHAI)).wallet).toBe(1000);
  });

  it('that brings one game back does not make a refused bring-back of everything a success (W1)', async () => {
    const { user, world, clock } = await openTransfer();
    await world.control.addFault({ call: TRANSFER_ALL, kind: 'status', status: 502 });
    await user.click(await screen.findByRole('button', { name: 'Bring back 670.50\u00a0baht' }));
    await clock.advance(10_000);
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    await user.selectOptions(await from(), 'PG');
    await user.selectOptions(await to(), 'WALLET');
    await fill(user, await amount(), '350');
    await user.click(submit());
    expect(await screen.findByText('Transfer complete')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Transfer' }));
    await world.control.addFault({ call: TRANSFER_ALL, kind: 'refuse', code: 'TRANSFER_FAIL' });
    await user.click(await screen.findByRole('button', { name: 'Bring back 320.50\u00a0baht' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(outcome.failed_text);
  });

  it('is reported as failed if the provider failed and the reply was lost [8.08] [8.23]', async () => {
    const world = await makeWorld();
    await world.control.setOutages(['game-transfer']);
    const { user } = await openTransfer({ world });
    await user.selectOptions(await to(), 'PG');
    await fill(user, await amount(), '100');
    await world.control.addFault({ call: TRANSFER, kind: 'drop' });
    await user.click(submit());
    expect(await screen.findByRole('alertdialog', { name: 'Your money is safe' })).toBeVisible();
    expect(await sent(world)).toBe(1);
  });

  it('is not taken for an earlier one, without the statement from before, because a game has won meanwhile [7.19] (W1)', async () => {
    const world = await makeWorld();
    await postElsewhere(world, '/api/wallet/transfer', { from: 'WALLET', to: 'PG', amount: 100 });
    const { user, clock } = await openTransfer({ world });
    await user.selectOptions(await to(), 'PG');
    await fill(user, await amount(), '100');
    await world.control.setBalance(SOMCHAI, { account: 'PG', amount: 500 });
    await fetchElsewhere(world, '/api/wallet/refresh/slot');
    await world.control.addFault({ call: 'POST /api/statement', kind: 'reset' });
    await world.control.addFault({ call: TRANSFER, kind: 'reset' });
    await user.click(submit());
    await screen.findByText(/^Confirming your/);
    await clock.advance(10_000);
    expect(await screen.findByRole('button', { name: 'Check again' })).toBeVisible();
    expect((await world.control.member(SOMCHAI)).wallet).toBe(900);
  });

  it('that failed after its dialog was closed is reported in a toast, and not again in the dialog [8.23]', async () => {
    const { user, world, clock } = await openTransfer();
    await user.selectOptions(await to(), 'PG');
    await fill(user, await amount(), '100');
    await world.control.addFault({ call: TRANSFER, kind: 'reset' });
    await user.click(submit());
    await screen.findByText(/^Confirming your/);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await clock.advance(10_000);
    await findToast('error', 'Your transfer of 100.00 baht did not go through. No money has moved so far.');
    await user.click(screen.getByRole('button', { name: 'Transfer' }));
    await amount();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is not called too large while it is sent, when its money has already left the wallet', async () => {
    const other = createOtherPage();
    const { user, world } = await openTransfer({ platform: other.platform });
    await user.selectOptions(await to(), 'PG');
    await fill(user, await amount(), '900');
    const transfer = await holdCall(world, TRANSFER);
    await user.click(submit());
    await transfer.hasCome();
    await world.control.setBalance(SOMCHAI, { account: 'WALLET', amount: 100 });
    act(() => other.change());
    await waitFor(() => expect(screen.getAllByRole('option', { name: 'Wallet · 100.00' })).toHaveLength(2));
    expect(await amount()).toBeValid();
  });

  it('offers a deposit when the money is gone, and shows what is left [8.08] [8.23] (W3)', async () => {
    const { user, world } = await openTransfer();
    await user.selectOptions(await to(), 'PG');
    await fill(user, await amount(), '900');
    await world.control.setBalance(SOMCHAI, { account: 'WALLET', amount: 10 });
    await user.click(submit());
    const alert = await screen.findByRole('alertdialog', { name: 'Not completed' });
    expect(await within(alert).findByText('Your money: 10.00 baht in the wallet')).toBeVisible();
    // The button is the next step, without a sentence beside it.
    expect(alert).not.toHaveTextContent('The latest balance');
    await user.click(within(alert).getByRole('button', { name: 'Deposit' }));
    expect(await screen.findByRole('dialog', { name: 'Deposit' })).toBeVisible();
  });

  it('keeps the amount and says in an alert that nothing was sent when offline [8.23]', async () => {
    const { user, world } = await openTransfer();
    await user.selectOptions(await to(), 'PG');
    await fill(user, await amount(), '100');
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(submit());
    expect(await screen.findByRole('alertdialog', { name: 'No internet' })).toBeVisible();
    online.mockRestore();
    takeConsoleErrors();
    expect(await sent(world)).toBe(0);
    expect(await screen.findByLabelText('Amount')).toHaveValue('100');
  });

  it('counts down the wait that the server requires, also after a reload [8.02]', async () => {
    const world = await makeWorld();
    await world.control.addFault({ call: TRANSFER, kind: 'refuse', code: 'REQUEST_LIMIT_1MIN' });
    const first = await openTransfer({ world });
    await first.user.selectOptions(await to(), 'PG');
    await fill(first.user, await amount(), '100');
    await first.user.click(submit());
    await first.user.click(await screen.findByRole('button', { name: 'OK' }));
    expect(await screen.findByRole('button', { name: /^Wait (60|5\d) seconds$/ })).toBeDisabled();
    expect(screen.getByRole('button', { name: /^Bring back/ })).toBeDisabled();
    first.unmount();
    await openTransfer({ world });
    expect(await screen.findByRole('button', { name: /^Wait \d+ seconds$/ })).toBeDisabled();
  });

  it('marks its balances as old when the wallet cannot be read, and still works [8.29]', async () => {
    const { user, world } = await renderApp({ signedIn: SOMCHAI });
    const button = await screen.findByRole('button', { name: 'Transfer' });
    await world.control.setBalance(SOMCHAI, { account: 'WALLET', amount: 2_000 });
    await world.control.addFault({ call: 'GET /api/wallet', kind: 'reset' });
    await user.click(button);
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/These figures are from before/)).toBeVisible();
    takeConsoleErrors();
    await user.selectOptions(await to(), 'PG');
    // More than the old balance: the server checks whether it is enough.
    await fill(user, await amount(), '1100');
    expect(await after()).toHaveTextContent('Wallet1,000.00 baht');
    await user.click(submit());
    expect(await screen.findByText('Transfer complete')).toBeVisible();
  });

  it('uses kip in the Laos edition [1.20]', async () => {
    const { user, world } = await openTransfer({ signedIn: '02055512345', config: { edition: 'laos' } });
    await user.selectOptions(await to(), 'HUAYHD');
    await fill(user, await amount(), '50000');
    await user.click(screen.getByRole('button', { name: 'Transfer 50,000.00\u00a0kip' }));
    expect(await screen.findByText('Transfer complete')).toBeVisible();
    expect((await world.control.member('02055512345')).games['HUAYHD']).toBe(50_000);
  });

  it('shares the receipt with another app, or copies it without one (W4)', async () => {
    const { user } = await openTransfer();
    await user.selectOptions(await to(), 'PG');
    await fill(user, await amount(), '100');
    await user.click(submit());
    await figure('450.00');
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByText('The receipt was copied')).toBeVisible();
    const copied = await navigator.clipboard.readText();
    expect(copied).toMatch(/Transfer complete\n100\.00 baht\nFrom: Wallet\nTo: PG\nWallet balance: 900\.00/);
  });

  it('sends once for presses in one frame together with Enter (W1)', async () => {
    const { user, world } = await openTransfer();
    await user.selectOptions(await to(), 'PG');
    await fill(user, await amount(), '100');
    act(() => {
      submit().click();
      submit().click();
      submit().closest('form')?.requestSubmit();
    });
    await screen.findByText('Transfer complete');
    expect(await sent(world)).toBe(1);
  });
});

describe('a transfer with an unexpected reply', () => {
  const orderAnswered = async (status: number, body: string, options: RenderOptions = {}) => {
    const view = await openTransfer(options);
    await view.world.control.addFault({ call: TRANSFER, kind: 'status', status, body });
    await view.user.selectOptions(await to(), 'PG');
    await fill(view.user, await amount(), '100');
    await view.user.click(submit());
    return view;
  };

  it.each([
    ['{"message":"INTERNAL_SERVER_ERROR"}', /^Something went wrong on our side\. Please try again later\. /],
    ['{"message":"Closed for repairs"}', /^Closed for repairs /],
  ])('shows the message of a 500 (%s) and finds the result [7.01] [8.23] (W1)', async (body, reason) => {
    await orderAnswered(500, body, { autoAdvance: true });
    const alert = within(await screen.findByRole('alertdialog'));
    expect(alert.getByText('Not completed')).toBeVisible();
    expect(alert.getByText(reason)).toHaveTextContent(/no money has moved/);
  });

  it('is not called a broken connection, and asks for no second try, while its outcome is checked', async () => {
    await orderAnswered(500, '{"message":"INTERNAL_SERVER_ERROR"}');
    expect(await screen.findByText(/there is no need to press again/)).toHaveTextContent(
      /^We do not know yet whether your request went through\. We are checking/,
    );
  });

  it('counts down the wait after any 429, and says so in the alert [8.02] [8.23]', async () => {
    const { user, world } = await orderAnswered(429, '{"message":"Slow down"}');
    const alert = within(await screen.findByRole('alertdialog'));
    expect(alert.getByText('Slow down')).toBeVisible();
    expect(alert.getByText('The button works again when the time is up.')).toBeVisible();
    await user.click(alert.getByRole('button', { name: 'OK' }));
    expect(await screen.findByRole('button', { name: /^Wait \d\d seconds$/ })).toBeDisabled();
    expect(await sent(world)).toBe(1);
  });
});
