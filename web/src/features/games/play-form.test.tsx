import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import games from '../../../locales/th/games.json' with { type: 'json' };
import { changeLocale } from '../../shared/session/locale.ts';
import { takeConsoleErrors } from '../../testing/console-errors.ts';
import { fill } from '../../testing/fill.ts';
import { findToast } from '../../testing/find-toast.ts';
import { holdCall } from '../../testing/hold-call.ts';
import { fetchElsewhere } from '../../testing/pages.ts';
import { makeWorld, renderApp, type TestWorld } from '../../testing/render-app.tsx';
import {
  TRANSFER,
  windows,
  config,
  openGame,
  balances,
  amountField,
  playButton,
  transferButton,
  credentials,
  answer,
} from './testing.ts';

/** The page at an opened URL. */
const pageAt = async (world: TestWorld, url = '') => (await world.fetch(new URL(url).pathname)).text();

/** Puts an amount into the game and refreshes the wallet. */
async function hold(world: TestWorld, account: string, amount: number) {
  await world.control.setBalance(SOMCHAI, { account, amount });
  await fetchElsewhere(world, '/api/wallet/refresh/slot');
}

/** The wallet's next answers have this amount in PG. */
async function answerAmount(world: TestWorld, amount: unknown) {
  const wallet = (await (await fetchElsewhere(world, '/api/wallet')).json()) as {
    slots: { code: string }[];
  };
  const slots = wallet.slots.map((slot) => (slot.code === 'PG' ? { ...slot, amount } : slot));
  const body = JSON.stringify({ ...wallet, slots });
  await world.control.addFault({
    call: 'GET /api/wallet',
    kind: 'status',
    status: 200,
    body,
    times: 'always',
  });
}

describe('playing', () => {
  it('says below its button when it takes longer than usual', async () => {
    const { user, world, clock } = await openGame('PG');
    await amountField();
    await world.control.addFault({ call: 'GET /api/autoLogin/pg/{username}', kind: 'hang' });
    const button = playButton();
    await user.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await clock.advance(5_000);
    const note = await screen.findByText(/^This is taking longer than usual/);
    expect(button.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('is blocked, and so is transferring, at an amount of 0 or less [2.62]', async () => {
    const { user, world } = await openGame('PG');
    await user.type(await amountField(), '0');
    expect(playButton()).toBeDisabled();
    expect(transferButton()).toBeDisabled();
    expect(screen.queryByText(/no money in this game yet/)).toBeNull();
    const form = (await amountField()).closest('form');
    act(() => form?.requestSubmit());
    expect(await screen.findByText('The minimum is 1.00')).toBeVisible();
    await user.clear(await amountField());
    // Nothing typed: play with the 350.00 in the game, and nothing to transfer.
    expect(playButton()).toHaveAccessibleName('Play with 350.00');
    expect(transferButton()).toBeDisabled();
    expect(await world.control.count({ call: TRANSFER })).toBe(0);
  });

  it('says that an amount is below the minimum on submit, not while the next one is typed [2.61] [9.17]', async () => {
    const { user } = await openGame('PG');
    const field = await amountField();
    await user.type(field, '0');
    act(() => field.closest('form')?.requestSubmit());
    expect(await screen.findByText('The minimum is 1.00')).toBeVisible();
    await user.clear(field);
    await user.type(field, '0.5');
    expect(screen.queryByText('The minimum is 1.00')).toBeNull();
    act(() => field.closest('form')?.requestSubmit());
    expect(await screen.findByText('The minimum is 1.00')).toBeVisible();
  });

  it('is blocked in a game without money while none is entered, and says so, with the age of its balance [2.62] [9.32]', async () => {
    const world = await makeWorld();
    await hold(world, 'PG', 0);
    const { user, clock, dialog, inDialog } = await openGame('PG', { world });
    expect(await inDialog.findByText(/no money in this game yet/)).toBeVisible();
    expect(playButton()).toBeDisabled();
    await user.type(await amountField(), '{Enter}');
    expect(await world.control.count({ call: 'GET /api/autoLogin/pg/{username}' })).toBe(0);
    await answerAmount(world, -5);
    await user.click(inDialog.getByRole('button', { name: 'Check balance' }));
    await waitFor(() => expect(dialog).toHaveTextContent('−5.00'));
    expect(playButton()).toBeDisabled();
    expect(inDialog.getByText('Checked just now')).toBeVisible();
    await clock.advance(120_000);
    expect(inDialog.getByText('Checked 2 minutes ago')).toBeVisible();
    await user.type(await amountField(), '20');
    await waitFor(() => expect(playButton()).toBeEnabled());
  });

  it('is not blocked by a balance of 0 that could not be read again [2.62] [5.33]', async () => {
    const world = await makeWorld();
    await hold(world, 'PG', 0);
    const { user } = await renderApp({ world, signedIn: SOMCHAI, config });
    const check = await screen.findByRole('button', { name: /^Check balance/ });
    await answerAmount(world, 'x');
    await user.click(check);
    await user.click(await screen.findByRole('button', { name: /^PG ?Not checked/ }));
    await screen.findByRole('dialog', { name: 'PG' });
    await waitFor(() => expect(playButton()).toBeEnabled());
    expect(screen.queryByText(/no money in this game yet/)).toBeNull();
  });

  it('is not blocked by a balance of 0 in a wallet that could not be read again [2.62]', async () => {
    const world = await makeWorld();
    await hold(world, 'PG', 0);
    const { user, dialog, inDialog } = await openGame('PG', { world });
    await inDialog.findByText(/no money in this game yet/);
    await world.control.addFault({ call: 'GET /api/wallet', kind: 'reset', times: 'always' });
    await user.click(inDialog.getByRole('button', { name: 'Check balance' }));
    await waitFor(() => expect(playButton()).toBeEnabled());
    expect(dialog).not.toHaveTextContent(/no money in this game yet/);
    expect(takeConsoleErrors()).toEqual(['The wallet could not be read: unknown']);
  });

  it('opens the game in the same window, signed in, with its balance [2.60] [7.48]', async () => {
    const { user, world, opened } = await openGame('PG');
    await waitFor(() => expect(playButton()).toBeEnabled());
    await user.click(playButton());
    await waitFor(() => expect(opened).toMatchObject([{ target: 'same', isClosed: false }]));
    await waitFor(() => expect(opened[0]?.shown).toHaveLength(1));
    expect(await pageAt(world, opened[0]?.shown[0])).toContain('<b>Somchai</b>');
    expect(await world.control.count({ call: TRANSFER })).toBe(0);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('transfers the amount first, in a dialog that stays meanwhile, and opens a new tab with the iframe setting; two presses move it once [2.60] [7.19]', async () => {
    const { user, world, opened, dialog } = await openGame('PG', { config: { iframe: true } });
    await fill(user, await amountField(), '100.50');
    await waitFor(() => expect(playButton()).toBeEnabled());
    const transfer = await holdCall(world, TRANSFER);
    expect(playButton()).toHaveAccessibleName('Transfer 100.50 and play');
    act(() => {
      playButton().click();
      playButton().click();
      playButton().closest('form')?.requestSubmit();
    });
    // Opened during the press, before any reply; otherwise browsers block the tab.
    expect(opened).toMatchObject([{ target: 'tab', shown: [] }]);
    await transfer.hasCome();
    await user.keyboard('{Escape}');
    expect(dialog).toBeVisible();
    await transfer.release();
    await waitFor(() => expect(opened[0]?.shown).toHaveLength(1));
    expect(opened).toHaveLength(1);
    expect(await balances(world)).toEqual({ wallet: 899.5, pg: 450.5 });
    expect(await world.control.count({ call: TRANSFER })).toBe(1);
    expect(await pageAt(world, opened[0]?.shown[0])).toContain('450.50 THB');
  });

  it('moves no money for a game that cannot be entered, and closes the empty tab [2.60]', async () => {
    const { user, world, opened } = await openGame('PG', { config: { iframe: true } });
    await fill(user, await amountField(), '100');
    await waitFor(() => expect(playButton()).toBeEnabled());
    await world.control.addFault({ call: 'GET /api/autoLogin/pg/{username}', kind: 'status', status: 503 });
    await user.click(playButton());
    const alert = await screen.findByRole('alertdialog', { name: 'PG could not be opened' });
    expect(alert).toHaveTextContent('No money was moved');
    expect(opened).toMatchObject([{ shown: [], isClosed: true }]);
    expect(await balances(world)).toEqual({ wallet: 1000, pg: 350 });
  });

  it('opens no game when its transfer is refused, closes the empty tab, and can be pressed again [2.60] [8.23]', async () => {
    const { user, world, opened } = await openGame('PG', { config: { iframe: true } });
    await fill(user, await amountField(), '100');
    await waitFor(() => expect(playButton()).toBeEnabled());
    await world.control.addFault({ call: TRANSFER, kind: 'refuse', code: 'TRANSFER_FAIL' });
    await user.click(playButton());
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }));
    expect(opened).toMatchObject([{ shown: [], isClosed: true }]);
    expect(playButton()).not.toHaveAttribute('aria-busy');
    await user.click(playButton());
    await waitFor(() => expect(opened[1]?.shown).toHaveLength(1));
    expect(await balances(world)).toEqual({ wallet: 900, pg: 450 });
  });

  it('is cancelled by closing the dialog before the login link arrives, and moves no money [2.60] [2.61]', async () => {
    const world = await makeWorld();
    const call = 'GET /api/autoLogin/pg/{username}';
    await world.control.addFault({ call, kind: 'hang' });
    const { user, opened, inDialog } = await openGame('PG', { world, config: { iframe: true } });
    await fill(user, await amountField(), '100');
    await waitFor(() => expect(playButton()).toBeEnabled());
    await user.click(playButton());
    expect(transferButton()).toBeDisabled();
    await user.click(inDialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await world.control.clearFaults();
    await waitFor(() => expect(opened).toMatchObject([{ shown: [], isClosed: true }]));
    expect(await world.control.count({ call: TRANSFER })).toBe(0);
  });

  it('is cancelled by closing the empty tab before the login link arrives, and moves no money [2.60] [2.61]', async () => {
    const { user, world, opened, dialog } = await openGame('PG', { config: { iframe: true } });
    await fill(user, await amountField(), '100');
    await waitFor(() => expect(playButton()).toBeEnabled());
    const link = await holdCall(world, 'GET /api/autoLogin/pg/{username}');
    await user.click(playButton());
    await link.hasCome();
    opened[0]!.isClosed = true;
    await link.release();
    await waitFor(() => expect(playButton()).not.toHaveAttribute('aria-busy'));
    expect(dialog).toBeVisible();
    expect(opened).toMatchObject([{ shown: [] }]);
    expect(await world.control.count({ call: TRANSFER })).toBe(0);
  });

  it('offers to open the game when its tab was closed during the transfer [2.60]', async () => {
    const { user, world, opened } = await openGame('PG', { config: { iframe: true } });
    await fill(user, await amountField(), '100');
    await waitFor(() => expect(playButton()).toBeEnabled());
    const transfer = await holdCall(world, TRANSFER);
    await user.click(playButton());
    await transfer.hasCome();
    opened[0]!.isClosed = true;
    await transfer.release();
    const open = await screen.findByRole('button', { name: 'Open PG' });
    await findToast('success', '100.00 baht transferred to PG');
    await user.click(open);
    expect(opened).toMatchObject([
      { target: 'tab', shown: [] },
      { target: 'tab', shown: [expect.stringContaining('/games/play/')] },
    ]);
    expect(await world.control.count({ call: TRANSFER })).toBe(1);
  });

  it('never opens an unsafe URL, and reports that it is unsafe [2.60]', async () => {
    const { user, world, opened } = await openGame('PG');
    const body = JSON.stringify({ link: 'https://user@evil.test/' });
    const call = 'GET /api/autoLogin/pg/{username}';
    await world.control.addFault({ call, kind: 'status', status: 200, body });
    await waitFor(() => expect(playButton()).toBeEnabled());
    await user.click(playButton());
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('not safe');
    expect(opened.flatMap(({ shown }) => shown)).toEqual([]);
  });

  it('shows the next step when the game does not accept the credentials [2.60] [8.08]', async () => {
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

  it('says why it failed in the language of that moment', async () => {
    const { user, world, i18n, services } = await openGame('PG');
    await waitFor(() => expect(playButton()).toBeEnabled());
    await world.control.addFault({
      call: 'GET /api/autoLogin/pg/{username}',
      kind: 'refuse',
      code: 'WRONG_CREDENTIAL',
    });
    await user.click(playButton());
    const alert = await screen.findByRole('alertdialog', { name: 'PG could not be opened' });
    await act(() => changeLocale(i18n, services.platform, 'th'));
    expect(alert).toHaveAccessibleName(games.play_failed_title.replace('{{game}}', 'PG'));
    expect(alert).toHaveTextContent(games.wrong_credentials);
  });

  it('needs another press when the browser blocked the tab, and moves nothing again [2.60]', async () => {
    const { platform, opened } = windows({ holdsTabsBack: true });
    const { user, world } = await openGame('PG', { platform, config: { iframe: true } });
    await fill(user, await amountField(), '100');
    await waitFor(() => expect(playButton()).toBeEnabled());
    await user.click(playButton());
    expect(await screen.findByText('PG is ready')).toBeVisible();
    // The dialog stays open for that press.
    await findToast('success', '100.00 baht transferred to PG');
    await user.click(screen.getByRole('button', { name: 'Open PG' }));
    expect(opened).toMatchObject([{ target: 'tab', shown: [expect.stringContaining('/games/play/')] }]);
    expect(await world.control.count({ call: TRANSFER })).toBe(1);
  });

  it('signs in with the password if the provider requires it [2.60] [7.49]', async () => {
    const world = await makeWorld();
    await hold(world, 'USUN', 50);
    const { user, opened } = await openGame('U-Sun', { world });
    await waitFor(() => expect(playButton()).toBeEnabled());
    await user.click(playButton());
    await waitFor(() => expect(opened[0]?.shown).toHaveLength(1));
    expect(await pageAt(world, opened[0]?.shown[0])).toContain('<h1>U-Sun</h1>');
    expect(await world.control.count({ call: 'GET /api/autoLogin/usun/{username}/{password}' })).toBe(1);
  });

  it('opens the own page of a game without a call, and says that the member signs in there [2.60] [7.50]', async () => {
    const { user, opened } = await openGame('Slot XO');
    expect(await screen.findByText(/log in on the game's own page/)).toBeVisible();
    await user.click(playButton());
    await user.click(await screen.findByRole('button', { name: 'Open Slot XO' }));
    await waitFor(() => expect(opened.at(-1)?.shown).toEqual(['http://localhost/games/login/SLOTXO']));
  });

  it('allows copying both credentials of such a game before it opens and after returning [2.59] [2.60]', async () => {
    const world = await makeWorld();
    const { user, opened, inDialog, unmount } = await openGame('Slot XO', { world });
    const { body } = await credentials(world, 'SLOTXO');
    await inDialog.findByText(body.username);
    expect(inDialog.getByRole('button', { name: 'Reset password' })).toBeEnabled();
    await fill(user, await amountField(), '100');
    await waitFor(() => expect(playButton()).toBeEnabled());
    await user.click(playButton());
    await findToast('success', '100.00 baht transferred to Slot XO');
    expect(await inDialog.findByText(/come back with your browser's Back button/)).toBeVisible();
    expect(opened.flatMap(({ shown }) => shown)).toEqual([]);
    await user.click(inDialog.getByRole('button', { name: 'Copy user name' }));
    expect(await navigator.clipboard.readText()).toBe(body.username);
    await user.click(inDialog.getByRole('button', { name: 'Open Slot XO' }));
    await waitFor(() => expect(opened.at(-1)).toMatchObject({ target: 'same', shown: [expect.any(String)] }));
    unmount();
    // The browser has reloaded the wallet.
    const back = await renderApp({ world, signedIn: SOMCHAI });
    const dialog = within(await screen.findByRole('dialog', { name: 'Slot XO' }));
    await back.user.click(await dialog.findByRole('button', { name: 'Copy password' }));
    expect(await navigator.clipboard.readText()).toBe(body.password);
    await back.user.click(dialog.getByRole('button', { name: 'Close' }));
    back.unmount();
    await renderApp({ world, signedIn: SOMCHAI });
    await screen.findByText('In wallet');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of such a game moves no money before its credentials have loaded, and points to none [2.59] [2.60] [2.61]', async () => {
    const world = await makeWorld();
    const call = 'GET /api/wallet/account/{slotCode}';
    const { id } = await world.control.addFault({ call, kind: 'reset', times: 'always' });
    const { user, inDialog } = await openGame('Slot XO', { world });
    await inDialog.findByText('The user name and password could not be loaded.');
    await fill(user, await amountField(), '100');
    expect(playButton()).toBeDisabled();
    expect(transferButton()).toBeDisabled();
    await user.type(await amountField(), '{Enter}');
    expect((await balances(world)).wallet).toBe(1000);
    await user.clear(await amountField());
    await user.click(playButton());
    await inDialog.findByRole('button', { name: 'Open Slot XO' });
    expect(inDialog.queryByText(/user name and password above/)).toBeNull();
    await world.control.removeFault(id);
    await user.click(inDialog.getByRole('button', { name: 'Try again' }));
    expect(
      await inDialog.findByText(/The game's page asks for the user name and password above/),
    ).toBeVisible();
    expect(inDialog.getByText(/log in on the game's own page/)).toBeVisible();
  });

  it('opens its page immediately in a new tab and keeps the credentials visible [2.60]', async () => {
    const { user, opened } = await openGame('Slot XO', { config: { iframe: true } });
    await waitFor(() => expect(playButton()).toBeEnabled());
    await user.click(playButton());
    await waitFor(() => expect(opened[0]).toMatchObject({ target: 'tab', shown: [expect.any(String)] }));
  });

  it('sends the form with the hidden event only if both fields have 16 characters [2.59] [2.60] [2.63] [3.10] [7.16]', async () => {
    const world = await makeWorld();
    await hold(world, 'UFABET', 50);
    const { user, opened, inDialog } = await openGame('Ufabet', { world });
    const { body } = await credentials(world, 'UFABET');
    const username = await inDialog.findByLabelText('User name');
    const password = inDialog.getByLabelText('Password');
    for (const field of [username, password]) {
      expect(field).toHaveAttribute('minlength', '16');
      expect(field).toHaveAttribute('maxlength', '16');
    }
    expect(username).toHaveValue(body.username);
    await user.click(inDialog.getByRole('button', { name: 'Copy user name' }));
    expect(await navigator.clipboard.readText()).toBe(body.username);
    await user.click(inDialog.getByRole('button', { name: 'Copy password' }));
    expect(await navigator.clipboard.readText()).toBe(body.password);
    expect(document.body).not.toHaveTextContent(body.password);
    for (const [field, text] of [
      [username, body.username],
      [password, body.password],
    ] as const) {
      await user.clear(field);
      await user.type(field, 'Short');
      expect(field).toHaveValue('Short');
      expect(await inDialog.findByText('This game takes exactly 16 characters')).toBeVisible();
      expect(playButton()).toBeDisabled();
      await user.clear(field);
      await user.type(field, `${text}beyond`);
    }
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

  it('replaces what was typed in such a form when its password is reset [2.59] [2.63] [4.03] [7.17]', async () => {
    const world = await makeWorld();
    await hold(world, 'UFABET', 50);
    const { user, inDialog } = await openGame('Ufabet', { world });
    const before = (await credentials(world, 'UFABET')).body.password;
    await user.type(await inDialog.findByLabelText('Password'), '{Backspace}x');
    await user.click(inDialog.getByRole('button', { name: 'Reset password' }));
    await user.click(await answer('Reset'));
    await screen.findByText('Ufabet has a new password');
    const { body } = await credentials(world, 'UFABET');
    expect(body.password).not.toBe(before);
    await waitFor(() => expect(inDialog.getByLabelText('Password')).toHaveValue(body.password));
  });

  it('opens the own URL of an unknown game; an app-only game just takes money [7.50] [3.09]', async () => {
    const world = await makeWorld('a member with games of other providers');
    for (const account of ['NAGA', 'DOKKHOUN']) await hold(world, account, 5);
    const { user, opened } = await openGame('Naga', { world });
    await user.click(playButton());
    await user.click(await screen.findByRole('button', { name: 'Open Naga' }));
    await waitFor(() => expect(opened.at(-1)?.shown).toEqual(['http://localhost/games/login/NAGA']));
    await user.click(await screen.findByRole('button', { name: /^Dok Khoun/ }));
    expect(await screen.findByText(/played in its own app/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Play/ })).toBeNull();
    const link = screen.getByRole('link', { name: 'App for Android' });
    expect(link).toHaveAttribute('href', 'https://games.example/dokkhoun.apk');
    expect(screen.getByRole('link', { name: 'App for iPhone' })).toHaveAttribute(
      'href',
      'https://games.example/dokkhoun-ios',
    );
    await user.click(link);
    expect(opened.at(-1)).toMatchObject({
      target: 'tab',
      shown: ['https://games.example/dokkhoun.apk'],
    });
  });
});
