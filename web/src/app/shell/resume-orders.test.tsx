import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { takeConsoleErrors } from '../../testing/console-errors.ts';
import { fill } from '../../testing/fill.ts';
import { findToast } from '../../testing/find-toast.ts';
import { holdCall } from '../../testing/hold-call.ts';
import { makeWorld, renderApp, type TestWorld } from '../../testing/render-app.tsx';
import { openOrders } from '../../testing/exactly-once/open-orders.ts';

const NONGNOI = '0899999999';

type View = Awaited<ReturnType<typeof renderApp>>;

interface Order {
  name: string;
  call: 'POST /api/wallet/truelink' | 'POST /api/wallet/slip' | 'POST /api/wallet/transfer';
  /** Places the order, as a member does from home. */
  give: (view: View) => Promise<void>;
  dialog: string;
  /** What its dialog reads when it opens. */
  load: 'GET /api/lookup/deposit' | 'GET /api/wallet/account/{slotCode}';
  /** The button that places it; absent while its outcome is open. */
  button: RegExp;
  done: RegExp;
  notDone: RegExp;
  /** The timeout of its request. [9.01] [9.02] */
  limitMs: number;
  /** How often the server carried it out. */
  effects: (world: TestWorld) => Promise<number>;
}

const press = async ({ user }: View, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const deposits = async (world: TestWorld) =>
  (await world.control.journal({ call: 'POST /api/wallet/truelink' })).filter(
    ({ movements }) => movements.length > 0,
  ).length;

const orders: Order[] = [
  {
    name: 'a gift link [2.51] [7.24]',
    call: 'POST /api/wallet/truelink',
    give: async (view) => {
      const { link } = await view.world.control.makeGift(123.45);
      await press(view, 'Deposit');
      await press(view, /^Gift link/);
      await fill(view.user, await screen.findByLabelText('Your gift link'), link);
      await press(view, 'Send the link');
    },
    dialog: 'Gift link',
    load: 'GET /api/lookup/deposit',
    button: /^Send the link$/,
    done: /^Deposit received$/,
    notDone: /^The link was not used/,
    limitMs: 60_000,
    effects: deposits,
  },
  {
    name: 'a slip [2.49] [7.23] [9.02]',
    call: 'POST /api/wallet/slip',
    give: async (view) => {
      const { reference } = await view.world.control.makeTransfer({ phone: SOMCHAI, amount: 250 });
      const picture = await view.world.control.slipPicture(reference);
      const file = new File([await picture.arrayBuffer()], 'slip.png', { type: 'image/png' });
      await press(view, 'Deposit');
      await press(view, /^Send a slip/);
      await view.user.upload(await screen.findByLabelText('Choose a slip picture'), file);
      await view.user.click(await screen.findByRole('button', { name: 'Send this slip', busy: false }));
    },
    dialog: 'Send a slip',
    load: 'GET /api/lookup/deposit',
    button: /^Send this slip$/,
    done: /^We have your slip/,
    notDone: /^The slip has not reached us/,
    limitMs: 300_000,
    effects: async (world) => (await world.control.slips()).length,
  },
  {
    name: 'a payment into a game [2.61] [7.19]',
    call: 'POST /api/wallet/transfer',
    give: async (view) => {
      await press(view, /^PG ?350/);
      const dialog = within(await screen.findByRole('dialog'));
      await fill(view.user, await dialog.findByLabelText(/^Transfer to the game/), '100');
      await press(view, 'Transfer only');
    },
    dialog: 'PG',
    load: 'GET /api/wallet/account/{slotCode}',
    button: /^Transfer only$/,
    done: /^100\.00 baht transferred to PG$/,
    notDone: /^The money is where it was before/,
    limitMs: 60_000,
    effects: async (world) => Math.round(1000 - (await world.control.member(SOMCHAI)).wallet) / 100,
  },
];

describe.each(orders)('$name, in flight during a reload (W1)', (order) => {
  beforeAll(() => {
    // The test page shows no pictures and has no object URLs.
    URL.createObjectURL = () => 'blob:slip';
    URL.revokeObjectURL = () => {};
  });

  /** A page that was left receives no more answers. */
  async function openPage(world: TestWorld) {
    const { fetch } = world.network;
    const page = { isLeft: false };
    vi.spyOn(world.network, 'fetch').mockImplementation(async (...request) => {
      const answer = await fetch(...request).catch((error: unknown) => {
        if (!page.isLeft) throw error;
      });
      return answer && !page.isLeft ? answer : new Promise<never>(() => {});
    });
    const view = await renderApp({ world, signedIn: SOMCHAI });
    return {
      view,
      leave: () => {
        page.isLeft = true;
        view.unmount();
        vi.mocked(world.network.fetch).mockRestore();
      },
    };
  }

  async function leaveInFlight() {
    const world = await makeWorld();
    const held = await holdCall(world, order.call);
    const { view, leave } = await openPage(world);
    await order.give(view);
    await held.hasCome();
    expect(sessionStorage.getItem('open-intents')).not.toBeNull();
    // Does not store a link that someone else could use.
    expect(sessionStorage.getItem('open-intents')).not.toContain('http');
    leave();
    return { world, held };
  }

  const asked = (world: TestWorld) => world.control.count({ call: order.call });

  it('opens its dialog again, cannot be sent again, and shows that it went through', async () => {
    const { world } = await leaveInFlight();
    const { clock } = await renderApp({ world });
    const dialog = await screen.findByRole('dialog', { name: order.dialog });
    expect(await within(dialog).findByText('Confirming the outcome')).toBeVisible();
    expect(screen.queryByRole('button', { name: order.button })).toBeNull();
    // The order arrives only now.
    await world.control.clearFaults();
    await world.control.waitFor({ call: order.call, count: 1 });
    await clock.advance(3_000);
    expect(await screen.findByText(order.done)).toBeVisible();
    expect(await order.effects(world)).toBe(1);
    expect(await asked(world)).toBe(1);
    expect(sessionStorage.getItem('open-intents')).toBeNull();
  });

  it('shows a lost order as not done once it can no longer arrive, and lets the member send it again', async () => {
    const { world } = await leaveInFlight();
    const { clock } = await renderApp({ world });
    await screen.findByText('Confirming the outcome');
    await clock.advance(order.limitMs - 1);
    expect(screen.getByText('Confirming the outcome')).toBeVisible();
    await clock.advance(1);
    expect(await screen.findByText(order.notDone)).toBeVisible();
    expect(await order.effects(world)).toBe(0);
    expect(openOrders()).toEqual([]);
  });

  it('shows that it went through although its dialog cannot load', async () => {
    const { world, held } = await leaveInFlight();
    await world.control.addFault({ call: order.load, kind: 'status', status: 503, times: 'always' });
    const { clock } = await renderApp({ world });
    await screen.findByText('Confirming the outcome');
    await clock.advance(2_000);
    expect(screen.getByText('Confirming the outcome')).toBeVisible();
    await held.release();
    await clock.advance(1_000);
    expect(await screen.findByText(order.done)).toBeVisible();
  });

  it('stays open across reloads while nothing can be read', async () => {
    const { world, held } = await leaveInFlight();
    const reads = ['POST /api/statement', 'POST /api/statement/slip'] as const;
    for (const call of reads) await world.control.addFault({ call, kind: 'reset', times: 'always' });
    const second = await renderApp({ world });
    const button = { name: 'Check again', busy: false };
    await screen.findByText('Confirming the outcome');
    await held.release();
    await second.clock.advance(order.limitMs);
    expect(await screen.findByRole('button', button)).toBeVisible();
    second.unmount();
    const { user, clock } = await renderApp({ world });
    await screen.findByText('Confirming the outcome');
    await clock.advance(order.limitMs);
    await screen.findByRole('button', button);
    await world.control.clearFaults();
    await user.click(screen.getByRole('button', button));
    expect(await screen.findByText(order.done)).toBeVisible();
    expect(await asked(world)).toBe(1);
  });
});

describe('an order in flight during a reload, where the browser stores nothing (W1)', () => {
  const order = 'POST /api/wallet/transfer';

  async function leaveInFlight() {
    const world = await makeWorld();
    const view = await renderApp({ world, signedIn: SOMCHAI });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const held = await holdCall(world, order);
    await press(view, 'Transfer');
    await view.user.selectOptions(await screen.findByLabelText('To'), 'PG');
    await fill(view.user, screen.getByLabelText('Amount'), '100');
    await press(view, 'Transfer 100.00\u00a0baht');
    await held.hasCome();
    expect(sessionStorage.getItem('open-intents')).toBeNull();
    view.unmount();
    return { world, held };
  }

  it('is shown as done, and was sent once', async () => {
    const { world, held } = await leaveInFlight();
    const { clock } = await renderApp({ world });
    expect(await screen.findByText(/^Confirming your/)).toBeVisible();
    await held.release();
    await clock.advance(3_000);
    expect(await screen.findByText(/^Transfer complete/)).toBeVisible();
    expect(await world.control.count({ call: order })).toBe(1);
    expect((await world.control.member(SOMCHAI)).wallet).toBe(900);
    expect(window.name).not.toContain('transfer');
  });

  it('is shown to its member after the next login, when the login was not stored either', async () => {
    const { world, held } = await leaveInFlight();
    sessionStorage.clear();
    const { user, clock } = await renderApp({ world });
    await fill(user, await screen.findByLabelText('Phone number'), SOMCHAI);
    await user.type(screen.getByLabelText('Password'), '123456{Enter}');
    expect(await screen.findByText(/^Confirming your/)).toBeVisible();
    await held.release();
    await clock.advance(3_000);
    expect(await screen.findByText(/^Transfer complete/)).toBeVisible();
    expect(await world.control.count({ call: order })).toBe(1);
  });
});

describe('an order that is open when the session ends (W1)', () => {
  const button = { name: 'Check again', busy: false };
  const order = 'POST /api/wallet/transfer';

  /** An order that was carried out, but neither answered nor reconciled when the member has to sign in again. */
  async function leaveOpen() {
    const world = await makeWorld();
    const { id } = await world.control.addFault({ call: order, kind: 'hang' });
    await world.control.addFault({ call: order, kind: 'drop' });
    const view = await renderApp({ world, signedIn: SOMCHAI });
    await press(view, 'Transfer');
    await view.user.selectOptions(await screen.findByLabelText('To'), 'PG');
    await fill(view.user, screen.getByLabelText('Amount'), '100');
    await press(view, 'Transfer 100.00\u00a0baht');
    await waitFor(() => expect(sessionStorage.getItem('open-intents')).not.toBeNull());
    await world.control.addFault({ call: 'POST /api/statement', kind: 'reset', times: 'always' });
    await world.control.removeFault(id);
    await screen.findByText(/^Confirming your/);
    await view.clock.advance(10_000);
    await screen.findByRole('button', button);
    await world.control.clearFaults();
    return { ...view, world };
  }

  const signIn = async ({ user }: View, phone: string) => {
    await fill(user, await screen.findByLabelText('Phone number'), phone);
    await user.type(screen.getByLabelText('Password'), '123456{Enter}');
  };

  it('is shown to the same member after the next login, and to no one before', async () => {
    const view = await leaveOpen();
    act(() => view.services.session.end('token-refused'));
    await signIn(view, NONGNOI);
    await screen.findByRole('status', { name: 'Total balance' });
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => view.services.session.end('logout'));
    await signIn(view, SOMCHAI);
    expect(await screen.findByText('Transfer complete')).toBeVisible();
    expect(await view.world.control.count({ call: order })).toBe(1);
    expect(sessionStorage.getItem('open-intents')).toBeNull();
    expect(sessionStorage.getItem('left-intents')).toBeNull();
  });

  it.each([
    ['', false],
    [', even if the first reading of the wallet fails', true],
  ])(
    'opens no dialog for another member in a restored tab, and is kept for its own%s',
    async (_when, fails) => {
      const order = {
        input: { from: 'WALLET', to: 'PG', amount: 100 },
        before: { keys: [], balances: null },
      };
      sessionStorage.setItem('open-intents-of', '100001');
      sessionStorage.setItem('open-intents', JSON.stringify({ transfer: order }));
      // Loaded already, so that it would open at once.
      await import('../../features/transfer/transfer-dialog.tsx');
      const world = await makeWorld();
      if (fails) await world.control.addFault({ call: 'GET /api/wallet', kind: 'status', status: 500 });
      const { user } = await renderApp({ world, signedIn: NONGNOI });
      if (fails) {
        const again = await screen.findByRole('button', { name: 'Try again' });
        expect(screen.queryByRole('dialog')).toBeNull();
        await user.click(again);
        expect(takeConsoleErrors()).toEqual(['The wallet could not be read: unknown']);
      }
      await screen.findByRole('status', { name: 'Total balance' });
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(JSON.parse(sessionStorage.getItem('left-intents') ?? '')).toEqual({
        100001: { transfer: order },
      });
    },
  );

  it('is resumed on a page without the wallet once the wallet can be read again (W1)', async () => {
    sessionStorage.setItem('open-intents-of', '100001');
    sessionStorage.setItem('open-intents', JSON.stringify({ transfer: { input: {}, before: null } }));
    const world = await makeWorld();
    const call = 'GET /api/wallet';
    const { id } = await world.control.addFault({ call, kind: 'status', status: 500, times: 'always' });
    const { clock } = await renderApp({ world, signedIn: SOMCHAI, path: '/user/contact' });
    for (const count of [1, 2]) {
      await world.control.waitFor({ call, count });
      await waitFor(() => expect(takeConsoleErrors()).toEqual(['The wallet could not be read: unknown']));
      expect(screen.queryByRole('dialog')).toBeNull();
      if (count === 2) await world.control.removeFault(id);
      await clock.advance(5_000);
    }
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('leaves the failed wallet and its retry on the screen while it waits for the wallet [8.29] (W1)', async () => {
    sessionStorage.setItem('open-intents-of', '100001');
    sessionStorage.setItem('open-intents', JSON.stringify({ transfer: { input: {}, before: null } }));
    const world = await makeWorld();
    const call = 'GET /api/wallet';
    await world.control.addFault({ call, kind: 'status', status: 500 });
    const { clock } = await renderApp({ world, signedIn: SOMCHAI });
    const again = await screen.findByRole('button', { name: 'Try again' });
    takeConsoleErrors();
    const reading = await holdCall(world, call);
    await clock.advance(5_000);
    await reading.hasCome();
    expect(again).toBeVisible();
    await reading.release();
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it.each([
    ['gift', 'Deposit'],
    ['slip', 'Deposit'],
    ['invite', 'Invite friends'],
    ['invite_part', 'Invite friends'],
    ['refund_bonus', 'Refund'],
    ['refund_wallet', 'Refund'],
    ['transfer', 'Transfer'],
    ['bring_back', 'Transfer'],
    ['withdraw', 'Withdraw'],
    ['game_move:PG', 'PG'],
  ])('opens the dialog of its kind: %s (W1)', async (name, dialog) => {
    sessionStorage.setItem('open-intents-of', '100001');
    sessionStorage.setItem('open-intents', JSON.stringify({ [name]: { input: {}, before: null } }));
    await renderApp({ signedIn: SOMCHAI });
    expect(await screen.findByRole('dialog', { name: dialog })).toBeVisible();
  });

  it.each([
    ['transfer', 'Confirming your transfer'],
    ['game_move:PG', 'PG'],
  ])('is told beside others: %s in its dialog, they in toasts (W1)', async (name, dialog) => {
    const games = { JOKER: 12_050, PG: 35_000, SLOTXO: 20_000, UFABET: 0, HUAYHD: 0 };
    const before = { keys: null, balances: { WALLET: 100_000, ...games } };
    const move = (to: string) => ({ input: { from: 'WALLET', to, amount: 10_000 }, before });
    const others = { withdraw: { input: 30_000, before }, 'game_move:JOKER': move('JOKER') };
    sessionStorage.setItem('open-intents-of', '100001');
    sessionStorage.setItem('open-intents', JSON.stringify({ [name]: move('PG'), ...others }));
    const { clock } = await renderApp({ signedIn: SOMCHAI });
    await screen.findByRole('dialog', { name: dialog });
    await clock.advance(60_000);
    expect(openOrders()).toEqual([]);
    await findToast('error', /^Your withdrawal of 300\.00 baht did not go through/);
    await findToast('error', /^The transfer did not go through: The money is where it was/);
  });

  it('blocks no order of another member in a restored tab', async () => {
    const spin = { input: null, before: { coins: 4, couponIds: [] } };
    sessionStorage.setItem('open-intents-of', '100002');
    sessionStorage.setItem('open-intents', JSON.stringify({ spin }));
    const world = await makeWorld();
    const held = await holdCall(world, 'GET /api/wallet');
    await renderApp({ world, signedIn: SOMCHAI, path: '/user/spin' });
    const button = await screen.findByRole('button', { name: /^Spin \d/ });
    expect(button).toHaveAttribute('aria-disabled');
    await held.release();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  });

  it('is not shown to another member in a restored tab, also not before the wallet is read (W1)', async () => {
    const coupon = { id: 'c1', label: 'Prize', name: '50 baht', amount: 5_000 };
    sessionStorage.setItem('open-intents-by', 'mark');
    sessionStorage.setItem('open-intents-of', '100002');
    const orders = {
      spin: { input: null, before: { coins: 4, couponIds: [] } },
      claim: { input: coupon, before: null },
    };
    sessionStorage.setItem('open-intents', JSON.stringify(orders));
    const world = await makeWorld();
    const held = await holdCall(world, 'GET /api/wallet');
    localStorage.setItem('token', await world.signIn(SOMCHAI));
    await renderApp({ world, path: '/user/spin' });
    const button = await screen.findByRole('button', { name: /^Spin \d/ });
    expect(button).not.toHaveAttribute('aria-disabled');
    expect(screen.queryByRole('dialog')).toBeNull();
    await held.release();
    expect(JSON.parse(sessionStorage.getItem('left-intents') ?? '')).toEqual({ 100002: orders });
  });

  it('opens no dialog for another member who logs in in another tab', async () => {
    const world = await makeWorld();
    localStorage.setItem('token', await world.signIn(SOMCHAI));
    sessionStorage.setItem('open-intents', JSON.stringify({ transfer: { input: {}, before: null } }));
    const view = await renderApp({ world });
    await screen.findByRole('dialog');
    await view.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    localStorage.setItem('token', await world.signIn(NONGNOI));
    act(
      () =>
        void window.dispatchEvent(new StorageEvent('storage', { key: 'token', storageArea: localStorage })),
    );
    await screen.findByText('Malee', { exact: false });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
