import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { holdAnswers, openChat } from '../features/chat/testing.ts';
import { openGame, playButton } from '../features/games/testing.ts';
import { setHidden, switchNetwork } from '../testing/browser-state.ts';
import { fill } from '../testing/fill.ts';
import { takeConsoleErrors } from '../testing/console-errors.ts';
import { holdCall } from '../testing/hold-call.ts';
import { openDeposit, openMethod } from '../testing/open-deposit.ts';
import { makeWorld, renderApp } from '../testing/render-app.tsx';

const LINE = /^Too many requests. You can keep reading/;

const button = (name: RegExp | string) => screen.findByRole('button', { name });

describe('a rate-limited call', () => {
  it.each([
    ['POST /api/statement', 'REQUEST_LIMIT', '/user/statement', 1],
    ['GET /api/account/profile', 'REQUEST_LIMIT_1MIN', '/user/profile', 1],
    ['GET /api/lookup/info', 'REQUEST_LIMIT', '/user/contact', 0],
    ['GET /api/lookup/contact', 'REQUEST_LIMIT', '/contact', 1],
    ['GET /api/wallet', 'REQUEST_LIMIT', '/user/home', 1],
  ] as const)(
    'starts a wait of a minute at %s (%s), in which it is not retried and no button retries it [8.02]',
    async (call, code, path, retries) => {
      const world = await makeWorld();
      await world.control.addFault({ call, kind: 'refuse', code, times: 'always' });
      const signedIn = path.startsWith('/user') ? { signedIn: SOMCHAI } : {};
      const { clock, user } = await renderApp({ world, path, ...signedIn });
      expect(await screen.findByText(LINE)).toBeVisible();
      const waits = await waitFor(() => {
        const found = screen.queryAllByRole('button', { name: 'Wait 60 seconds' });
        expect(found.length).toBeGreaterThanOrEqual(retries);
        return found;
      });
      for (const wait of waits) expect(wait).toBeDisabled();
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
      // The screen without its answer gives the wait as the reason, not the network.
      expect(screen.queryAllByText(/^Too many requests\. Please wait/)).toHaveLength(retries);
      expect(screen.queryByText(/connection/)).toBeNull();
      const made = await world.control.count({ call });
      await clock.advance(59_000);
      expect(screen.getByText(LINE)).toBeVisible();
      expect(await world.control.count({ call })).toBe(made);
      await clock.advance(1_000);
      expect(screen.queryByText(LINE)).toBeNull();
      expect(screen.queryByText('Too many requests. Please wait a moment.')).toBeNull();
      if (retries === 0) return;
      await user.click(await button('Try again'));
      await world.control.waitFor({ call, count: made + 1 });
      expect(await screen.findByText(LINE)).toBeVisible();
      // A wallet that cannot be read is logged.
      takeConsoleErrors();
    },
  );

  it.each([
    ['an order that was "not done"', 'tried:transfer:7', 0],
    ['an open order', 'transfer', 1],
  ])(
    'is not retried for %s before the wait is over, if it is the wallet [8.02] (W1)',
    async (_for, name, again) => {
      sessionStorage.setItem('open-intents', JSON.stringify({ [name]: { input: {}, before: null } }));
      const call = 'GET /api/wallet';
      const world = await makeWorld();
      await world.control.addFault({ call, kind: 'refuse', code: 'REQUEST_LIMIT', times: 'always' });
      const { clock } = await renderApp({ world, signedIn: SOMCHAI, path: '/user/profile' });
      await screen.findByText(LINE);
      const made = await world.control.count({ call });
      await clock.advance(60_000);
      expect(screen.queryByText(LINE)).toBeNull();
      expect(await world.control.count({ call })).toBe(made);
      await clock.advance(5_000);
      expect(await world.control.count({ call })).toBe(made + again);
      takeConsoleErrors();
    },
  );

  it('is not retried for invite earnings without an answer, of which the wallet tells [8.02] (W1)', async () => {
    const world = await makeWorld('a member who has invited friends');
    const { user, clock } = await renderApp({ world, signedIn: SOMCHAI });
    await world.control.addFault({ call: 'GET /api/invite/bonus', kind: 'drop' });
    const order = await holdCall(world, 'GET /api/invite/bonus');
    await user.click(await button('Receive'));
    await order.hasCome();
    const call = 'GET /api/wallet';
    await world.control.addFault({ call, kind: 'refuse', code: 'REQUEST_LIMIT', times: 'always' });
    const made = await world.control.count({ call });
    await order.release();
    expect(await screen.findByText(LINE)).toBeVisible();
    await clock.advance(59_999);
    expect(await world.control.count({ call })).toBe(made + 1);
    await clock.advance(1);
    expect(screen.queryByText(LINE)).toBeNull();
    await world.control.clearFaults();
    await user.click(await button('Check again'));
    await screen.findByText('276.00 baht received into your wallet');
    takeConsoleErrors();
  });

  it('is not retried by the chat before the wait is over, and then after the member could act [8.02] [9.06]', async () => {
    const call = 'GET /api/chat/config';
    const world = await makeWorld();
    await world.control.addFault({ call, kind: 'refuse', code: 'REQUEST_LIMIT', times: 'always' });
    const { clock, panel } = await openChat({ world, signedIn: SOMCHAI, path: '/user/home' });
    await panel.findByText(/^Connecting again/);
    await clock.advance(59_000);
    expect(await world.control.count({ call })).toBe(1);
    expect(screen.getByText(LINE)).toBeVisible();
    await clock.advance(1_000);
    expect(screen.queryByText(LINE)).toBeNull();
    await clock.advance(4_999);
    expect(await world.control.count({ call })).toBe(1);
    await clock.advance(1);
    expect(await world.control.count({ call })).toBe(2);
  });

  it('is not repeated by the chat before the wait is over, if it is the history [8.02]', async () => {
    const call = 'POST /api/chat/history';
    const chat = await openChat({ signedIn: SOMCHAI, path: '/user/home' });
    const { user, world, clock, panel } = chat;
    await chat.joined();
    await panel.findByText('No messages yet');
    await world.control.addFault({ call, kind: 'refuse', code: 'REQUEST_LIMIT', times: 'always' });
    await user.click(panel.getByRole('button', { name: 'Load the messages again' }));
    await screen.findByText(LINE);
    const made = await world.control.count({ call });
    await world.control.disconnectSockets();
    await clock.advance(5_000);
    await chat.joined();
    setHidden(true);
    setHidden(false);
    await user.click(panel.getByRole('button', { name: 'Close the chat' }));
    await user.click(await screen.findByRole('button', { name: /^Chat with our staff/ }));
    await clock.advance(54_999);
    expect(await world.control.count({ call })).toBe(made);
    await clock.advance(1);
    expect(screen.queryByText(LINE)).toBeNull();
    await clock.advance(999);
    expect(await world.control.count({ call })).toBe(made);
    await clock.advance(1);
    expect(await world.control.count({ call })).toBe(made + 1);
  });

  it('tells a withdrawal whose limits it refused to wait, and not to look at the network [8.02]', async () => {
    const world = await makeWorld();
    await world.control.addFault({ call: 'GET /api/lookup/withdraw', kind: 'refuse', code: 'REQUEST_LIMIT' });
    const { user } = await renderApp({ world, path: '/user/home', signedIn: SOMCHAI });
    await user.click(await button('Withdraw'));
    expect(await screen.findByText('Too many requests. Please wait a moment.')).toBeVisible();
    expect(screen.queryByText(/Check your connection/)).toBeNull();
  });

  it('cannot be retried in the chat before the wait is over, if it is the first page or an older one [8.02]', async () => {
    const call = 'POST /api/chat/history';
    const world = await makeWorld();
    const room = await world.control.chatRoomOf(SOMCHAI);
    for (let index = 1; index <= 11; index += 1)
      await world.control.sendAsAgent(room, { text: `message ${index}` });
    await world.control.addFault({ call, kind: 'refuse', code: 'REQUEST_LIMIT' });
    const { user, clock, panel } = await openChat({ world, signedIn: SOMCHAI, path: '/user/home' });
    expect(await panel.findByRole('button', { name: 'Wait 60 seconds' })).toBeDisabled();
    expect(panel.getByText('Too many requests. Please wait a moment.')).toBeVisible();
    expect(panel.queryByText(/Check your connection/)).toBeNull();
    const read = await world.control.count({ call });
    const reload = panel.getByRole('button', { name: 'Load the messages again' });
    expect(reload).toHaveAttribute('aria-disabled', 'true');
    await user.click(reload);
    await clock.advance(59_999);
    expect(await world.control.count({ call })).toBe(read);
    expect(panel.queryByRole('button', { name: 'Try again' })).toBeNull();
    await clock.advance(1);
    await user.click(panel.getByRole('button', { name: 'Try again' }));
    await panel.findByText('message 11');
    await world.control.addFault({ call, kind: 'refuse', code: 'REQUEST_LIMIT' });
    await user.click(panel.getByRole('button', { name: 'Show earlier messages' }));
    // The pressed button keeps the focus.
    const waiting = await panel.findByRole('button', { name: 'Wait 60 seconds' });
    expect(waiting).toHaveAttribute('aria-disabled', 'true');
    await clock.advance(60_000);
    await user.click(panel.getByRole('button', { name: 'Show earlier messages' }));
    expect(await panel.findByText('message 1')).toBeVisible();
  });

  it('is repeated by the chat after the wait, if it is an older page and the network was away meanwhile [8.02]', async () => {
    const call = 'POST /api/chat/history';
    const world = await makeWorld();
    const room = await world.control.chatRoomOf(SOMCHAI);
    for (let index = 1; index <= 11; index += 1)
      await world.control.sendAsAgent(room, { text: `message ${index}` });
    const { user, clock, panel } = await openChat({ world, signedIn: SOMCHAI, path: '/user/home' });
    await panel.findByText('message 11');
    await world.control.addFault({ call, kind: 'refuse', code: 'REQUEST_LIMIT' });
    await user.click(panel.getByRole('button', { name: 'Show earlier messages' }));
    await panel.findByRole('button', { name: 'Wait 60 seconds' });
    const read = await world.control.count({ call });
    switchNetwork('offline');
    switchNetwork('online');
    await clock.advance(59_999);
    expect(await world.control.count({ call })).toBe(read);
    await clock.advance(1);
    expect(await panel.findByText('message 1')).toBeVisible();
  });

  it('is repeated by the chat after the wait, if it reads what was missed without a connection [8.02]', async () => {
    const call = 'POST /api/chat/history';
    const chat = await openChat({ signedIn: SOMCHAI, path: '/user/home' });
    const { world, clock, panel } = chat;
    const room = await chat.joined();
    await panel.findByText('No messages yet');
    const made = await world.control.count({ call });
    await world.control.disconnectSockets();
    const message = { message_type: 'text', payload: { message: 'Hello' } };
    await world.control.sendAsAgent(room, { message });
    await world.control.addFault({ call, kind: 'refuse', code: 'REQUEST_LIMIT' });
    await clock.advance(5_000);
    await chat.joined();
    await screen.findByText(LINE);
    await clock.advance(60_999);
    expect(await world.control.count({ call })).toBe(made + 1);
    expect(panel.queryByText('Hello')).toBeNull();
    await clock.advance(1);
    expect(await panel.findByText('Hello')).toBeVisible();
  });

  it('is asked no second time by the chat that wanted the history twice [8.02]', async () => {
    const call = 'POST /api/chat/history';
    const chat = await openChat({ signedIn: SOMCHAI, path: '/user/home' });
    const { user, world, clock, panel } = chat;
    await chat.joined();
    await panel.findByText('No messages yet');
    const made = await world.control.count({ call });
    const answer = holdAnswers(world, '/chat/history');
    await world.control.addFault({ call, kind: 'refuse', code: 'REQUEST_LIMIT' });
    const reload = panel.getByRole('button', { name: 'Load the messages again' });
    await user.click(reload);
    await user.click(reload);
    await answer();
    await screen.findByText(LINE);
    await clock.advance(1_000);
    expect(await world.control.count({ call })).toBe(made + 1);
  });

  it('is not retried for the balances of a receipt before the wait is over [8.02] (W4)', async () => {
    const call = 'GET /api/wallet';
    const { user, world, clock } = await renderApp({ signedIn: SOMCHAI });
    await user.click(await button('Transfer'));
    await user.selectOptions(await screen.findByLabelText('To'), 'PG');
    await fill(user, screen.getByLabelText('Amount'), '100');
    await world.control.addFault({ call, kind: 'refuse', code: 'REQUEST_LIMIT' });
    await user.click(screen.getByRole('button', { name: 'Transfer 100.00\u00a0baht' }));
    await screen.findByText('Transfer complete');
    const balance = (await within(screen.getByRole('dialog')).findByText('Wallet balance'))
      .nextElementSibling;
    await waitFor(() => expect(balance).toHaveTextContent('Not loaded yet'));
    const made = await world.control.count({ call });
    await clock.advance(60_000);
    expect(await world.control.count({ call })).toBe(made);
    await clock.advance(3_000);
    await waitFor(() => expect(balance).toHaveTextContent('900.00'));
    takeConsoleErrors();
  });

  it('is not retried for a game account that was just opened before the wait is over [8.02] [4.03]', async () => {
    const call = 'GET /api/wallet';
    const { user, world, clock, inDialog } = await openGame('Imi');
    await world.control.addFault({ call, kind: 'refuse', code: 'REQUEST_LIMIT' });
    await user.click(inDialog.getByRole('button', { name: 'Open Imi account' }));
    await screen.findByText(LINE);
    const made = await world.control.count({ call });
    await clock.advance(60_000);
    expect(await world.control.count({ call })).toBe(made);
    await clock.advance(3_000);
    expect(await inDialog.findByText('User name')).toBeVisible();
    takeConsoleErrors();
  });

  it('is not begun again by the return from a game, whose balance is read after the wait, also after a second one [8.02] (S6)', async () => {
    const call = 'GET /api/wallet/refresh/slot';
    const { user, world, clock, opened } = await openGame('PG');
    await user.click(playButton());
    await waitFor(() => expect(opened[0]?.shown).toHaveLength(1));
    await world.control.play(SOMCHAI, 'PG', { outcome: 'win', amount: 70 });
    await world.control.addFault({ call: 'POST /api/statement', kind: 'refuse', code: 'REQUEST_LIMIT' });
    await user.click(screen.getByRole('link', { name: 'Statement' }));
    await screen.findByText(LINE);
    await user.click(screen.getByRole('link', { name: 'Home' }));
    act(() => void window.dispatchEvent(new Event('focus')));
    const offer = await screen.findByRole('region', { name: 'Back from PG' });
    await clock.advance(30_000);
    await world.control.addFault({
      call: 'GET /api/lookup/conditions',
      kind: 'refuse',
      code: 'REQUEST_LIMIT',
    });
    await user.click(screen.getByRole('button', { name: 'Conditions' }));
    await waitFor(async () => expect(await world.control.faults()).toEqual([]));
    await clock.advance(59_999);
    expect(await world.control.count({ call })).toBe(0);
    expect(offer).toHaveTextContent('Checking');
    await clock.advance(1);
    await waitFor(() => expect(offer).toHaveTextContent('420.00'));
    expect(await world.control.count({ call })).toBe(1);
  });

  it('is not begun again by name and chat of the service, which are read after the wait [8.02]', async () => {
    const calls = ['GET /api/lookup/info', 'GET /api/lookup/enableChatWidget'] as const;
    const world = await makeWorld();
    await world.control.addFault({ call: 'GET /api/lookup/info', kind: 'reset' });
    await world.control.addFault({ call: 'GET /api/lookup/contact', kind: 'refuse', code: 'REQUEST_LIMIT' });
    const { clock } = await renderApp({ world, path: '/contact', config: { chatUrl: '' } });
    await screen.findByText(LINE);
    const counts = () => Promise.all(calls.map((call) => world.control.count({ call })));
    expect(await counts()).toEqual([1, 1]);
    switchNetwork('offline');
    switchNetwork('online');
    await clock.advance(59_000);
    expect(await counts()).toEqual([1, 1]);
    await clock.advance(1_000);
    await waitFor(async () => expect(await counts()).toEqual([2, 2]));
  });

  it('is not begun again by the end of a QR, whose payment is looked for after the wait [8.02] (W2)', async () => {
    const world = await makeWorld('a member with a live KBANK QR');
    const { clock } = await openDeposit({ world });
    await screen.findByRole('timer');
    const [qr] = await world.control.qrs();
    const call = 'GET /api/wallet';
    await world.control.advanceClock({ seconds: (qr?.expireIn ?? 0) - 10 });
    await world.control.addFault({ call, kind: 'refuse', code: 'REQUEST_LIMIT' });
    await clock.advance(2_000);
    await screen.findByText(LINE);
    const made = await world.control.count({ call });
    await clock.advance(30_000);
    expect(screen.queryByRole('img', { name: /^QR to pay/ })).toBeNull();
    await world.control.advanceClock({ seconds: 30 });
    await world.control.payQrLate(qr?.qrcodeId ?? '');
    await clock.advance(29_999);
    expect(await world.control.count({ call })).toBe(made);
    await clock.advance(1);
    expect(await screen.findByText('Deposit received')).toBeVisible();
    takeConsoleErrors();
  });

  it('is not begun again by the chat, if it is the wallet that names the member [8.02]', async () => {
    const call = 'GET /api/account/profile';
    const world = await makeWorld();
    const limit = { call: 'GET /api/wallet', kind: 'refuse', code: 'REQUEST_LIMIT' } as const;
    await world.control.addFault({ ...limit, times: 'always' });
    const chat = await openChat({ world, signedIn: SOMCHAI, path: '/user/statement' });
    await screen.findByText(LINE);
    await chat.clock.advance(60_999);
    expect(await world.control.count({ call })).toBe(0);
    await chat.clock.advance(1);
    expect(await chat.joined()).toBe(await world.control.chatRoomOf(SOMCHAI));
    takeConsoleErrors();
  });

  it('disables every button that sends, with a countdown on it [8.02]', async () => {
    const world = await makeWorld();
    const { user, clock } = await renderApp({ world, signedIn: SOMCHAI });
    await button('Withdraw');
    const check = screen.getByRole('button', { name: 'Check balance' });
    await world.control.addFault({
      call: 'GET /api/wallet/refresh/slot',
      kind: 'refuse',
      code: 'REQUEST_LIMIT',
    });
    await user.click(check);
    expect(await screen.findByText(LINE)).toBeVisible();
    // The button keeps its focus.
    expect(check).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Receive' })).toBeDisabled();
    // Reading still works.
    await user.click(screen.getByRole('link', { name: 'Profile' }));
    await user.click(await button('Edit account name'));
    expect(await button('Wait 60 seconds')).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await button('Change password'));
    expect(await button(/^Try again in 01:00$/)).toBeDisabled();
    await clock.advance(60_000);
    expect(await button('Save')).toBeEnabled();
  });

  it('disables the wheel and the coupon claims until the wait is over [8.02]', async () => {
    const world = await makeWorld('a member with coupons');
    const { user, clock } = await renderApp({ world, signedIn: SOMCHAI, path: '/user/spin' });
    const [claim] = await screen.findAllByRole('button', { name: /^Claim / });
    await world.control.addFault({
      call: 'POST /api/spinwheel/coupon/claim',
      kind: 'refuse',
      code: 'REQUEST_LIMIT',
    });
    await user.click(claim!);
    await user.click(await button('Confirm claim'));
    await clock.advance(500);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button'));
    const hub = await button(/^Spin \d+ coins?$/);
    expect(hub).toHaveAttribute('aria-disabled', 'true');
    const countdown = screen.getByText('Wait 60 seconds');
    expect(countdown).toBeVisible();
    const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    const before = told();
    await clock.advance(5_000);
    expect(countdown).toHaveTextContent('Wait 55 seconds');
    expect(told()).toEqual(before);
    await user.click(hub);
    expect(await world.control.count({ call: 'POST /api/spinwheel/spin' })).toBe(0);
    await user.click((await screen.findAllByRole('button', { name: /^Claim / }))[0]!);
    expect(await button('Wait 55 seconds')).toBeDisabled();
    await clock.advance(60_000);
    expect(await button('Confirm claim')).toBeEnabled();
    expect(hub).not.toHaveAttribute('aria-disabled');
  });

  it('disables the check of a game and the new try after it [8.02]', async () => {
    const world = await makeWorld();
    const { user, inDialog, opened, clock } = await openGame('PG', { world });
    const call = 'GET /api/wallet/refresh/slot';
    await world.control.addFault({ call, kind: 'refuse', code: 'REQUEST_LIMIT' });
    const check = inDialog.getByRole('button', { name: 'Check balance' });
    await user.click(check);
    // The button keeps its focus.
    await waitFor(() => expect(check).toHaveAttribute('aria-disabled', 'true'));
    const made = await world.control.count({ call });
    await user.click(check);
    expect(await world.control.count({ call })).toBe(made);
    await clock.advance(60_000);
    expect(check).not.toHaveAttribute('aria-disabled');
    await user.click(playButton());
    await waitFor(() => expect(opened[0]?.shown).toHaveLength(1));
    await world.control.setGameOutages(['PG']);
    // Not from nowhere: the stage of a toast then asks where the focus is.
    const from = { relatedTarget: document.body };
    act(() => void window.dispatchEvent(new FocusEvent('focus', from)));
    const offer = within(await screen.findByRole('region', { name: 'Back from PG' }));
    const again = await offer.findByRole('button', { name: 'Try again' });
    await world.control.addFault({ call, kind: 'refuse', code: 'REQUEST_LIMIT' });
    await user.click(again);
    expect(await offer.findByRole('button', { name: 'Wait 60 seconds' })).toBeDisabled();
    await clock.advance(60_000);
    expect(await offer.findByRole('button', { name: 'Try again' })).toBeEnabled();
  });

  it('disables the buttons of a QR [8.02]', async () => {
    const { user, world, clock } = await openMethod(/^KBANK/);
    await user.click(await button('100'));
    await user.click(await button(/^Create QR/));
    await button('Cancel deposit');
    await world.control.addFault({
      call: 'DELETE /api/qrcode/{qrcodeId}',
      kind: 'refuse',
      code: 'REQUEST_LIMIT',
    });
    await user.click(await button('Cancel deposit'));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Cancel / }),
    );
    expect(await button('Wait 60 seconds')).toBeDisabled();
    // The button keeps its focus.
    expect(await button('Cancel deposit')).toHaveAttribute('aria-disabled', 'true');
    await clock.advance(60_000);
    expect(await button('Cancel deposit')).not.toHaveAttribute('aria-disabled');
    expect(await button('I have paid, check balance')).toBeEnabled();
  });

  it('starts a wait that survives a reload and ends with the session [8.02]', async () => {
    const world = await makeWorld();
    await world.control.addFault({ call: 'POST /api/statement', kind: 'refuse', code: 'REQUEST_LIMIT' });
    const first = await renderApp({ world, signedIn: SOMCHAI, path: '/user/statement' });
    await screen.findByText(LINE);
    first.unmount();
    const { user } = await renderApp({ world, path: '/user/profile', clock: first.clock });
    expect(await screen.findByText(LINE)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await screen.findByLabelText('Phone number');
    expect(screen.queryByText(LINE)).toBeNull();
  });

  it('ends the search for an outcome: the member asks again when the wait is over (W1) [8.02]', async () => {
    const world = await makeWorld();
    const { user, clock } = await renderApp({ world, signedIn: SOMCHAI });
    await user.click(await button('Transfer'));
    await user.selectOptions(await screen.findByLabelText('To'), 'PG');
    await fill(user, screen.getByLabelText('Amount'), '100');
    await world.control.addFault({ call: 'POST /api/wallet/transfer', kind: 'reset' });
    await world.control.addFault({
      call: 'POST /api/statement',
      kind: 'refuse',
      code: 'REQUEST_LIMIT',
      // The statement before the order cannot be read either.
      times: 'always',
    });
    await user.click(screen.getByRole('button', { name: 'Transfer 100.00\u00a0baht' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirming your transfer' }));
    expect(await dialog.findByRole('button', { name: /^Wait \d+ seconds$/ })).toBeDisabled();
    const made = await world.control.count({ call: 'POST /api/statement' });
    await clock.advance(30_000);
    expect(await world.control.count({ call: 'POST /api/statement' })).toBe(made);
    await world.control.clearFaults();
    await clock.advance(30_000);
    await user.click(dialog.getByRole('button', { name: 'Check again' }));
    await world.control.waitFor({ call: 'POST /api/statement', count: made + 1 });
  });
});
