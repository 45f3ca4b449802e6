import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createBrowserPlatform } from '../../platform/browser-platform.ts';
import type { GameWindow, Platform } from '../../platform/platform.ts';
import { makeWorld, renderApp, type RenderOptions, type TestWorld } from '../../testing/render-app.tsx';
import { createSharedScreen } from '../../testing/shared-screen.ts';

const SOMCHAI = '0812345678';
const TRANSFER = 'POST /api/wallet/transfer';

/** Stands for the browser's windows, which this environment has none of: what was opened, and where. */
function windows({ holdsTabsBack = false } = {}) {
  const opened: { target: string; shown: string[]; posted: [string, object][]; isClosed: boolean }[] = [];
  const platform: Platform = {
    ...createBrowserPlatform(window),
    openGameWindow(target): GameWindow | null {
      if (holdsTabsBack && target === 'tab') {
        holdsTabsBack = false;
        return null;
      }
      const record = { target, shown: [], posted: [], isClosed: false } as (typeof opened)[number];
      opened.push(record);
      return {
        show: (url) => void record.shown.push(url),
        post: (url, fields) => void record.posted.push([url, fields]),
        close: () => void (record.isClosed = true),
      };
    },
  };
  return { platform, opened };
}

/** The mock answers as http://localhost, and its games are there. */
const config = { apiBaseUrl: 'http://localhost' };

async function openGame(name: string, options: RenderOptions = {}) {
  const { platform, opened } = windows();
  const view = await renderApp({
    signedIn: SOMCHAI,
    platform,
    ...options,
    config: { ...config, ...options.config },
  });
  await view.user.click(await screen.findByRole('button', { name: new RegExp(`^${name}(?! [\\dA-Z])`) }));
  const dialog = await screen.findByRole('dialog', { name });
  return { ...view, opened, dialog, inDialog: within(dialog) };
}

const balances = async (world: TestWorld) => {
  const { wallet, games } = await world.control.member(SOMCHAI);
  return { wallet, pg: games['PG'] };
};
const amountField = () => screen.findByLabelText(/^Transfer to the game/);
const playButton = () => screen.getByRole('button', { name: /^(Play|Transfer .* and play)/ });
const transferButton = () => screen.getByRole('button', { name: 'Transfer only' });

/** What a browser would find at an address that was opened. */
const pageAt = async (world: TestWorld, url = '') => (await world.fetch(new URL(url).pathname)).text();

describe('an account that is not opened yet', () => {
  it('is opened by one call for two presses, and then shows its credentials [2.42] [4.03] [7.15]', async () => {
    const { world, dialog } = await openGame('Imi');
    const button = within(dialog).getByRole('button', { name: 'Open Imi account' });
    act(() => {
      button.click();
      button.click();
    });
    expect(await screen.findByText('Your Imi account is open')).toBeVisible();
    expect(await screen.findByText('User name')).toBeVisible();
    expect(await world.control.count({ call: 'GET /api/wallet/activate/{slotCode}' })).toBe(1);
    const games = await world.control.games(SOMCHAI);
    const imi = games.find(({ code }) => code === 'IMI');
    expect(imi?.isOpen).toBe(true);
    expect(dialog).toHaveTextContent(imi?.username ?? 'none');
  });

  it('stays closed with the reason when the provider refuses, and can be tried again [8.08]', async () => {
    const { world, user, inDialog } = await openGame('Imi');
    await world.control.setOutages(['game-opening']);
    await user.click(inDialog.getByRole('button', { name: 'Open Imi account' }));
    expect(await inDialog.findByRole('alert')).toHaveTextContent('The game account could not be opened');
    await world.control.setOutages([]);
    await user.click(inDialog.getByRole('button', { name: 'Open Imi account' }));
    expect(await screen.findByText('User name')).toBeVisible();
  });

  it.each(['drop', 'half-body', 'empty'] as const)(
    'is found open when the answer was lost (%s), and nothing is sent twice (W1)',
    async (kind) => {
      const { world, user, inDialog } = await openGame('Imi');
      await world.control.addFault({ call: 'GET /api/wallet/activate/{slotCode}', kind });
      await user.click(inDialog.getByRole('button', { name: 'Open Imi account' }));
      expect(await screen.findByText('User name')).toBeVisible();
      expect(await world.control.count({ call: 'GET /api/wallet/activate/{slotCode}' })).toBe(1);
    },
  );

  it('that was not opened after all is told also to who has closed the dialog meanwhile (W1)', async () => {
    const { world, user, inDialog, clock } = await openGame('Imi');
    await world.control.addFault({ call: 'GET /api/wallet/activate/{slotCode}', kind: 'reset' });
    await user.click(inDialog.getByRole('button', { name: 'Open Imi account' }));
    await inDialog.findByText('Confirming the outcome');
    await user.click(inDialog.getByRole('button', { name: 'Close' }));
    await clock.advance(10_000);
    expect(await screen.findByText(/^Imi: /)).toBeVisible();
  });

  it('that another tab has opened meanwhile counts as opened [4.03]', async () => {
    const { world, user, inDialog } = await openGame('Imi');
    await world.fetch('/api/wallet/activate/IMI', await asMember(world));
    await user.click(inDialog.getByRole('button', { name: 'Open Imi account' }));
    expect(await screen.findByText('User name')).toBeVisible();
  });
});

describe('the credentials of a game', () => {
  it('show the user name, hide the password until it is asked for, and copy both [2.59] [8.25]', async () => {
    const { world, user, dialog, inDialog } = await openGame('PG');
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    const { body } = await credentials(world, 'PG');
    expect(await inDialog.findByText(body.username)).toBeVisible();
    expect(dialog).not.toHaveTextContent(body.password);

    await user.click(inDialog.getByRole('button', { name: 'Copy user name' }));
    expect(await screen.findByText(`Copied: ${body.username}`)).toBeVisible();
    await user.click(inDialog.getByRole('button', { name: 'Copy password' }));
    expect(write.mock.calls).toEqual([[body.username], [body.password]]);
    // What is hidden on the screen is not told by the notice either.
    expect(document.body).not.toHaveTextContent(body.password);

    await user.click(inDialog.getByRole('button', { name: 'Show password' }));
    expect(inDialog.getByText(body.password)).toBeVisible();
    await user.click(inDialog.getByRole('button', { name: 'Copy password' }));
    expect(await screen.findByText(`Copied: ${body.password}`)).toBeVisible();
  });

  it('say so when they cannot be copied [8.25]', async () => {
    const { user, inDialog } = await openGame('PG');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(await inDialog.findByRole('button', { name: 'Copy user name' }));
    expect(await screen.findByText('Failed to copy')).toBeVisible();
  });

  it('get a new password after asking, which then shows [4.03] [7.17]', async () => {
    const { world, user, inDialog } = await openGame('PG');
    const before = (await credentials(world, 'PG')).body.password;
    await user.click(await inDialog.findByRole('button', { name: 'Show password' }));
    await user.click(inDialog.getByRole('button', { name: 'Reset password' }));
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

  it('are settled by reading them when the answer to a reset was lost (W1)', async () => {
    const { world, user, inDialog } = await openGame('PG');
    await inDialog.findByRole('button', { name: 'Reset password' });
    await world.control.addFault({ call: 'GET /api/wallet/resetpassword/{slotCode}', kind: 'drop' });
    await user.click(inDialog.getByRole('button', { name: 'Reset password' }));
    await user.click(await answer('Reset'));
    expect(await screen.findByText('PG has a new password')).toBeVisible();
    expect(await resets(world)).toBe(1);
  });

  it('keep the old password when the provider refuses a new one, and say why [8.08]', async () => {
    const { world, user, inDialog } = await openGame('PG');
    await world.control.setOutages(['game-password']);
    await user.click(await inDialog.findByRole('button', { name: 'Reset password' }));
    await user.click(await answer('Reset'));
    expect(await screen.findByText(/game password could not be reset/)).toBeVisible();
  });

  it('that the provider does not know say why, and are asked for again [8.08]', async () => {
    const world = await makeWorld();
    await world.control.forgetPlayer(SOMCHAI, 'UFABET');
    const { user, inDialog } = await openGame('Ufabet', { world });
    expect(await inDialog.findByRole('alert')).toHaveTextContent('not found at UFABET');
    await world.control.forgetPlayer(SOMCHAI, 'UFABET', false);
    await user.click(inDialog.getByRole('button', { name: 'Try again' }));
    expect(await inDialog.findByLabelText('User name')).toBeVisible();
  });
});

describe('playing', () => {
  it('is blocked, and so is transferring, at an amount of 0 or less [2.62]', async () => {
    const { user, world } = await openGame('PG');
    await user.type(await amountField(), '0');
    expect(playButton()).toBeDisabled();
    expect(transferButton()).toBeDisabled();
    await user.clear(await amountField());
    // Nothing typed: there are 350.00 in the game to play with, and nothing to transfer.
    expect(playButton()).toHaveAccessibleName('Play with 350.00');
    expect(transferButton()).toBeDisabled();
    expect(await world.control.count({ call: TRANSFER })).toBe(0);
  });

  it('is blocked in a game without money while none is entered, and says so [2.62]', async () => {
    const world = await makeWorld();
    await hold(world, 'PG', 0);
    const { user, inDialog } = await openGame('PG', { world });
    expect(await inDialog.findByText(/no money in this game yet/)).toBeVisible();
    expect(playButton()).toBeDisabled();
    await user.type(await amountField(), '20');
    await waitFor(() => expect(playButton()).toBeEnabled());
  });

  it('opens the game in the same window, signed in, with what lies there [2.60] [7.48]', async () => {
    const { user, world, opened } = await openGame('PG');
    await waitFor(() => expect(playButton()).toBeEnabled());
    await user.click(playButton());
    await waitFor(() => expect(opened).toMatchObject([{ target: 'same', isClosed: false }]));
    await waitFor(() => expect(opened[0]?.shown).toHaveLength(1));
    expect(await pageAt(world, opened[0]?.shown[0])).toContain('<b>Somchai</b>');
    expect(await world.control.count({ call: TRANSFER })).toBe(0);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('transfers the amount first and opens a new tab with the iframe setting; two presses move it once [2.60] [7.19]', async () => {
    const { user, world, opened } = await openGame('PG', { config: { iframe: true } });
    await user.type(await amountField(), '100.50');
    await waitFor(() => expect(playButton()).toBeEnabled());
    expect(playButton()).toHaveAccessibleName('Transfer 100.50 and play');
    act(() => {
      playButton().click();
      playButton().click();
      playButton().closest('form')?.requestSubmit();
    });
    // Within the press, before any answer: otherwise browsers hold the tab back.
    expect(opened).toMatchObject([{ target: 'tab', shown: [] }]);
    await waitFor(() => expect(opened[0]?.shown).toHaveLength(1));
    expect(opened).toHaveLength(1);
    expect(await balances(world)).toEqual({ wallet: 899.5, pg: 450.5 });
    expect(await world.control.count({ call: TRANSFER })).toBe(1);
    expect(await pageAt(world, opened[0]?.shown[0])).toContain('450.50 THB');
  });

  it('moves no money for a game that cannot be entered, and takes the empty tab away', async () => {
    const { user, world, opened } = await openGame('PG', { config: { iframe: true } });
    await user.type(await amountField(), '100');
    await waitFor(() => expect(playButton()).toBeEnabled());
    await world.control.addFault({ call: 'GET /api/autoLogin/pg/{username}', kind: 'status', status: 503 });
    await user.click(playButton());
    const alert = await screen.findByRole('alertdialog', { name: 'PG could not be opened' });
    expect(alert).toHaveTextContent('No money was moved');
    expect(opened).toMatchObject([{ shown: [], isClosed: true }]);
    expect(await balances(world)).toEqual({ wallet: 1000, pg: 350 });
  });

  it('is called off by closing the dialog while the way in is not found, and moves no money then', async () => {
    const world = await makeWorld();
    const call = 'GET /api/autoLogin/pg/{username}';
    await world.control.addFault({ call, kind: 'hang' });
    const { user, opened, inDialog } = await openGame('PG', { world, config: { iframe: true } });
    await user.type(await amountField(), '100');
    await waitFor(() => expect(playButton()).toBeEnabled());
    await user.click(playButton());
    await user.click(inDialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await world.control.clearFaults();
    await waitFor(() => expect(opened).toMatchObject([{ shown: [], isClosed: true }]));
    expect(await world.control.count({ call: TRANSFER })).toBe(0);
  });

  it('never follows an address that is no game’s, and says that it is not safe', async () => {
    const { user, world, opened } = await openGame('PG');
    const body = JSON.stringify({ link: 'https://user@evil.test/' });
    const call = 'GET /api/autoLogin/pg/{username}';
    await world.control.addFault({ call, kind: 'status', status: 200, body });
    await waitFor(() => expect(playButton()).toBeEnabled());
    await user.click(playButton());
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('not safe');
    expect(opened.flatMap(({ shown }) => shown)).toEqual([]);
  });

  it('names the way out when the game does not accept the credentials [8.08]', async () => {
    const { user, world } = await openGame('PG');
    await waitFor(() => expect(playButton()).toBeEnabled());
    await world.control.addFault({
      call: 'GET /api/autoLogin/pg/{username}',
      kind: 'refuse',
      code: 'WRONG_CREDENTIAL',
    });
    await user.click(playButton());
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Reset the password');
  });

  it('waits for a press of its own when the browser held the tab back, and moves nothing again', async () => {
    const { platform, opened } = windows({ holdsTabsBack: true });
    const { user, world } = await openGame('PG', { platform, config: { iframe: true } });
    await user.type(await amountField(), '100');
    await waitFor(() => expect(playButton()).toBeEnabled());
    await user.click(playButton());
    expect(await screen.findByText('PG is ready')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Open PG' }));
    expect(opened).toMatchObject([{ target: 'tab', shown: [expect.stringContaining('/games/play/')] }]);
    expect(await world.control.count({ call: TRANSFER })).toBe(1);
  });

  it('signs in with the password where the provider wants it too [7.49]', async () => {
    const world = await makeWorld();
    await hold(world, 'USUN', 50);
    const { user, opened } = await openGame('U-Sun', { world });
    await waitFor(() => expect(playButton()).toBeEnabled());
    await user.click(playButton());
    await waitFor(() => expect(opened[0]?.shown).toHaveLength(1));
    expect(await pageAt(world, opened[0]?.shown[0])).toContain('<h1>U-Sun</h1>');
    expect(await world.control.count({ call: 'GET /api/autoLogin/usun/{username}/{password}' })).toBe(1);
  });

  it('opens the own page of a game without a call, and says that the member signs in there [7.50]', async () => {
    const { user, opened } = await openGame('Slot XO');
    expect(await screen.findByText(/sign in on the game’s own page/)).toBeVisible();
    await user.click(playButton());
    await waitFor(() => expect(opened[0]?.shown).toEqual(['http://localhost/games/login/SLOTXO']));
  });

  it('sends the form of 16 characters each with the hidden event, and not with fewer [2.63] [3.10]', async () => {
    const world = await makeWorld();
    await hold(world, 'UFABET', 50);
    const { user, opened, inDialog } = await openGame('Ufabet', { world });
    const { body } = await credentials(world, 'UFABET');
    const username = await inDialog.findByLabelText('User name');
    const password = inDialog.getByLabelText('Password');
    for (const field of [username, password]) expect(field).toHaveAttribute('maxlength', '16');
    expect(username).toHaveValue(body.username);
    await user.click(inDialog.getByRole('button', { name: 'Copy password' }));
    expect(await navigator.clipboard.readText()).toBe(body.password);
    expect(document.body).not.toHaveTextContent(body.password);
    await user.clear(password);
    await user.type(password, 'short');
    expect(await inDialog.findByText('This game takes exactly 16 characters')).toBeVisible();
    expect(playButton()).toBeDisabled();
    await user.clear(password);
    await user.type(password, `${body.password}beyond`);
    await user.click(playButton());
    await waitFor(() =>
      expect(opened[0]?.posted).toEqual([
        [
          'http://localhost/games/login/UFABET',
          { username: body.username, password: body.password, event: body.event },
        ],
      ]),
    );
  });

  it('of a game that the app does not know opens its own address; one that is an app alone only takes money [7.50] [3.09]', async () => {
    const world = await makeWorld('a member with games of other providers');
    for (const account of ['NAGA', 'DOKKHOUN']) await hold(world, account, 5);
    const { user, opened } = await openGame('Naga', { world });
    await user.click(playButton());
    await waitFor(() => expect(opened[0]?.shown).toEqual(['http://localhost/games/login/NAGA']));
    await user.click(await screen.findByRole('button', { name: /^Dok Khoun/ }));
    expect(await screen.findByText(/played in its own app/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Play/ })).toBeNull();
    const link = screen.getByRole('link', { name: 'App for Android' });
    expect(link).toHaveAttribute('href', 'https://games.example/dokkhoun.apk');
    await user.click(link);
    expect(opened[1]).toMatchObject({ target: 'tab', shown: ['https://games.example/dokkhoun.apk'] });
  });
});

describe('transferring without playing', () => {
  it('moves exactly the amount, closes and shows the new figures [2.61] [4.05] [7.19]', async () => {
    const { user, world } = await openGame('PG');
    await user.type(await amountField(), '250.25');
    await user.click(transferButton());
    expect(await screen.findByText('250.25 transferred to PG')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await balances(world)).toEqual({ wallet: 749.75, pg: 600.25 });
    expect(await screen.findByText('749.75')).toBeVisible();
    expect(screen.getByRole('button', { name: /^PG ?600\.25/ })).toBeVisible();
  });

  it('says at the field what is below 1 baht or more than the wallet holds, and sends nothing [5.14]', async () => {
    const { user, world } = await openGame('PG');
    await user.click(await amountField());
    await user.paste('1,50');
    expect(await screen.findByText('Digits and one decimal point only')).toBeVisible();
    await user.type(await amountField(), '0.99');
    await user.click(transferButton());
    expect(await screen.findByText('The minimum is 1.00')).toBeVisible();
    await user.clear(await amountField());
    await user.type(await amountField(), '1000.01');
    await user.click(transferButton());
    expect(await screen.findByText(/Your wallet holds 1,000\.00/)).toBeVisible();
    expect(await world.control.count({ call: TRANSFER })).toBe(0);
    await user.click(screen.getByRole('button', { name: 'All of it: 1,000.00' }));
    await user.click(transferButton());
    await waitFor(async () => expect(await balances(world)).toEqual({ wallet: 0, pg: 1350 }));
  });

  it('tells a refusal in an alert dialog and keeps the amount [8.23] [8.08]', async () => {
    const { user, world } = await openGame('PG');
    await user.type(await amountField(), '100');
    await world.control.setGameOutages(['PG']);
    await user.click(transferButton());
    const alert = await screen.findByRole('alertdialog', {
      name: 'The transfer failed, your money is all there',
    });
    expect(alert).toHaveTextContent('returned to your wallet');
    await user.click(within(alert).getByRole('button', { name: 'OK' }));
    expect(await amountField()).toHaveValue('100');
    expect(await balances(world)).toEqual({ wallet: 1000, pg: 350 });
  });

  it('counts the wait that the service asks for, then leads out of a refusal (W3) [8.02]', async () => {
    const { user, world, clock } = await openGame('PG');
    await user.type(await amountField(), '100');
    await world.control.addFault({ call: TRANSFER, kind: 'refuse', code: 'REQUEST_LIMIT_1MIN' });
    await user.click(transferButton());
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    // Both ways of moving money wait; nothing is ordered by playing with what lies there.
    expect(await screen.findAllByRole('button', { name: 'Wait 60 seconds' })).toHaveLength(2);
    await user.clear(await amountField());
    expect(playButton()).toBeEnabled();
    await user.type(await amountField(), '100');
    await clock.advance(59_000);
    expect(screen.getAllByRole('button', { name: 'Wait 1 seconds' })).toHaveLength(2);
    await clock.advance(1_000);
    await world.control.addFault({ call: TRANSFER, kind: 'refuse', code: 'MONEY_NOT_ENOUGH' });
    await user.click(await screen.findByRole('button', { name: 'Transfer only' }));
    const alert = await screen.findByRole('alertdialog', { name: 'Not enough money' });
    await user.click(within(alert).getByRole('button', { name: 'Deposit' }));
    expect(await screen.findByRole('dialog', { name: 'Deposit' })).toBeVisible();
  });

  it.each(['drop', 'half-body', 'empty', 'wrong-shape'] as const)(
    'finds that the money has moved although the answer was lost (%s), and sends nothing twice (W1)',
    async (kind) => {
      const { user, world } = await openGame('PG');
      await user.type(await amountField(), '100');
      await world.control.addFault({ call: TRANSFER, kind });
      await user.click(transferButton());
      expect(await screen.findByText('100.00 transferred to PG')).toBeVisible();
      expect(await balances(world)).toEqual({ wallet: 900, pg: 450 });
      expect(await world.control.count({ call: TRANSFER })).toBe(1);
    },
  );

  it('of the same amount as one before is not taken for it (W1)', async () => {
    const { user, world, clock } = await openGame('PG');
    await user.type(await amountField(), '100');
    await user.click(transferButton());
    expect(await screen.findByText('100.00 transferred to PG')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /^PG ?450/ }));
    await user.type(await amountField(), '100');
    await world.control.addFault({ call: TRANSFER, kind: 'reset' });
    await user.click(transferButton());
    expect(await screen.findByText('Confirming the outcome')).toBeVisible();
    // While it is open the same order cannot be given again.
    expect(screen.queryByRole('button', { name: 'Transfer only' })).toBeNull();
    await clock.advance(10_000);
    const alert = await screen.findByRole('alertdialog');
    expect(alert).toHaveTextContent('The money is where it was before');
    expect(await balances(world)).toEqual({ wallet: 900, pg: 450 });
  });

  it('that came about after all is not made once more without asking (W1)', async () => {
    const { user, world } = await openGame('PG');
    await user.type(await amountField(), '100');
    // As in another window meanwhile, or late.
    const token = await world.signIn(SOMCHAI);
    await world.fetch('/api/wallet/transfer', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-requested-with': 'wallet-user',
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ from: 'WALLET', to: 'PG', amount: 100 }),
    });
    await user.click(transferButton());
    const alert = await screen.findByRole('alertdialog', { name: 'You have just done this' });
    expect(alert).toHaveTextContent('The same order, 100.00 baht, went through a moment ago');
    expect(await balances(world)).toEqual({ wallet: 900, pg: 450 });
    await user.click(within(alert).getByRole('button', { name: 'Do it again' }));
    expect(await screen.findByText('100.00 transferred to PG')).toBeVisible();
    expect(await balances(world)).toEqual({ wallet: 800, pg: 550 });
  });

  it('is not sent while another window moves money, and says so (W1)', async () => {
    const { user, world, services } = await openGame('PG');
    services.platform.runAlone = () => Promise.resolve(null);
    await user.type(await amountField(), '100');
    await user.click(transferButton());
    const alert = await screen.findByRole('alertdialog', { name: 'Busy in another window' });
    expect(within(alert).queryByRole('button', { name: 'Do it again' })).toBeNull();
    expect(await world.control.count({ call: TRANSFER })).toBe(0);
  });
});

describe('where no game can be opened', () => {
  it('shows no credentials and no play, the way to the own phone, and takes money (K7) (K11)', async () => {
    const { user, world, inDialog } = await openGame('PG', { platform: createSharedScreen() });
    expect(await inDialog.findByText(/Log in at https:\/\/rimkhong\.example on your phone/)).toBeVisible();
    await user.type(await amountField(), '100');
    await user.click(inDialog.getByRole('button', { name: 'Transfer 100.00' }));
    expect(await screen.findByText('100.00 transferred to PG')).toBeVisible();
    expect(await world.control.count({ call: 'GET /api/wallet/account/{slotCode}' })).toBe(0);
  });
});

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

  it('asks for its balance and brings the money back at one press (S6) [7.14] [7.19]', async () => {
    const world = await makeWorld();
    const { user } = await playAndReturn(world);
    expect(await screen.findByText('Back from PG, with 420.00 in the game.')).toBeVisible();
    await world.control.addFault({ call: TRANSFER, kind: 'refuse', code: 'NO_GAME' });
    await user.click(screen.getByRole('button', { name: 'Bring 420.00 back' }));
    const alert = await screen.findByRole('alertdialog', { name: 'This game is no longer here' });
    expect(alert).toHaveTextContent('Choose another place and try again.');
    await user.click(within(alert).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const button = screen.getByRole('button', { name: 'Bring 420.00 back' });
    act(() => {
      button.click();
      button.click();
    });
    expect(await screen.findByText('420.00 is back in your wallet')).toBeVisible();
    expect(await balances(world)).toEqual({ wallet: 1420, pg: 0 });
    // The one that was refused, and one for two presses.
    expect(await world.control.count({ call: TRANSFER })).toBe(2);
    expect(screen.queryByRole('region', { name: 'Back from PG' })).toBeNull();
  });

  it('offers it also when the page was loaded anew, and leaves the money there if told so (S6)', async () => {
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

  it('tells why nothing was brought back also to who has gone to another page meanwhile (W1) [8.08]', async () => {
    const world = await makeWorld();
    const { user } = await playAndReturn(world);
    const { id } = await world.control.addFault({ call: 'POST /api/statement', kind: 'hang' });
    await world.control.addFault({ call: TRANSFER, kind: 'refuse', code: 'NO_GAME' });
    await user.click(await screen.findByRole('button', { name: 'Bring 420.00 back' }));
    await user.click(screen.getByRole('link', { name: 'Contact' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Back from PG' })).toBeNull());
    await world.control.removeFault(id);
    expect(await screen.findByText(/^The money was not brought back: /)).toBeVisible();
  });

  it('asks for the balance anew where a check was under way before the game was left (S6) [7.14]', async () => {
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
    expect(await screen.findByText('Back from PG, with 350.00 in the game.')).toBeVisible();
  });

  it('offers no less than a transfer takes: the service would refuse it [5.14]', async () => {
    const world = await makeWorld();
    const { opened, user } = await openGame('PG', { world });
    await waitFor(() => expect(playButton()).toBeEnabled());
    await user.click(playButton());
    await waitFor(() => expect(opened[0]?.shown).toHaveLength(1));
    await world.control.setBalance(SOMCHAI, { account: 'PG', amount: 0.99 });
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByText('Back from PG, with 0.99 in the game.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Bring/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'Back from PG' })).toBeNull();
  });

  it('says that the balance could not be asked for instead of offering an old figure (W9)', async () => {
    const world = await makeWorld();
    await openGame('PG', { world }).then(async ({ user, opened }) => {
      await waitFor(() => expect(playButton()).toBeEnabled());
      await user.click(playButton());
      await waitFor(() => expect(opened[0]?.shown).toHaveLength(1));
    });
    await world.control.setGameOutages(['PG']);
    act(() => void window.dispatchEvent(new Event('focus')));
    const offer = await screen.findByRole('region', { name: 'Back from PG' });
    expect(await within(offer).findByText(/could not be checked yet/)).toBeVisible();
    expect(within(offer).queryByRole('button', { name: /^Bring/ })).toBeNull();
    expect(within(offer).getByRole('button', { name: 'Try again' })).toBeEnabled();
  });

  it('brings money of a game that counts otherwise back in baht [2.42] [3.09]', async () => {
    const world = await makeWorld();
    const { user, opened } = await openGame('Slot XO', { world });
    await waitFor(() => expect(playButton()).toBeEnabled());
    await user.click(playButton());
    await waitFor(() => expect(opened[0]?.shown).toHaveLength(1));
    act(() => void window.dispatchEvent(new Event('focus')));
    await user.click(await screen.findByRole('button', { name: 'Bring 200.00 back' }));
    expect(await screen.findByText('200.00 is back in your wallet')).toBeVisible();
    const { wallet, games } = await world.control.member(SOMCHAI);
    expect([wallet, games['SLOTXO']]).toEqual([1200, 0]);
  });
});

const answer = async (name: string) =>
  within(await screen.findByRole('alertdialog')).getByRole('button', { name });
const resets = (world: TestWorld) =>
  world.control.count({ call: 'GET /api/wallet/resetpassword/{slotCode}' });

const asMember = async (world: TestWorld) => ({
  headers: { authorization: `Bearer ${await world.signIn()}`, 'x-requested-with': 'wallet-user' },
});

/** So much lies in the game, and the wallet knows it. */
async function hold(world: TestWorld, account: string, amount: number) {
  await world.control.setBalance(SOMCHAI, { account, amount });
  await world.fetch('/api/wallet/refresh/slot', await asMember(world));
}

async function credentials(world: TestWorld, code: string) {
  const reply = await world.fetch(`/api/wallet/account/${code}`, await asMember(world));
  return { body: (await reply.json()) as { username: string; password: string; event: string | null } };
}
