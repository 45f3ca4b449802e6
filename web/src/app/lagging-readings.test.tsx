import { act, screen, waitFor, within } from '@testing-library/react';
import type { Satang } from 'contracts/rules';
import { describe, expect, it } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { fill } from '../testing/fill.ts';
import { withdrawAction } from '../features/withdraw/withdraw-state.ts';
import { createBrowserPlatform } from '../platform/browser-platform.ts';
import { createMemoryStore } from '../platform/stores.ts';
import { createAppStore } from '../shared/session/services.ts';
import { loadWalletAtom } from '../shared/wallet/wallet-state.ts';
import { createPages, fetchElsewhere } from '../testing/pages.ts';
import { makeServices, makeWorld, renderApp, type TestWorld } from '../testing/render-app.tsx';

const UNKNOWN = 'Not loaded yet';
const OLD = 'The latest balance could not be loaded. These figures are from before.';

/** From now on the wallet is read from a copy as it is now: a replica that lags behind, or a cache on the way. */
async function holdBack(world: TestWorld) {
  const body = await (await fetchElsewhere(world, '/api/wallet')).text();
  await world.control.addFault({
    call: 'GET /api/wallet',
    kind: 'status',
    status: 200,
    body,
    times: 'always',
  });
}

async function openHome(scenario?: string) {
  const world = await makeWorld(scenario);
  const view = await renderApp({ world, signedIn: SOMCHAI });
  await screen.findByRole('status', { name: 'Total balance' });
  return view;
}

const press = async ({ user }: Awaited<ReturnType<typeof openHome>>, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

/** What the receipt says of the wallet. */
const walletLine = async () => {
  const term = await within(await screen.findByRole('dialog')).findByText('Wallet balance');
  return term.nextElementSibling?.textContent;
};

const MOVES: Record<string, (view: Awaited<ReturnType<typeof openHome>>) => Promise<void>> = {
  'a withdrawal': async (view) => {
    await press(view, 'Withdraw');
    await fill(view.user, await screen.findByLabelText('Amount to withdraw'), '300');
    await press(view, 'Withdraw 300.00\u00a0baht');
    await press(view, /^Confirm: withdraw/);
    await screen.findByText('Withdrawal request received');
  },
  'a transfer': async (view) => {
    await press(view, 'Transfer');
    await view.user.selectOptions(await screen.findByLabelText('To'), 'PG');
    await fill(view.user, await screen.findByLabelText('Amount'), '300');
    await press(view, 'Transfer 300.00\u00a0baht');
    await screen.findByText('Transfer complete');
  },
};

interface Reward {
  scenario: string;
  receive: (view: Awaited<ReturnType<typeof openHome>>) => Promise<void>;
}

const openInvites = async (view: Awaited<ReturnType<typeof openHome>>) => {
  await press(view, /^Invite ?\d/);
  await press(view, 'Continue');
};

const REWARDS: Record<string, Reward> = {
  'what friends have earned': {
    scenario: 'a member who has invited friends',
    receive: async (view) => {
      await press(view, 'Receive');
      await screen.findByText('Your referral bonus is in your wallet now');
    },
  },
  'a part of it': {
    scenario: 'a member who has invited friends',
    receive: async (view) => {
      await openInvites(view);
      await press(view, 'Receive a part');
      await fill(view.user, await screen.findByRole('textbox'), '50');
      await press(view, /50\.00/);
      await screen.findByText('50.00 baht received into your wallet');
    },
  },
  'a refund': {
    scenario: 'a member with a refund to receive',
    receive: async (view) => {
      await press(view, /^Refund/);
      await press(view, 'Add 25.00\u00a0baht to wallet');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  },
  'a refund as a bonus': {
    scenario: 'a member with a refund to receive',
    receive: async (view) => {
      await press(view, /^Refund/);
      await press(view, /as a bonus/);
      await screen.findByText(/^You have received your refund of 25/);
      await view.user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  },
  'a coupon': {
    scenario: 'a member with coupons',
    receive: async (view) => {
      await view.user.click(await screen.findByRole('link', { name: /^Spin wheel/ }));
      await press(view, 'Claim เครดิตฟรี 50 บาท');
      await press(view, 'Confirm claim');
      await view.clock.advance(500);
      await screen.findByText('50.00 baht is in your wallet');
      await view.user.click(screen.getByRole('link', { name: 'Home' }));
    },
  },
};

describe('a wallet that is read from before a movement', () => {
  it.each(Object.entries(MOVES))(
    'is on no receipt, and home says so, after %s [2.45] (W4) (W9)',
    async (_name, move) => {
      const view = await openHome();
      await holdBack(view.world);
      await move(view);
      expect(await walletLine()).toBe(UNKNOWN);
      await view.clock.advance(2_999);
      await view.world.control.clearFaults();
      expect(await walletLine()).toBe(UNKNOWN);
      await view.clock.advance(1);
      expect(await walletLine()).toBe('700.00');
      expect(screen.queryByText(OLD)).toBeNull();
    },
  );

  it('stays marked on home, whatever reads it, until a reading shows the movement or two minutes have passed (W9)', async () => {
    const view = await openHome();
    await holdBack(view.world);
    await MOVES['a withdrawal']?.(view);
    await view.clock.advance(10_000);
    await press(view, 'Done');
    expect(await screen.findByText(OLD)).toBeVisible();
    await press(view, 'Check balance');
    expect(await screen.findByText(OLD)).toBeVisible();
    await view.clock.advance(110_000);
    await press(view, 'Check balance');
    expect(await screen.findByText(/^Updated just now/)).toBeVisible();
    expect(screen.queryByText(OLD)).toBeNull();
  });

  it('stays marked after a reload, for what is left of the two minutes (W9)', async () => {
    const view = await openHome();
    await holdBack(view.world);
    await MOVES['a withdrawal']?.(view);
    view.unmount();
    await view.clock.advance(100_000);
    const next = await renderApp({ world: view.world, clock: view.clock });
    expect(await screen.findByText(OLD)).toBeVisible();
    await view.clock.advance(20_000);
    await press(next, 'Check balance');
    expect(await screen.findByText(/^Updated just now/)).toBeVisible();
    expect(screen.queryByText(OLD)).toBeNull();
  });

  it('is marked after another page has moved money, and read again until it shows that (W9)', async () => {
    const world = await makeWorld();
    const { openChannel } = createPages();
    const platform = { ...createBrowserPlatform(window), openChannel };
    const { clock } = await renderApp({ world, signedIn: SOMCHAI, platform });
    await screen.findByRole('status', { name: 'Total balance' });
    const other = await makeServices(world, {
      signedIn: SOMCHAI,
      platform: { ...platform, tabStorage: createMemoryStore() },
      clock,
    });
    const store = createAppStore(other);
    await store.set(loadWalletAtom);
    await holdBack(world);
    await act(() => store.set(withdrawAction.runAtom, 30_000 as Satang));
    expect(await screen.findByText(OLD)).toBeVisible();
    await world.control.clearFaults();
    await clock.advance(2_999);
    expect(screen.getByText(OLD)).toBeVisible();
    await clock.advance(1);
    expect(await screen.findByRole('status', { name: 'Total balance' })).toHaveTextContent('1,370.50');
    expect(screen.queryByText(OLD)).toBeNull();
  });

  it('is on no receipt of a second movement, which knows no balances from before (W4)', async () => {
    const view = await openHome();
    await holdBack(view.world);
    await MOVES['a withdrawal']?.(view);
    await view.clock.advance(10_000);
    await press(view, 'Done');
    await MOVES['a transfer']?.(view);
    expect(await walletLine()).toBe(UNKNOWN);
    await view.world.control.clearFaults();
    await view.clock.advance(3_000);
    expect(await walletLine()).toBe('400.00');
  });

  it('is not the balance after a deposit (W4)', async () => {
    const view = await openHome('a member with a live KBANK QR');
    await press(view, 'Deposit');
    await screen.findByRole('timer');
    await holdBack(view.world);
    const [qr] = await view.world.control.qrs();
    await view.world.control.payQr(qr?.qrcodeId ?? '');
    await view.clock.advance(2_000);
    await screen.findByText('Deposit received');
    expect(await walletLine()).toBe(UNKNOWN);
    await view.world.control.clearFaults();
    await view.clock.advance(3_000);
    expect(await walletLine()).toBe('1,100.00');
  });

  it('is marked after money went into a game (W9)', async () => {
    const view = await openHome();
    await holdBack(view.world);
    await press(view, /^PG ?350\.00/);
    await fill(view.user, await screen.findByRole('textbox'), '300');
    await press(view, 'Transfer only');
    expect(await screen.findByText('300.00 baht transferred to PG')).toBeVisible();
    expect(await screen.findByText(OLD)).toBeVisible();
  });

  it.each(Object.entries(REWARDS))(
    'is marked after %s went into the wallet, until a reading shows it (W9)',
    async (_name, { scenario, receive }) => {
      const view = await openHome(scenario);
      await holdBack(view.world);
      await receive(view);
      expect(await screen.findByText(OLD)).toBeVisible();
      await view.world.control.clearFaults();
      await press(view, 'Check balance');
      expect(await screen.findByText(/^Updated just now/)).toBeVisible();
      expect(screen.queryByText(OLD)).toBeNull();
    },
  );
});
