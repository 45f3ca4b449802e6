import { render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { startLocale } from '../../shared/session/locale.ts';
import { createAppStore } from '../../shared/session/services.ts';
import { loadWalletAtom } from '../../shared/wallet/wallet-state.ts';
import { openOrders } from '../../testing/exactly-once/open-orders.ts';
import { fill } from '../../testing/fill.ts';
import { findToast } from '../../testing/find-toast.ts';
import { holdCall } from '../../testing/hold-call.ts';
import { fetchElsewhere } from '../../testing/pages.ts';
import { makeServices, makeWorld, renderApp } from '../../testing/render-app.tsx';
import { credentialsAtom } from './credentials-state.ts';
import { GameDialog } from './game-dialog.tsx';
import { amountField, openGame, TRANSFER, transferButton } from './testing.ts';

interface WalletBody {
  slots: { code: string; isActive: boolean }[];
}

it.each([
  ['removed', 'is carried out', 'Game account', 'success', '100.00 baht transferred to PG'],
  ['closed', 'is carried out', 'PG', 'success', '100.00 baht transferred to PG'],
  ['removed', 'never arrives', 'Game account', 'error', /The money is where it was before/],
] as const)(
  'a transfer to a game that is %s before its answer, and %s, is told on the next page [2.61] [7.19] (W1)',
  async (change, outcome, title, kind, text) => {
    const world = await makeWorld();
    const view = await openGame('PG', { world });
    await fill(view.user, await amountField(), '100');
    const sending = await holdCall(world, TRANSFER);
    await view.user.click(transferButton());
    await sending.hasCome();
    view.unmount();
    if (outcome === 'is carried out') {
      await sending.release();
      await world.control.waitFor({ call: TRANSFER, count: 1 });
    }
    const wallet = (await (await fetchElsewhere(world, '/api/wallet')).json()) as WalletBody;
    const slots = wallet.slots.flatMap((slot) =>
      slot.code !== 'PG' ? slot : change === 'closed' ? { ...slot, isActive: false } : [],
    );
    const body = JSON.stringify({ ...wallet, slots });
    const call = 'GET /api/wallet';
    await world.control.addFault({ call, kind: 'status', status: 200, body, times: 'always' });
    const { clock } = await renderApp({ world, signedIn: SOMCHAI });
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    await clock.advance(70_000);
    await findToast(kind, text);
    await waitFor(() => expect(openOrders()).toEqual([]));
  },
);

it('the dialog of a game that is gone says so once, and what to do [2.44]', async () => {
  const world = await makeWorld();
  const { dialog, inDialog, clock } = await openGame('PG', { world });
  const wallet = (await (await fetchElsewhere(world, '/api/wallet')).json()) as WalletBody;
  const body = JSON.stringify({ ...wallet, slots: wallet.slots.filter(({ code }) => code !== 'PG') });
  await world.control.addFault({ call: 'GET /api/wallet', kind: 'status', status: 200, body });
  clock.sleep(60_000);
  await clock.advance(30_000);
  expect(await inDialog.findByRole('heading', { name: 'This game is not available' })).toBeVisible();
  expect(dialog).toHaveAccessibleName('Game account');
  expect(inDialog.getAllByText('This game is not available')).toHaveLength(1);
  expect(inDialog.getByRole('status')).toHaveTextContent('Please choose another game.');
});

it('the dialog of a game has the picture of the service [2.44] [3.09]', async () => {
  const world = await makeWorld();
  const wallet = (await (await fetchElsewhere(world, '/api/wallet')).json()) as WalletBody;
  const slots = wallet.slots.map((slot) => ({ ...slot, background: `/media/${slot.code}.png` }));
  const body = JSON.stringify({ ...wallet, slots });
  const call = 'GET /api/wallet';
  await world.control.addFault({ call, kind: 'status', status: 200, body, times: 'always' });
  const { dialog } = await openGame('PG', { world });
  expect(dialog.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/\/media\/PG\.png$/));
});

it('the dialog of a game checks its balance, is busy meanwhile, and then shows the new one and its age [1.07] [7.14]', async () => {
  const { user, world, dialog, inDialog } = await openGame('PG');
  await waitFor(() => expect(dialog).toHaveTextContent('350.00'));
  await world.control.setBalance(SOMCHAI, { account: 'PG', amount: 420 });
  const refresh = await holdCall(world, 'GET /api/wallet/refresh/slot');
  const check = inDialog.getByRole('button', { name: 'Check balance' });
  await user.click(check);
  expect(check).toHaveAttribute('aria-busy', 'true');
  await refresh.release();
  await waitFor(() => expect(dialog).toHaveTextContent('420.00'));
  expect(await inDialog.findByText('Checked just now')).toBeVisible();
  await waitFor(() => expect(check).not.toHaveAttribute('aria-busy'));
});

it('a balance check in the dialog of a game says why it was refused, and after 5 s that it takes long [8.22]', async () => {
  const { user, world, inDialog, clock } = await openGame('PG');
  const call = 'GET /api/wallet/refresh/slot';
  await world.control.addFault({ call, kind: 'refuse', code: 'INACTIVE_USER', status: 403 });
  const check = inDialog.getByRole('button', { name: 'Check balance' });
  await user.click(check);
  await findToast('error', 'This account is deactivated. Please contact us.');
  await waitFor(() => expect(check).not.toHaveAttribute('aria-busy'));
  const refresh = await holdCall(world, call);
  await user.click(check);
  await refresh.hasCome();
  await clock.advance(4_999);
  expect(inDialog.queryByText(/^This is taking longer than usual/)).toBeNull();
  await clock.advance(1);
  expect(inDialog.getByText(/^This is taking longer than usual/)).toBeVisible();
  await refresh.release();
  await findToast('success', 'Your balances are up to date');
});

it('the dialog of a game forgets the credentials when it is left [2.59] (K11)', async () => {
  const store = createAppStore(await makeServices(await makeWorld(), { signedIn: SOMCHAI }));
  await startLocale('en');
  await store.set(loadWalletAtom);
  const { unmount } = render(
    <Provider store={store}>
      <MemoryRouter>
        <GameDialog code="PG" />
      </MemoryRouter>
    </Provider>,
  );
  await waitFor(() => expect(store.get(credentialsAtom).get('PG')?.status).toBe('ready'));
  unmount();
  expect([...store.get(credentialsAtom)]).toEqual([]);
});
