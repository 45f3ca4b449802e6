import { act, screen, waitFor, within } from '@testing-library/react';
import { satangFromBaht } from 'contracts/rules';
import { describe, expect, it } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { formatAmount } from '../../lib/amount-text.ts';
import { createBrowserPlatform } from '../../platform/browser-platform.ts';
import { takeConsoleErrors } from '../../testing/console-errors.ts';
import { fill } from '../../testing/fill.ts';
import { holdCall } from '../../testing/hold-call.ts';
import { fetchElsewhere, postElsewhere } from '../../testing/pages.ts';
import { AGREEMENT_DELAY_MS } from './agreement-state.ts';
import { makeWorld, renderApp, type RenderOptions } from '../../testing/render-app.tsx';

const MALEE = '0899999999';
const amount = () => screen.findByLabelText('Amount to deposit');
type View = Awaited<ReturnType<typeof renderApp>>;

async function openKbank({ user }: Pick<View, 'user'>) {
  await user.click(await screen.findByRole('button', { name: /^Deposit/ }));
  await user.click(await screen.findByRole('button', { name: /^KBANK/ }));
}

/** Types an amount in the deposit dialog; then the session expires when the member presses the button. */
async function runOut(options: RenderOptions = {}): Promise<View> {
  const world = await makeWorld();
  const view = await renderApp({ world, signedIn: SOMCHAI, ...options });
  const { user } = view;
  await openKbank(view);
  await fill(user, await amount(), '275');
  await world.control.addFault({
    call: 'POST /api/qrcode/{bankCode}',
    kind: 'refuse',
    code: 'EXPIRED_AUTH_TOKEN',
    times: 1,
  });
  await user.click(screen.getByRole('button', { name: /^Create/ }));
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
  return view;
}

async function logIn({ user }: View, phone: string, page = '/user/home') {
  await fill(user, await screen.findByLabelText('Phone number'), phone);
  await user.type(screen.getByLabelText('Password'), '123456{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe(page));
}

describe('the work of an expired session', () => {
  it('is restored for the same member: the dialog and its input [4.02]', async () => {
    const view = await runOut();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(
      await screen.findByText('Your session has ended. Log in again to continue where you were.'),
    ).toBeVisible();
    await logIn(view, SOMCHAI);
    expect(await amount()).toHaveValue('275');
    expect(await view.world.control.count({ call: 'POST /api/qrcode/{bankCode}' })).toBe(1);
  });

  it('is restored with the accounts of the transfer (W5)', async () => {
    const view = await renderApp({ signedIn: SOMCHAI });
    const { user, world } = view;
    await user.click(await screen.findByRole('button', { name: 'Transfer' }));
    await user.selectOptions(await screen.findByLabelText('From'), 'PG');
    await user.selectOptions(screen.getByLabelText('To'), 'JOKER');
    await user.type(screen.getByLabelText('Amount'), '75');
    const code = 'EXPIRED_AUTH_TOKEN';
    await world.control.addFault({ call: 'POST /api/wallet/transfer', kind: 'refuse', code });
    await user.click(screen.getByRole('button', { name: /^Transfer 75/ }));
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    await logIn(view, SOMCHAI);
    expect(await screen.findByLabelText('Amount')).toHaveValue('75');
    expect(screen.getByLabelText('From')).toHaveValue('PG');
    expect(screen.getByLabelText('To')).toHaveValue('JOKER');
  });

  const names = [
    ['Edit profile name', 'Profile name', 'Save', 'PUT /api/account/profile'],
    ['Edit account name', 'Account name in English', 'Save the name', 'PUT /api/account/bankAccountName'],
  ] as const;

  it.each(names)('is restored with the text of "%s" (W5)', async (open, label, save, call) => {
    const view = await renderApp({ path: '/user/profile', signedIn: SOMCHAI });
    const { user, world } = view;
    await user.click(await screen.findByRole('button', { name: open }));
    await user.clear(await screen.findByLabelText(label));
    await fill(user, screen.getByLabelText(label), 'SOMSAK JAIDEE');
    await world.control.addFault({ call, kind: 'refuse', code: 'EXPIRED_AUTH_TOKEN' });
    await user.click(screen.getByRole('button', { name: save }));
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    await logIn(view, SOMCHAI, '/user/profile');
    expect(await screen.findByLabelText(label)).toHaveValue('SOMSAK JAIDEE');
    // Nor does an emptied field show the known name again.
    await user.clear(screen.getByLabelText(label));
    expect(screen.getByLabelText(label)).toHaveValue('');
  });

  it('is restored with the promotion code, for the same member only (W5)', async () => {
    const view = await renderApp({ path: '/user/bonus', signedIn: SOMCHAI });
    const field = () => screen.findByLabelText('Have a promotion code?');
    const runOutAgain = async () => {
      act(() => view.services.session.end('token-refused'));
      await waitFor(() => expect(window.location.pathname).toBe('/login'));
    };
    await view.user.type(await field(), 'welcome50');
    await runOutAgain();
    await logIn(view, SOMCHAI, '/user/bonus');
    expect(await field()).toHaveValue('WELCOME50');
    await runOutAgain();
    await logIn(view, MALEE, '/user/bonus');
    expect(await field()).toHaveValue('');
  });

  it('is not restored for another member [4.02]', async () => {
    const view = await runOut();
    await logIn(view, MALEE);
    await screen.findByRole('status', { name: 'Total balance' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await openKbank(view);
    expect(await amount()).toHaveValue('');
  });

  it('is not restored for another member where the wallet tells no phone number (W5)', async () => {
    const world = await makeWorld();
    const call = 'GET /api/wallet';
    const answerFor = async (phone: string) => {
      const reply = await fetchElsewhere(world, '/api/wallet', { phone });
      const { profile, ...rest } = (await reply.json()) as { profile: { username?: string } };
      delete profile.username;
      const body = JSON.stringify({ profile, ...rest });
      return world.control.addFault({ call, kind: 'status', status: 200, body, times: 'always' });
    };
    const { id } = await answerFor(SOMCHAI);
    const view = await renderApp({ world, signedIn: SOMCHAI });
    await openKbank(view);
    await fill(view.user, await amount(), '275');
    act(() => view.services.session.end('token-refused'));
    await world.control.removeFault(id);
    await answerFor(MALEE);
    await logIn(view, MALEE);
    await screen.findByRole('status', { name: 'Total balance' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('includes the outcome of an order whose answer came while no one was signed in (W1) (W5)', async () => {
    const world = await makeWorld();
    const call = 'POST /api/wallet/transfer';
    const held = await holdCall(world, call);
    const view = await renderApp({ world, signedIn: SOMCHAI });
    const { user } = view;
    await user.click(await screen.findByRole('button', { name: 'Transfer' }));
    await user.selectOptions(await screen.findByLabelText('To'), 'PG');
    await fill(user, screen.getByLabelText('Amount'), '75');
    await user.click(screen.getByRole('button', { name: /^Transfer 75/ }));
    await held.hasCome();
    act(() => view.services.session.end('token-refused'));
    await held.release();
    await act(() => world.control.waitFor({ call, count: 1 }));
    await logIn(view, SOMCHAI);
    await view.clock.advance(3_000);
    expect(await screen.findByText('Transfer complete')).toBeVisible();
    expect(await world.control.count({ call })).toBe(1);
    expect(sessionStorage.getItem('left-intents')).toBeNull();
  });

  it.each([
    ['the same member', SOMCHAI, 1],
    ['another member', MALEE, 0],
  ] as const)(
    'is kept in a tab that learns of a login in another one only for its member: of %s (W5)',
    async (_who, phone, dialogs) => {
      const world = await makeWorld();
      localStorage.setItem('token', await world.signIn(SOMCHAI));
      const view = await renderApp({ world });
      await receipts[1].give(view);
      await screen.findByText('Transfer complete');
      localStorage.setItem('token', await world.signIn(phone));
      act(
        () =>
          void window.dispatchEvent(new StorageEvent('storage', { key: 'token', storageArea: localStorage })),
      );
      await waitFor(() => expect(screen.queryByText('Transfer complete')).toBeNull());
      await screen.findByRole('status', { name: 'Total balance', hidden: true });
      await view.clock.advance(1_000);
      expect(screen.queryAllByText('Transfer complete')).toHaveLength(dialogs);
      expect(screen.queryAllByRole('dialog')).toHaveLength(dialogs);
    },
  );

  const receipts = [
    {
      order: 'a withdrawal',
      call: 'POST /api/wallet/withdrawAll',
      give: async ({ user }: View) => {
        await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
        await fill(user, await screen.findByLabelText('Amount to withdraw'), '300');
        await user.click(screen.getByRole('button', { name: 'Withdraw 300.00\u00a0baht' }));
        await user.click(await screen.findByRole('button', { name: /^Confirm: withdraw/ }));
      },
      done: 'Withdrawal request received',
    },
    {
      order: 'a transfer',
      call: 'POST /api/wallet/transfer',
      give: async ({ user }: View) => {
        await user.click(await screen.findByRole('button', { name: 'Transfer' }));
        await user.selectOptions(await screen.findByLabelText('To'), 'PG');
        await fill(user, screen.getByLabelText('Amount'), '300');
        await user.click(screen.getByRole('button', { name: 'Transfer 300.00\u00a0baht' }));
      },
      done: 'Transfer complete',
    },
    {
      order: 'a gift link',
      call: 'POST /api/wallet/truelink',
      give: async ({ user, world }: View) => {
        const { link } = await world.control.makeGift(123.45);
        await user.click(await screen.findByRole('button', { name: /^Deposit/ }));
        await user.click(await screen.findByRole('button', { name: /^Gift link/ }));
        await fill(user, await screen.findByLabelText('Your gift link'), link);
        await user.click(screen.getByRole('button', { name: 'Send the link' }));
      },
      done: 'Deposit received',
    },
  ] as const;

  it.each(receipts)(
    'is the receipt of $order that was carried out, and not its form (W1) (W4) (W5)',
    async ({ call, give, done }) => {
      const world = await makeWorld();
      const view = await renderApp({ world, signedIn: SOMCHAI });
      await screen.findByRole('status', { name: 'Total balance' });
      // The wallet is read for the receipt.
      const order = await holdCall(world, call);
      await give(view);
      await order.hasCome();
      await world.control.addFault({ call: 'GET /api/wallet', kind: 'status', status: 401 });
      await order.release();
      await waitFor(() => expect(window.location.pathname).toBe('/login'));
      await logIn(view, SOMCHAI);
      expect(await screen.findByText(done)).toBeVisible();
      const wallet = formatAmount(satangFromBaht((await world.control.member(SOMCHAI)).wallet));
      expect(await within(screen.getByRole('dialog')).findByText(wallet)).toBeVisible();
      expect(screen.queryByDisplayValue('300')).toBeNull();
      expect(await world.control.count({ call })).toBe(1);
      takeConsoleErrors();
    },
  );

  it('is the receipt of a paid QR, until it is left (W2) (W4) (W5)', async () => {
    const world = await makeWorld('a member with a live KBANK QR');
    const view = await renderApp({ world, signedIn: SOMCHAI });
    await view.user.click(await screen.findByRole('button', { name: 'Deposit' }));
    await screen.findByRole('timer');
    await world.control.payQr((await world.control.qrs())[0]?.qrcodeId ?? '');
    await view.clock.advance(2_000);
    await screen.findByText('Deposit received');
    act(() => view.services.session.end('token-refused'));
    await logIn(view, SOMCHAI);
    expect(await screen.findByText('Deposit received')).toBeVisible();
    expect(screen.getByText('Wallet balance').nextElementSibling).toHaveTextContent('1,100.00');
    await view.user.click(screen.getByRole('button', { name: 'Deposit again' }));
    act(() => view.services.session.end('token-refused'));
    await logIn(view, SOMCHAI);
    expect(await screen.findByRole('button', { name: /^KBANK/ })).toBeVisible();
    expect(screen.queryByText('Deposit received')).toBeNull();
  });

  it('is the receipt with the balances right after it, and marks none as old that have come back since (W4) (W5)', async () => {
    const view = await renderApp({ signedIn: SOMCHAI });
    const { user, world, services } = view;
    await receipts[1].give(view);
    const figures = async () => {
      const receipt = within(await screen.findByRole('dialog', { name: 'Transfer receipt' }));
      return [await receipt.findByText('700.00'), await receipt.findByText('650.00')];
    };
    for (const figure of await figures()) expect(figure).toBeVisible();
    await postElsewhere(world, '/api/wallet/transfer', { from: 'PG', to: 'WALLET', amount: 300 });
    act(() => services.session.end('token-refused'));
    await logIn(view, SOMCHAI);
    for (const figure of await figures()) expect(figure).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('1,000.00')).toBeVisible();
    expect(screen.queryByText(/These figures are from before/)).toBeNull();
  });

  it('is no receipt that was left, but the form of the next transfer, without the amount that was moved (W5)', async () => {
    const view = await renderApp({ signedIn: SOMCHAI });
    await receipts[1].give(view);
    await screen.findByText('Transfer complete');
    await view.user.click(screen.getByRole('button', { name: 'Transfer again' }));
    act(() => view.services.session.end('token-refused'));
    await logIn(view, SOMCHAI);
    expect(await screen.findByLabelText('Amount')).toHaveValue('');
    expect(screen.getByLabelText('To')).toHaveValue('PG');
    expect(screen.queryByText('Transfer complete')).toBeNull();
  });

  it('is never written to browser storage', async () => {
    await runOut();
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/275|0812345678/);
  });

  it('is not kept on a shared device', async () => {
    const view = await runOut({ platform: { ...createBrowserPlatform(window), keepsWork: false } });
    await logIn(view, SOMCHAI);
    await screen.findByRole('status', { name: 'Total balance' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not kept after a logout', async () => {
    const view = await renderApp({ signedIn: SOMCHAI });
    await openKbank(view);
    await fill(view.user, await amount(), '275');
    view.services.session.end('logout');
    await logIn(view, SOMCHAI);
    await screen.findByRole('status', { name: 'Total balance' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not include the agreement, which is offered again with its texts [2.43]', async () => {
    const world = await makeWorld(undefined, { hasAgreements: true });
    const view = await renderApp({ world, signedIn: SOMCHAI });
    await screen.findByRole('status', { name: 'Total balance' });
    await view.clock.advance(AGREEMENT_DELAY_MS);
    await screen.findByRole('dialog', { name: 'Please accept our terms' });
    act(() => view.services.session.end('token-refused'));
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    await logIn(view, SOMCHAI);
    await screen.findByRole('status', { name: 'Total balance' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await view.clock.advance(AGREEMENT_DELAY_MS);
    const dialog = await screen.findByRole('dialog', { name: 'Please accept our terms' });
    expect(within(dialog).getAllByRole('listitem').length).toBeGreaterThan(0);
  });

  it('is cleared with the dialog: the next one starts empty', async () => {
    const { user } = await renderApp({ signedIn: SOMCHAI });
    await openKbank({ user });
    await fill(user, await amount(), '275');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await openKbank({ user });
    expect(await amount()).toHaveValue('');
  });
});
