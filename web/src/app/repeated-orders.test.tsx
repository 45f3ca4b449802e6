import { screen, within } from '@testing-library/react';
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
  fillIn: (view: View) => Promise<void>;
  send: (view: View) => Promise<void>;
  asks: string;
  /** What the wallet has after the order was carried out twice. */
  wallet: number;
}

const orders: Record<string, Order> = {
  'a withdrawal [2.45] [7.22]': {
    call: 'POST /api/wallet/withdrawAll',
    body: { amount: 100 },
    fillIn: async (view) => {
      await press(view, 'Withdraw');
      await fillIn(view, 'Amount to withdraw', '100');
    },
    send: async (view) => {
      await press(view, 'Withdraw 100.00 baht');
      await press(view, /^Confirm: withdraw/);
    },
    asks: '100.00 baht',
    wallet: 800,
  },
  'a transfer [1.09] [7.19]': {
    call: 'POST /api/wallet/transfer',
    body: { from: 'WALLET', to: 'PG', amount: 50.5 },
    fillIn: async (view) => {
      await press(view, 'Transfer');
      await view.user.selectOptions(await screen.findByLabelText('To'), 'PG');
      await fillIn(view, 'Amount', '50.50');
    },
    send: (view) => press(view, 'Transfer 50.50 baht'),
    asks: '50.50 baht',
    wallet: 899,
  },
  'a part of the invite bonus [7.18]': {
    scenario: 'a member who has invited friends',
    call: 'POST /api/wallet/add',
    body: { amount: 20 },
    fillIn: async (view) => {
      await press(view, /^Invite ?\d/);
      await press(view, 'Continue');
      await press(view, 'Receive a part');
      await fillIn(view, 'Amount to receive', '20');
    },
    send: (view) => press(view, 'Receive 20.00 baht'),
    asks: '20.00 baht',
    wallet: 1040,
  },
};

it.each(Object.keys(orders))(
  '%s that has gone through in another window is repeated only when confirmed (W1)',
  async (name) => {
    const { scenario, call, body, asks, wallet, ...steps } = orders[name]!;
    const world = await makeWorld(scenario);
    const view = await renderApp({ world, signedIn: SOMCHAI });
    await steps.fillIn(view);
    await world.control.waitFor({ call: 'POST /api/statement', count: 1 });
    await postElsewhere(world, call.slice('POST '.length), body);
    await steps.send(view);
    const alert = await screen.findByRole('alertdialog', { name: 'You have just done this' });
    expect(alert).toHaveTextContent(`The same order, ${asks}, has gone through since you opened this page`);
    expect(await world.control.count({ call })).toBe(1);
    await view.user.click(within(alert).getByRole('button', { name: 'Do it again' }));
    await world.control.waitFor({ call, count: 2 });
    await expect.poll(async () => (await world.control.member(SOMCHAI)).wallet).toBe(wallet);
    const sent = (await world.control.journal({ call })).map((entry) => entry.body);
    expect(sent).toEqual([body, body]);
  },
);

describe.each(Object.keys(orders))('%s that was carried out after "not completed"', (name) => {
  const { scenario, call, body, ...steps } = orders[name]!;

  async function orderLate() {
    const world = await makeWorld(scenario);
    const view = await renderApp({ world, signedIn: SOMCHAI });
    await steps.fillIn(view);
    await world.control.waitFor({ call: 'POST /api/statement', count: 1 });
    await world.control.addFault({ call, kind: 'status', status: 502 });
    await steps.send(view);
    await view.clock.advance(10_000);
    await view.user.click(await screen.findByRole('button', { name: 'OK' }));
    await postElsewhere(world, call.slice('POST '.length), body);
    return { world, view };
  }

  it('is repeated only when confirmed, in a form opened again too (W1)', async () => {
    const { world, view } = await orderLate();
    while (screen.queryByRole('dialog')) {
      await view.user.keyboard('{Escape}');
      await view.clock.advance(500);
    }
    await steps.fillIn(view);
    await view.clock.advance(500);
    await steps.send(view);
    await screen.findByRole('alertdialog', { name: 'You have just done this' });
    expect(await world.control.count({ call })).toBe(2);
  });

  it('is repeated only when confirmed after a reload too (W1)', async () => {
    const { world, view } = await orderLate();
    view.unmount();
    const next = await renderApp({ world, clock: view.clock });
    await steps.fillIn(next);
    await next.clock.advance(500);
    await steps.send(next);
    await screen.findByRole('alertdialog', { name: 'You have just done this' });
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
      await press(view, 'Add 25.00 baht to wallet');
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
