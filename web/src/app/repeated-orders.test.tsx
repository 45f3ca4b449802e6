import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { fill } from '../testing/fill.ts';
import { fetchElsewhere, postElsewhere } from '../testing/pages.ts';
import { makeWorld, renderApp } from '../testing/render-app.tsx';

type View = Awaited<ReturnType<typeof renderApp>>;

const press = async ({ user }: View, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const fillIn = async ({ user }: View, label: string, text: string) =>
  fill(user, await screen.findByLabelText(label), text);

interface Order {
  scenario?: string;
  call: 'POST /api/wallet/withdrawAll' | 'POST /api/wallet/transfer' | 'POST /api/wallet/add';
  body: object;
  /** Another amount than that of the body. */
  other: string;
  fillIn: (view: View, amount?: string) => Promise<void>;
  send: (view: View, amount?: string) => Promise<void>;
  asks: string;
  /** What the wallet has after the order was carried out twice. */
  wallet: number;
}

const orders: Record<string, Order> = {
  'a withdrawal [2.45] [7.22]': {
    call: 'POST /api/wallet/withdrawAll',
    body: { amount: 100 },
    other: '200.00',
    fillIn: async (view, amount = '100.00') => {
      await press(view, 'Withdraw');
      await fillIn(view, 'Amount to withdraw', amount);
    },
    send: async (view, amount = '100.00') => {
      await press(view, `Withdraw ${amount}\u00a0baht`);
      await press(view, /^Confirm: withdraw/);
    },
    asks: '100.00 baht',
    wallet: 800,
  },
  'a transfer [1.09] [7.19]': {
    call: 'POST /api/wallet/transfer',
    body: { from: 'WALLET', to: 'PG', amount: 50.5 },
    other: '70.00',
    fillIn: async (view, amount = '50.50') => {
      await press(view, 'Transfer');
      await view.user.selectOptions(await screen.findByLabelText('To'), 'PG');
      await fillIn(view, 'Amount', amount);
    },
    send: (view, amount = '50.50') => press(view, `Transfer ${amount}\u00a0baht`),
    asks: '50.50 baht',
    wallet: 899,
  },
  'a part of the invite bonus [7.18]': {
    scenario: 'a member who has invited friends',
    call: 'POST /api/wallet/add',
    body: { amount: 20 },
    other: '30.00',
    fillIn: async (view, amount = '20.00') => {
      await press(view, /^Invite ?\d/);
      await press(view, 'Continue');
      await press(view, 'Receive a part');
      await fillIn(view, 'Amount to receive', amount);
    },
    send: (view, amount = '20.00') => press(view, `Receive ${amount}\u00a0baht`),
    asks: '20.00 baht',
    wallet: 1040,
  },
};

/** Fills in an order, and sends it after the same one has gone through in another window. */
async function repeat({ scenario, call, body, ...steps }: Order) {
  const world = await makeWorld(scenario);
  const view = await renderApp({ world, signedIn: SOMCHAI });
  await steps.fillIn(view);
  await world.control.waitFor({ call: 'POST /api/statement', count: 1 });
  await postElsewhere(world, call.slice('POST '.length), body);
  await steps.send(view);
  const alert = await screen.findByRole('alertdialog', { name: 'You have just done this' });
  return { world, view, alert };
}

it.each(Object.keys(orders))(
  '%s that has gone through in another window is repeated only when confirmed (W1)',
  async (name) => {
    const { call, body, asks, wallet } = orders[name]!;
    const { world, view, alert } = await repeat(orders[name]!);
    expect(alert).toHaveTextContent(`The same order, ${asks}, has gone through since you opened this page`);
    expect(await world.control.count({ call })).toBe(1);
    await view.user.click(within(alert).getByRole('button', { name: 'Do it again' }));
    await world.control.waitFor({ call, count: 2 });
    await expect.poll(async () => (await world.control.member(SOMCHAI)).wallet).toBe(wallet);
    const sent = (await world.control.journal({ call })).map((entry) => entry.body);
    expect(sent).toEqual([body, body]);
  },
);

it('an order is not repeated before the minute is over that the service asks to wait [8.02] (W1)', async () => {
  const withdrawal = orders['a withdrawal [2.45] [7.22]']!;
  const { call } = withdrawal;
  const { world, view, alert } = await repeat(withdrawal);
  const limited = 'GET /api/bonus/check/active';
  await world.control.addFault({ call: limited, kind: 'refuse', code: 'REQUEST_LIMIT' });
  await act(() => view.services.call(limited, () => null).catch(() => null));
  await view.user.click(await within(alert).findByRole('button', { name: 'Wait 60 seconds' }));
  expect(alert).toBeVisible();
  expect(await world.control.count({ call })).toBe(1);
  await view.clock.advance(60_000);
  await view.user.click(within(alert).getByRole('button', { name: 'Do it again' }));
  await world.control.waitFor({ call, count: 2 });
});

const close = async ({ user, clock }: View) => {
  while (screen.queryByRole('dialog')) {
    await user.keyboard('{Escape}');
    await clock.advance(500);
  }
};

describe.each(Object.keys(orders))('%s that was carried out after "not completed"', (name) => {
  const { scenario, call, body, other, ...steps } = orders[name]!;
  const isAsked = () => screen.findByRole('alertdialog', { name: 'You have just done this' });

  async function loseOrder() {
    const world = await makeWorld(scenario);
    const view = await renderApp({ world, signedIn: SOMCHAI });
    await steps.fillIn(view);
    await world.control.waitFor({ call: 'POST /api/statement', count: 1 });
    await view.world.control.addFault({ call, kind: 'status', status: 502 });
    await steps.send(view);
    await view.clock.advance(10_000);
    await view.user.click(await screen.findByRole('button', { name: 'OK' }));
    const runLate = () => postElsewhere(world, call.slice('POST '.length), body);
    return { world, view, runLate };
  }

  async function orderAgain(view: View) {
    await steps.fillIn(view);
    await view.clock.advance(500);
    await steps.send(view);
  }

  it('is repeated only when confirmed, in a form opened again too (W1)', async () => {
    const { world, view, runLate } = await loseOrder();
    await runLate();
    await close(view);
    await orderAgain(view);
    await isAsked();
    expect(await world.control.count({ call })).toBe(2);
    await world.control.addFault({ call, kind: 'refuse', code: 'MONEY_NOT_ENOUGH' });
    await press(view, 'Do it again');
    const refusal = await screen.findByRole('alertdialog', { name: 'Not completed' });
    expect(refusal).toHaveTextContent('There is not enough money');
  });

  it('is repeated while it may still come only when confirmed (W1)', async () => {
    const { world, view, runLate } = await loseOrder();
    await close(view);
    await orderAgain(view);
    const alert = await screen.findByRole('alertdialog', { name: 'The earlier order may still go through' });
    expect(alert).toHaveTextContent(`The same order, ${orders[name]!.asks}, has not gone through so far`);
    expect(await world.control.count({ call })).toBe(1);
    await view.user.click(within(alert).getByRole('button', { name: 'Do it again' }));
    await world.control.waitFor({ call, count: 2 });
    await runLate();
    await expect.poll(async () => (await world.control.member(SOMCHAI)).wallet).toBe(orders[name]!.wallet);
  });

  it('is repeated only when confirmed after another order too (W1)', async () => {
    const { world, view, runLate } = await loseOrder();
    await close(view);
    await steps.fillIn(view, other);
    await steps.send(view, other);
    await world.control.waitFor({ call, count: 2 });
    await view.clock.advance(2_000);
    await close(view);
    await runLate();
    await orderAgain(view);
    await isAsked();
    expect(await world.control.count({ call })).toBe(3);
  });

  it('is repeated only when confirmed after a reload too (W1)', async () => {
    const { world, view, runLate } = await loseOrder();
    await runLate();
    view.unmount();
    const next = await renderApp({ world, clock: view.clock });
    await orderAgain(next);
    await isAsked();
    expect(await world.control.count({ call })).toBe(2);
  });
});

it('shows at home what was carried out after "not completed", when the order has surely ended (W1)', async () => {
  const { call, body, ...steps } = orders['a withdrawal [2.45] [7.22]']!;
  const world = await makeWorld();
  const view = await renderApp({ world, signedIn: SOMCHAI });
  const total = await screen.findByRole('status', { name: 'Total balance' });
  await steps.fillIn(view);
  await world.control.addFault({ call, kind: 'status', status: 502 });
  await steps.send(view);
  await view.clock.advance(10_000);
  await view.user.click(await screen.findByRole('button', { name: 'OK' }));
  await postElsewhere(world, call.slice('POST '.length), body);
  await view.clock.advance(59_000);
  expect(total).toHaveTextContent('1,670.50');
  await view.clock.advance(1_000);
  await expect.poll(() => total.textContent).toContain('1,570.50');
});

const screens = {
  'The wheel': {
    scenario: 'a member with coins',
    path: '/user/spin',
    call: 'POST /api/spinwheel/spin',
    order: (view: View) => press(view, 'Spin 10 coins'),
    news: () => screen.findByRole('button', { name: 'Spin 9 coins' }),
  },
  'A refund': {
    scenario: 'a member with a refund to receive',
    path: '/user/home',
    call: 'GET /api/refund/addWallet',
    order: async (view: View) => {
      await press(view, /^Refund/);
      await press(view, 'Add 25.00\u00a0baht to wallet');
    },
    news: () => screen.findByText('No refund was found'),
  },
  'The bonus page': {
    scenario: 'a member with an active bonus',
    path: '/user/bonus',
    call: 'GET /api/bonus/clear',
    order: async (view: View) => {
      await press(view, 'End bonus');
      const question = within(await screen.findByRole('alertdialog'));
      await view.user.click(question.getByRole('button', { name: 'End bonus' }));
    },
    news: () => screen.findByRole('textbox', { name: /promotion code/ }),
  },
} as const;

it.each(Object.keys(screens))(
  '%s shows what was carried out after "not completed", when the order has surely ended (W1)',
  async (name) => {
    const { scenario, path, call, order, news } = screens[name as keyof typeof screens];
    const world = await makeWorld(scenario);
    // By chance, a spin would win coins.
    await world.control.setNextPrize('P50');
    const view = await renderApp({ world, signedIn: SOMCHAI, path });
    await view.clock.advance(500);
    await world.control.addFault({ call, kind: 'status', status: 502 });
    await order(view);
    await view.clock.advance(10_000);
    await press(view, 'OK');
    const [method, path_ = ''] = call.split(' ');
    expect((await fetchElsewhere(world, path_, { method })).ok).toBe(true);
    await view.clock.advance(60_000);
    await news();
  },
);
