import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { takeConsoleErrors } from '../../testing/console-errors.ts';
import { holdCall } from '../../testing/hold-call.ts';
import { findToast } from '../../testing/find-toast.ts';
import { switchNetwork } from '../../testing/browser-state.ts';
import { createOtherPage, fetchElsewhere } from '../../testing/pages.ts';
import { makeWorld, renderApp } from '../../testing/render-app.tsx';
import { asBonus, openRefund, rows, SCENARIO, summary, toWallet } from './testing.ts';

const WALLET = 'GET /api/wallet';
const LOG = 'POST /api/refund';
const held = async (world: Awaited<ReturnType<typeof makeWorld>>) =>
  (await world.control.call('GET /members/{phone}/bonus', { params: { phone: SOMCHAI } })).held;

describe('adding the refund to the wallet', () => {
  it('is sent once for two presses, closes the dialog and refreshes the wallet [1.12] [2.45] [4.05] [7.28]', async () => {
    const { world, user } = await openRefund();
    const button = await toWallet();
    const before = await world.control.count({ call: WALLET });
    act(() => {
      button.click();
      button.click();
    });
    await findToast('success', 'Your refund of 25.00 baht is in your wallet now');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('525.00')).toBeVisible();
    expect(await world.control.count({ call: 'GET /api/refund/addWallet' })).toBe(1);
    expect(await world.control.count({ call: 'GET /api/refund/receive' })).toBe(0);
    expect(await world.control.count({ call: WALLET })).toBe(before + 1);
    expect((await world.control.member(SOMCHAI)).wallet).toBe(525);
    // Plain money has no turnover condition.
    expect(await held(world)).toBeNull();
    // The same loss is refunded once.
    await user.click(screen.getByRole('button', { name: /^Refund/ }));
    await waitFor(() => expect(summary()).toHaveTextContent(/^Your refund0\.00 baht/));
    await world.assertClean();
  });
});

describe('receiving the refund as a bonus', () => {
  it('is sent once, the dialog shows the new state, and closing it refreshes the wallet [1.12] [2.45] [2.56] [2.57] [4.06] [7.28]', async () => {
    const { world, user } = await openRefund();
    const button = await asBonus();
    const before = await world.control.count({ call: WALLET });
    act(() => {
      button.click();
      button.click();
    });
    await findToast('success', 'You have received your refund of 25.00 baht as a bonus');
    expect((await rows()).map(([amount]) => amount)).toEqual(['25.00 baht']);
    await waitFor(() => expect(summary()).toHaveTextContent(/^Your refund0\.00 baht/));
    expect(await world.control.count({ call: 'GET /api/refund/receive' })).toBe(1);
    expect(await world.control.count({ call: 'GET /api/refund/addWallet' })).toBe(0);
    expect(await held(world)).toMatchObject({ from: 'refund', amount: 25, toPlay: 25 });
    expect(await world.control.count({ call: WALLET })).toBe(before);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('525.00')).toBeVisible();
    expect(await world.control.count({ call: WALLET })).toBe(before + 1);
  });

  it.each([
    ['GET /api/refund/addWallet', toWallet, 'Your refund of 25.00 baht is in your wallet now'],
    ['GET /api/refund/receive', asBonus, 'You have received your refund of 25.00 baht as a bonus'],
  ] as const)(
    'refreshes the wallet at once when its outcome comes after the dialog was closed (%s) [2.45] [4.05]',
    async (call, button, text) => {
      const { world, user } = await openRefund();
      await button();
      const before = await holdCall(world, LOG);
      await user.click(await button());
      await before.hasCome();
      await world.control.addFault({ call, kind: 'drop' });
      // The reading while the outcome is open fails.
      await world.control.addFault({ call: WALLET, kind: 'reset' });
      const after = await holdCall(world, LOG);
      await before.release();
      await screen.findByRole('heading', { name: 'Confirming your refund' });
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await after.release();
      await findToast('success', text);
      expect(await screen.findByText('525.00')).toBeVisible();
      expect(takeConsoleErrors()).toEqual(['The wallet could not be read: unknown']);
    },
  );

  it.each([
    ['GET /api/refund/addWallet', toWallet, 'Your refund of 25.00 baht is in your wallet now'],
    ['GET /api/refund/receive', asBonus, 'You have received your refund of 25.00 baht as a bonus'],
  ] as const)('keeps its dialog open while it is sent, also at Escape (%s)', async (call, button, text) => {
    const { world, user } = await openRefund();
    const order = await holdCall(world, call);
    await user.click(await button());
    await order.hasCome();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Refund' })).toBeVisible();
    expect(await button()).toHaveAttribute('aria-busy', 'true');
    await order.release();
    await findToast('success', text);
  });

  it('is not called missing while it is sent, when another page has it already [2.58]', async () => {
    const other = createOtherPage();
    const { world, user } = await openRefund({ platform: other.platform });
    const receive = await holdCall(world, 'GET /api/refund/receive');
    await user.click(await asBonus());
    await receive.hasCome();
    await fetchElsewhere(world, '/api/refund/receive');
    act(() => other.change());
    await act(async () => {});
    expect(screen.queryByText('No refund was found')).toBeNull();
    expect(await asBonus()).toBeVisible();
    await receive.release();
    expect(await screen.findByText('No refund was found')).toBeInTheDocument();
  });

  it('is not called missing by a check that was asked for before it was sent', async () => {
    const other = createOtherPage();
    const { world, user } = await openRefund({ platform: other.platform });
    await asBonus();
    const check = await holdCall(world, 'GET /api/refund/check');
    act(() => other.change());
    await check.hasCome();
    const receive = await holdCall(world, 'GET /api/refund/receive');
    await user.click(await asBonus());
    await receive.hasCome();
    await fetchElsewhere(world, '/api/refund/receive');
    await check.release();
    await act(async () => {});
    expect(screen.queryByText('No refund was found')).toBeNull();
    await receive.release();
    expect(await screen.findByText('No refund was found')).toBeInTheDocument();
  });

  it('is not offered again while the check after it is read [2.57]', async () => {
    const { world, user } = await openRefund();
    const receive = await holdCall(world, 'GET /api/refund/receive');
    await user.click(await asBonus());
    await receive.hasCome();
    const check = await holdCall(world, 'GET /api/refund/check');
    await receive.release();
    await findToast('success', 'You have received your refund of 25.00 baht as a bonus');
    expect(screen.queryByRole('button', { name: /to wallet$|as a bonus$/ })).toBeNull();
    await check.release();
    expect(await screen.findByText('No refund was found')).toBeVisible();
  });

  it('is read again when a copy that lags behind still offers it [4.06] (W9)', async () => {
    const { world, user, clock } = await openRefund({ autoAdvance: false });
    const button = await asBonus();
    const body = await (await fetchElsewhere(world, '/api/refund/check')).text();
    // Right before the order, and right after it.
    await world.control.addFault({
      call: 'GET /api/refund/check',
      kind: 'status',
      status: 200,
      body,
      times: 2,
    });
    await user.click(button);
    await findToast('success', 'You have received your refund of 25.00 baht as a bonus');
    await clock.advance(2_999);
    expect(await asBonus()).toBeVisible();
    await clock.advance(1);
    expect(await screen.findByText('No refund was found')).toBeVisible();
  });

  it('refreshes the wallet once: not when the dialog is closed a second time [2.45]', async () => {
    const { world, user } = await openRefund();
    await user.click(await asBonus());
    await rows();
    await user.keyboard('{Escape}');
    await screen.findByText('525.00');
    const before = await world.control.count({ call: WALLET });
    await user.click(screen.getByRole('button', { name: /^Refund/ }));
    await screen.findByText('No refund was found');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await world.control.count({ call: WALLET })).toBe(before);
  });
});

describe('a refund of an unknown amount, in flight during a reload', () => {
  it('stays in question, is not offered again, and its amount comes from the log [4.06] [7.28] (W1)', async () => {
    const world = await makeWorld(SCENARIO);
    const check = {
      result: true,
      bonus: false,
      info: '',
      refundAmount: null,
      refundSuccess: 0,
      refundFail: 0,
    };
    const body = JSON.stringify(check);
    const call = 'GET /api/refund/check';
    await world.control.addFault({ call, kind: 'status', status: 200, body, times: 'always' });
    const receive = await holdCall(world, 'GET /api/refund/receive');
    const { user, unmount } = await openRefund({ world });
    await user.click(await screen.findByRole('button', { name: 'Receive as a bonus' }));
    await receive.hasCome();
    unmount();
    const { clock } = await renderApp({ world });
    await screen.findByRole('heading', { name: 'Confirming your refund' });
    expect(await screen.findByText(/We are checking;/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /to wallet$|as a bonus$/ })).toBeNull();
    await receive.release();
    await world.control.waitFor({ call: 'GET /api/refund/receive', count: 1 });
    await clock.advance(3_000);
    await findToast('success', 'You have received your refund of 25.00 baht as a bonus');
    expect(await world.control.count({ call: 'GET /api/refund/receive' })).toBe(1);
  });
});

describe('a refund whose answer is lost', () => {
  it('is found on a log that the service does not count, also where the check tells no number (W1)', async () => {
    const world = await makeWorld(SCENARIO);
    const answer = (call: 'GET /api/refund/check' | typeof LOG, reply: object, times: number | 'always') =>
      world.control.addFault({ call, kind: 'status', status: 200, body: JSON.stringify(reply), times });
    const check = {
      result: true,
      bonus: false,
      info: '',
      refundAmount: 25,
      refundSuccess: 12.5,
      refundFail: 0,
    };
    await answer('GET /api/refund/check', check, 'always');
    const row = (day: number) => ({ refundAmount: day, createdAt: `2026-01-${day}T00:00:00.000Z` });
    const days = [24, 23, 22, 21, 20, 19, 18, 17, 16, 15];
    // The list of the dialog, and the reading before the order.
    await answer(LOG, { refunds: days.map(row) }, 2);
    await answer(LOG, { refunds: [25, ...days.slice(0, 9)].map(row) }, 'always');
    const call = 'GET /api/refund/addWallet';
    await world.control.addFault({ call, kind: 'drop' });
    const { user } = await openRefund({ world });
    await user.click(await toWallet());
    await findToast('success', 'Your refund of 25.00 baht is in your wallet now');
    expect((await world.control.member(SOMCHAI)).wallet).toBe(525);
    expect(await world.control.count({ call })).toBe(1);
  });
});

describe('a refund that was not received', () => {
  it.each([
    ['nothing pressed', 0],
    ['refused', 1],
  ] as const)(
    'reads the wallet and the check after a refusal, and the wallet not because the dialog closes (%s) [2.45] [4.06]',
    async (how, readings) => {
      const { world, user } = await openRefund();
      await toWallet();
      const before = await world.control.count({ call: WALLET });
      if (how === 'refused') {
        await world.control.setFlags({ refundActive: false });
        await user.click(await asBonus());
        await user.click(await screen.findByRole('button', { name: 'OK' }));
        // Another page may have received it.
        expect(await world.control.count({ call: WALLET })).toBe(before + readings);
        expect(await screen.findByText('No refund was found')).toBeVisible();
      }
      await user.click(screen.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(await world.control.count({ call: WALLET })).toBe(before + readings);
    },
  );

  it('for want of a network says so, and leaves figures and log as they are', async () => {
    const { user, world } = await openRefund();
    const button = await toWallet();
    await screen.findByText('No refunds yet');
    switchNetwork('offline');
    await user.click(button);
    await user.click(
      within(await screen.findByRole('alertdialog', { name: 'No internet' })).getByRole('button', {
        name: 'OK',
      }),
    );
    expect(await toWallet()).toBeEnabled();
    expect(summary()).toHaveTextContent(/^Your refund25\.00 baht/);
    expect(screen.getByText('No refunds yet')).toBeVisible();
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
    expect(await world.control.count({ call: 'GET /api/refund/addWallet' })).toBe(0);
  });

  it('keeps the focus in its dialog while the outcome is unknown', async () => {
    const { user, world } = await openRefund();
    const button = await toWallet();
    await world.control.addFault({ call: 'GET /api/refund/addWallet', kind: 'reset' });
    await user.click(button);
    expect(await screen.findByRole('heading', { name: 'Confirming your refund' })).toHaveFocus();
  });

  it('is not sent if neither check nor log can be read before (W1)', async () => {
    const world = await makeWorld(SCENARIO);
    const { user } = await openRefund({ world });
    const button = await toWallet();
    for (const call of ['GET /api/refund/check', LOG] as const)
      await world.control.addFault({ call, kind: 'empty' });
    await user.click(button);
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(/nothing was sent/);
    expect(await world.control.count({ call: 'GET /api/refund/addWallet' })).toBe(0);
  });

  it('leads to the bonus page if a bonus was received meanwhile [8.05] (W3)', async () => {
    const { user, world } = await openRefund();
    const button = await toWallet();
    await fetchElsewhere(world, '/api/bonus/activate/WELCOME100');
    await user.click(button);
    await user.click(await screen.findByRole('button', { name: 'Go to bonus' }));
    await waitFor(() => expect(window.location.pathname).toBe('/user/bonus'));
  });
});
