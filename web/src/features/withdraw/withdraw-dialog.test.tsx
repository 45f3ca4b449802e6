import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import errors from '../../../locales/en/errors.json' with { type: 'json' };
import { SOMCHAI } from 'mock-server/testing';
import { setHidden, switchNetwork } from '../../testing/browser-state.ts';
import { takeConsoleErrors } from '../../testing/console-errors.ts';
import { fill } from '../../testing/fill.ts';
import { holdCall } from '../../testing/hold-call.ts';
import { createOtherPage, fetchElsewhere } from '../../testing/pages.ts';
import { createSharedScreen } from '../../testing/shared-screen.ts';
import {
  makeServices,
  makeWorld,
  renderApp,
  type RenderOptions,
  type TestWorld,
} from '../../testing/render-app.tsx';
import { createAppStore } from '../../shared/session/services.ts';
import {
  hasActiveBonusAtom,
  loadActiveBonusAtom,
  loadWithdrawLimitsAtom,
  withdrawLimitsAtom,
} from './withdraw-state.ts';

const SOMPHONE = '02055512345';
const OLD = 'The latest balance could not be loaded. These figures are from before.';
const WITHDRAW = 'POST /api/wallet/withdrawAll';

async function openWithdraw(options: RenderOptions = {}) {
  const view = await renderApp({ signedIn: SOMCHAI, ...options });
  await view.user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  return { ...view, dialog: await screen.findByRole('dialog') };
}

const amount = () => screen.findByLabelText<HTMLInputElement>('Amount to withdraw');
const submit = () => screen.getByRole('button', { name: /^Withdraw [\d,.]+\s(?:baht|kip)$/ });
const confirm = () => screen.findByRole('button', { name: /^Confirm: withdraw/ });
/** Where its confirmation says what the games pay. */
const source = () => within(screen.getByRole('group', { name: 'Check your withdrawal' })).getByRole('status');
const sent = (world: TestWorld) => world.control.count({ call: WITHDRAW });
const inDialog = () => within(screen.getByRole('dialog'));

async function order(user: Awaited<ReturnType<typeof openWithdraw>>['user'], typed: string) {
  await fill(user, await amount(), typed);
  await user.click(submit());
  await user.click(await confirm());
}

describe('the withdrawal', () => {
  it('goes to the member’s bank after a confirmation, and ends with a receipt [1.10] [2.36] [2.44] [2.45] [4.05] [4.08] [7.22] [9.33] (W4)', async () => {
    const { user, world } = await openWithdraw();
    await fill(user, await amount(), '300.05');
    await user.click(screen.getByRole('button', { name: 'Withdraw 300.05\u00a0baht' }));
    expect(await screen.findByRole('dialog', { name: 'Check your withdrawal' })).toBeVisible();
    expect(inDialog().getByText('•••-•••-7890').parentElement).toHaveTextContent(
      /^Kasikornbank •••-•••-7890$/,
    );
    expect(inDialog().getByText('SOMCHAI JAIDEE')).toBeVisible();
    expect(inDialog().getByRole('group', { name: 'Check your withdrawal' })).toHaveTextContent(
      /^300\.05 ?baht/,
    );
    expect(await sent(world)).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Confirm: withdraw 300.05\u00a0baht' }));
    expect(await screen.findByText('Withdrawal request received')).toBeVisible();
    expect(await inDialog().findByText('699.95')).toBeVisible();
    expect(inDialog().getByText('From').nextElementSibling).toHaveTextContent(/^Wallet$/);
    expect(inDialog().getByText('To').nextElementSibling).toHaveTextContent('Kasikornbank •••-•••-7890');
    expect(screen.getByRole('dialog').querySelector('[data-state=pending]')).toBeVisible();
    const [entry] = await world.control.journal({ call: WITHDRAW });
    const { reference } = entry?.answer as { reference: string };
    expect(inDialog().getByText(reference)).toBeVisible();
    const [withdrawal] = (await world.control.withdrawals()).filter((one) => one.reference === reference);
    expect(withdrawal).toMatchObject({ amount: 300.05, bankCode: 'KBANK', status: 'PENDING' });
    const readings = await world.control.count({ call: 'GET /api/wallet' });
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await world.control.waitFor({ call: 'GET /api/wallet', count: readings + 1 });
    await world.assertClean();
  });

  it('refreshes the wallet when its receipt is closed, and not when nothing was withdrawn [2.45] [4.05]', async () => {
    const { user, world } = await openWithdraw();
    const readings = () => world.control.count({ call: 'GET /api/wallet' });
    await amount();
    const unused = await readings();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await readings()).toBe(unused);
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    await order(user, '300');
    await screen.findByText('Withdrawal request received');
    expect(await inDialog().findByText('700.00')).toBeVisible();
    const before = await readings();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await world.control.waitFor({ call: 'GET /api/wallet', count: before + 1 });
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(await amount()).toBeVisible();
  });

  it('leads from its receipt to the statement, without the dialog [4.05]', async () => {
    const { user } = await openWithdraw();
    await order(user, '300');
    await screen.findByText('Withdrawal request received');
    await user.click(screen.getByRole('link', { name: 'Open the statement' }));
    await waitFor(() => expect(window.location.pathname).toBe('/user/statement'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('names the account for screen readers by its last digits, never the whole number [2.65]', async () => {
    await openWithdraw();
    await amount();
    expect(
      screen.getByRole('group', {
        name: 'To your bank account: Kasikornbank, SOMCHAI JAIDEE, account ending in 7890',
      }),
    ).toBeVisible();
    expect(document.body).not.toHaveTextContent('1234567890');
  });

  it('shows the server’s limits before any input, and in the messages [5.16] [7.02] [9.18] [9.41] (W8)', async () => {
    const world = await makeWorld();
    await world.control.setWithdrawLimits({ THB: { min: 123.5, max: 4567 } });
    const { user } = await openWithdraw({ world });
    expect(await screen.findByText('Minimum 123.50')).toBeVisible();
    expect(screen.getByText('Maximum 4,567.00')).toBeVisible();
    await fill(user, await amount(), '123.49');
    await user.click(submit());
    expect(await screen.findByText('The minimum withdrawal is 123.50 baht')).toBeVisible();
    await user.clear(await amount());
    await fill(user, await amount(), '123.50');
    expect(await amount()).toBeValid();
  });

  it.each([
    ['', 'Enter an amount above 0'],
    ['0', 'Enter an amount above 0'],
    ['99.99', 'The minimum withdrawal is 100.00 baht'],
    ['50000.01', 'The maximum withdrawal is 50,000.00 baht'],
    ['1670.51', 'At most 1,670.50 baht can be withdrawn now'],
  ])(
    'refuses %j at the field with the limit and sends nothing [5.16] [5.17] [9.18] [9.41]',
    async (typed, message) => {
      const { user, world } = await openWithdraw();
      if (typed !== '') await user.type(await amount(), typed);
      const field = await amount();
      fireEvent.submit(field.form ?? field);
      expect(await screen.findByText(message)).toBeVisible();
      expect(field).toHaveAccessibleDescription(
        expect.stringContaining(message.replace(' baht', '\u00a0baht')),
      );
      expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull();
      expect(await sent(world)).toBe(0);
    },
  );

  it('names the amount on its button only above zero [5.17]', async () => {
    const { user } = await openWithdraw();
    const field = await amount();
    const button = () => inDialog().getByRole('button', { name: /^Withdraw/ });
    await user.type(field, '0');
    expect(button()).toHaveAccessibleName('Withdraw');
    await user.type(field, '.5');
    expect(button()).toHaveAccessibleName('Withdraw 0.50\u00a0baht');
  });

  it('withdraws what it said of the amount when a share fills it [5.16] [5.17]', async () => {
    const { user } = await openWithdraw();
    await amount();
    await user.click(inDialog().getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Enter an amount above 0')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'All' }));
    expect(screen.queryByText('Enter an amount above 0')).toBeNull();
    expect(await amount()).toBeValid();
  });

  it('uses game money if the wallet has too little, and says so in the form, the confirmation and the receipt [2.53] [7.22]', async () => {
    const { user, world } = await openWithdraw();
    await user.click(await screen.findByRole('button', { name: 'All' }));
    expect(await amount()).toHaveValue('1,670.50');
    const told = screen.getByText('The wallet alone is not enough: 670.50 baht will come from your games');
    expect(told.closest('[role=status]')).toBeVisible();
    expect(screen.getByRole('status', { name: 'After this you will have' })).toHaveTextContent(
      'Wallet0.00 bahtbefore 1,000.00Games0.00 bahtbefore 670.50',
    );
    await user.click(submit());
    const button = await confirm();
    expect(source()).toHaveTextContent(
      'The wallet alone is not enough: 670.50 baht will come from your games',
    );
    await user.click(button);
    expect(await screen.findByText('Withdrawal request received')).toBeVisible();
    expect(inDialog().getByText('From').nextElementSibling).toHaveTextContent(/^Wallet and games$/);
    const { wallet, games } = await world.control.member(SOMCHAI);
    expect([wallet, ...Object.values(games)].every((balance) => balance === 0)).toBe(true);
  });

  it('names on its confirmation what the games pay of it, as the wallet changes, and when that is old [7.22] (W9)', async () => {
    const other = createOtherPage();
    const { user, world, clock } = await openWithdraw({ platform: other.platform });
    await fill(user, await amount(), '1000');
    await user.click(submit());
    await confirm();
    const said = source();
    expect(said).toBeEmptyDOMElement();
    const told = (baht: string) => `The wallet alone is not enough: ${baht} baht will come from your games`;
    await world.control.setBalance(SOMCHAI, { account: 'WALLET', amount: 899.75 });
    act(() => other.change());
    await waitFor(() => expect(said).toHaveTextContent(told('100.25')));
    expect(inDialog().queryByText(OLD)).toBeNull();
    await world.control.addFault({ call: 'GET /api/wallet', kind: 'status', status: 503, times: 1 });
    act(() => other.change());
    await clock.advance(0);
    expect(await inDialog().findByText(OLD)).toBeVisible();
    expect(takeConsoleErrors()).toEqual(['The wallet could not be read: unknown']);
    expect(said).toHaveTextContent(told('100.25'));
    const withdrawal = await holdCall(world, WITHDRAW);
    await user.click(await confirm());
    await withdrawal.hasCome();
    await world.control.setBalance(SOMCHAI, { account: 'WALLET', amount: 0 });
    act(() => other.change());
    await waitFor(() => expect(inDialog().queryByText(OLD)).toBeNull());
    expect(said).toHaveTextContent(told('100.25'));
  });

  it('above limits that changed meanwhile is not reported as too low, and shows the new limits [5.16] [9.18]', async () => {
    const { user, world } = await openWithdraw();
    await fill(user, await amount(), '600');
    await world.control.setWithdrawLimits({ THB: { min: 100, max: 500 } });
    await user.click(submit());
    await user.click(await confirm());
    const alert = await screen.findByRole('alertdialog', { name: 'Not completed' });
    expect(alert).toHaveTextContent(errors.TRANSFER_MINIMUM);
    expect(alert).not.toHaveTextContent(/minimum withdrawal/);
    await user.click(within(alert).getByRole('button', { name: 'OK' }));
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    expect(await screen.findByText('Maximum 500.00')).toBeVisible();
    expect(screen.getByText('The maximum withdrawal is 500.00 baht')).toBeVisible();
  });

  it('reads its limits again after a minute away [5.16] [9.18] (W9)', async () => {
    const { user, world, clock } = await openWithdraw();
    await world.control.setBalance(SOMCHAI, { account: 'WALLET', amount: 90_000 });
    await fill(user, await amount(), '60000');
    expect(screen.getByText('Maximum 50,000.00')).toBeVisible();
    await world.control.setWithdrawLimits({ THB: { min: 100, max: 70_000 } });
    setHidden(true);
    await clock.advance(60_000);
    setHidden(false);
    expect(await screen.findByText('Maximum 70,000.00')).toBeVisible();
    await waitFor(async () => expect(await amount()).toBeValid());
  });

  it('warns of an active bonus and links to its conditions; the server decides [2.53] [7.31] [8.05]', async () => {
    const world = await makeWorld('a member with an active bonus');
    const { user } = await openWithdraw({ world });
    const warning = await screen.findByText('A bonus is in use');
    expect(warning.closest('[class*=warning]')).toHaveTextContent(
      'You can withdraw once its conditions are met.',
    );
    // Before the amount, so that a short phone shows it without scrolling.
    expect(warning.compareDocumentPosition(await amount())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await order(user, '200');
    const alert = await screen.findByRole('alertdialog', { name: 'Not while a bonus is in use' });
    expect(alert).toHaveTextContent(errors.BONUS_CONDITION);
    // On the confirmation below the alert too.
    expect(screen.getByText('A bonus is in use')).toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'See the bonus conditions', hidden: true });
    expect(link).toHaveAttribute('href', '/user/bonus');
    await user.click(within(alert).getByRole('button', { name: 'Go to bonus' }));
    await waitFor(() => expect(window.location.pathname).toBe('/user/bonus'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await world.control.member(SOMCHAI)).wallet).toBe(1100);
  });

  it('while a bonus is active, highlights its link and shows no balances after a withdrawal [2.53]', async () => {
    const world = await makeWorld('a member with an active bonus');
    const { user } = await openWithdraw({ world });
    const bonus = await screen.findByRole('link', { name: 'See the bonus conditions' });
    const withdraw = screen.getByRole('button', { name: /^Withdraw/ });
    expect([bonus.className, withdraw.className]).toEqual([
      expect.stringContaining('gold'),
      expect.not.stringContaining('gold'),
    ]);
    await user.click(screen.getByRole('button', { name: 'All' }));
    expect(await amount()).not.toHaveValue('');
    expect(screen.queryByRole('status', { name: 'After this you will have' })).toBeNull();
    await user.click(bonus);
    await waitFor(() => expect(window.location.pathname).toBe('/user/bonus'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves its confirmation for the bonus by the link of the warning [2.53]', async () => {
    const { user } = await openWithdraw({ world: await makeWorld('a member with an active bonus') });
    await screen.findByText('A bonus is in use');
    await fill(user, await amount(), '200');
    await user.click(submit());
    await confirm();
    await user.click(screen.getByRole('link', { name: 'See the bonus conditions' }));
    await waitFor(() => expect(window.location.pathname).toBe('/user/bonus'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    { kind: 'reset' },
    { kind: 'status', status: 200, body: '{}' },
    { kind: 'status', status: 200, body: '{"status":false}' },
  ] as const)(
    'shows no warning if no bonus is active or the check fails (%j) [2.53] [8.29]',
    async (fault) => {
      const world = await makeWorld('a member with an active bonus');
      const call = 'GET /api/bonus/check/active';
      await world.control.addFault({ call, ...fault });
      await openWithdraw({ world });
      await amount();
      await world.control.waitFor({ call, count: 1, timeoutSeconds: 5 });
      expect(screen.queryByText('A bonus is in use')).toBeNull();
    },
  );

  it.each([{ kind: 'reset' }, { kind: 'status', status: 200, body: '{}' }] as const)(
    'warns of a known bonus although a later check fails, until it has ended (%j) [2.53] [7.31]',
    async (fault) => {
      const call = 'GET /api/bonus/check/active';
      const { user, world } = await openWithdraw({ world: await makeWorld('a member with an active bonus') });
      await screen.findByText('A bonus is in use');
      const openAgain = async () => {
        await user.click(screen.getByRole('button', { name: 'Close' }));
        await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
        await amount();
      };
      await world.control.addFault({ call, ...fault });
      await openAgain();
      await act(() => world.control.waitFor({ call, count: 2, timeoutSeconds: 5 }));
      expect(screen.getByText('A bonus is in use')).toBeVisible();
      await world.control.addFault({ call, kind: 'status', status: 200, body: '{"status":false}' });
      await openAgain();
      await waitFor(() => expect(screen.queryByText('A bonus is in use')).toBeNull());
    },
  );

  it('offers support in place of a reload where a reload would end the session [8.02] (W3) (K9)', async () => {
    const world = await makeWorld();
    const { user } = await openWithdraw({ world, platform: { ...createSharedScreen(), keepsWork: false } });
    await world.control.addFault({ call: WITHDRAW, kind: 'refuse', code: 'KEY_INVALID' });
    await order(user, '500');
    const alert = await screen.findByRole('alertdialog');
    expect(alert).not.toHaveTextContent(/reload/i);
    await user.click(within(alert).getByRole('button', { name: 'Contact us' }));
    await waitFor(() => expect(window.location.pathname).toBe('/user/contact'));
  });

  it('asks again about a bonus in use when the network is back [2.53] [7.31]', async () => {
    const call = 'GET /api/bonus/check/active';
    const { world } = await openWithdraw({ world: await makeWorld('a member with an active bonus') });
    await screen.findByText('A bonus is in use');
    await world.control.addFault({ call, kind: 'status', status: 200, body: '{"status":false}' });
    switchNetwork('offline');
    switchNetwork('online');
    await waitFor(() => expect(screen.queryByText('A bonus is in use')).toBeNull());
  });

  it.each([
    ['NO_BANK', 'This bank account cannot be used', 'Go to profile', '/user/profile', false],
    ['NO_WALLET', 'Not completed', 'Contact us', '/user/contact', true],
    ['INACTIVE_USER', 'Not completed', 'Contact us', '/user/contact', true],
    ['INVALID_IP', 'Not completed', 'Contact us', '/user/contact', true],
    ['BONUS_REMAINING', 'Not completed', 'Go to bonus', '/user/bonus', false],
  ] as const)(
    'shows %s with its reason and the next step [8.23] (W3)',
    async (code, title, way, path, isContact) => {
      const world = await makeWorld();
      await world.control.addFault({ call: WITHDRAW, kind: 'refuse', code });
      const { user } = await openWithdraw({ world });
      await order(user, '200');
      const alert = await screen.findByRole('alertdialog', { name: title });
      expect(alert).toHaveTextContent(errors[code]);
      const help = within(alert).queryByText('Our team can help. Your money has not moved.');
      expect(help !== null).toBe(isContact);
      // A withdrawal has no other one.
      expect(alert).not.toHaveTextContent('another way');
      await user.click(within(alert).getByRole('button', { name: way }));
      await waitFor(() => expect(window.location.pathname).toBe(path));
      expect((await world.control.member(SOMCHAI)).wallet).toBe(1000);
    },
  );

  it('shows an unknown refusal with the server’s message [7.01] [8.23]', async () => {
    const world = await makeWorld();
    await world.control.addFault({ call: WITHDRAW, kind: 'refuse', message: 'The bank is on holiday' });
    const { user } = await openWithdraw({ world });
    await order(user, '200');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('The bank is on holiday');
  });

  it('reports a missing bank account', async () => {
    const world = await makeWorld();
    const wallet = (await (await fetchElsewhere(world, '/api/wallet')).json()) as object;
    await world.control.addFault({
      call: 'GET /api/wallet',
      kind: 'status',
      status: 200,
      body: JSON.stringify({ ...wallet, bankAccount: null }),
      times: 'always',
    });
    await openWithdraw({ world });
    expect(await screen.findByText('There is no bank account to withdraw to')).toBeVisible();
  });

  it('stays on its confirmation while it is sent, although the wallet is read empty meanwhile', async () => {
    const other = createOtherPage();
    const world = await makeWorld('a member with money');
    const { user } = await openWithdraw({ world, platform: other.platform });
    const withdrawal = await holdCall(world, WITHDRAW);
    const { wallet } = await world.control.member(SOMCHAI);
    await order(user, String(wallet));
    await withdrawal.hasCome();
    await world.control.setBalance(SOMCHAI, { account: 'WALLET', amount: 0 });
    act(() => other.change());
    const main = screen.getByRole('main', { hidden: true });
    await waitFor(() => expect(within(main).getAllByText('0.00').length).toBeGreaterThan(0));
    expect(screen.queryByText('There is nothing to withdraw yet')).toBeNull();
    expect(await confirm()).toBeVisible();
  });

  it('offers a deposit to a member without money [2.36]', async () => {
    const { user } = await openWithdraw({ world: await makeWorld('a member without money') });
    expect(await screen.findByText('There is nothing to withdraw yet')).toBeVisible();
    await user.click(inDialog().getByRole('button', { name: 'Deposit' }));
    expect(await screen.findByRole('dialog', { name: 'Deposit' })).toBeVisible();
  });

  it.each(['reset', 'wrong-shape'] as const)(
    'offers a retry instead of the button when the limits cannot be read (%s), and marks known ones as old until another try [8.29] [9.18]',
    async (kind) => {
      const world = await makeWorld();
      await world.control.addFault({ call: 'GET /api/lookup/withdraw', kind });
      const { user, clock } = await openWithdraw({ world });
      expect(await screen.findByText('The withdraw page could not load')).toBeVisible();
      expect(inDialog().queryByRole('button', { name: /^Withdraw/ })).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await amount()).toBeVisible();
      await world.control.addFault({ call: 'GET /api/lookup/withdraw', kind });
      await user.click(screen.getByRole('button', { name: 'Close' }));
      await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
      await clock.advance(1);
      expect(await amount()).toBeVisible();
      expect(await screen.findByText('The latest data could not be loaded')).toBeVisible();
      await user.click(inDialog().getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(screen.queryByText('The latest data could not be loaded')).toBeNull());
    },
  );

  it('keeps the limits and the bonus in use that it knows when they cannot be read again [8.29]', async () => {
    const world = await makeWorld('a member with an active bonus');
    const store = createAppStore(await makeServices(world, { signedIn: SOMCHAI }));
    for (const load of [loadWithdrawLimitsAtom, loadActiveBonusAtom]) await store.set(load);
    for (const call of ['GET /api/lookup/withdraw', 'GET /api/bonus/check/active'] as const)
      await world.control.addFault({ call, kind: 'reset' });
    for (const load of [loadWithdrawLimitsAtom, loadActiveBonusAtom]) await store.set(load);
    expect(store.get(withdrawLimitsAtom).status).toBe('ready');
    expect(store.get(hasActiveBonusAtom)).toBe(true);
  });

  it('goes back to the amount and keeps it [1.10]', async () => {
    const { user } = await openWithdraw();
    await fill(user, await amount(), '250');
    await user.click(submit());
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    expect(await amount()).toHaveValue('250');
  });

  it('is not confirmed by the key or second press that opened the confirmation (W1)', async () => {
    const { user, world } = await openWithdraw();
    await user.type(await amount(), '250{Enter}');
    await confirm();
    await user.keyboard('{Enter}{Enter}');
    expect(screen.getByRole('group', { name: 'Check your withdrawal' })).toHaveFocus();
    expect(await sent(world)).toBe(0);
  });

  it('focuses the title of each step, so that a keyboard keeps its place', async () => {
    const { user } = await openWithdraw();
    await fill(user, await amount(), '250');
    await user.click(submit());
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    expect(screen.getByRole('heading', { name: 'Withdraw' })).toHaveFocus();
    await user.click(submit());
    await user.click(await confirm());
    await screen.findByText('Withdrawal request received');
    expect(screen.getByRole('heading', { name: 'Withdrawal receipt' })).toHaveFocus();
  });

  it('sends once for two confirmations in one frame (W1)', async () => {
    const { user, world } = await openWithdraw();
    await fill(user, await amount(), '250');
    await user.click(submit());
    const button = await confirm();
    act(() => {
      button.click();
      button.click();
    });
    await screen.findByText('Withdrawal request received');
    expect(await sent(world)).toBe(1);
    expect((await world.control.member(SOMCHAI)).wallet).toBe(750);
  });

  it('uses kip and its limits in the Laos edition [1.20] [9.18]', async () => {
    const { user, world } = await openWithdraw({ signedIn: SOMPHONE, config: { edition: 'laos' } });
    expect(await screen.findByText('Minimum 50,000.00')).toBeVisible();
    await order(user, '60000');
    expect(await screen.findByText('Withdrawal request received')).toBeVisible();
    expect((await world.control.member(SOMPHONE)).wallet).toBe(1_190_000);
  });
});
