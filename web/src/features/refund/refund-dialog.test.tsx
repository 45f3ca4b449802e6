import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { changeLocale } from '../../shared/session/locale.ts';
import { dateTimeText } from '../../lib/date-text.ts';
import { announced } from '../../testing/screen-texts/announced.ts';
import { toastText } from '../../testing/find-toast.ts';
import { holdCall } from '../../testing/hold-call.ts';
import { switchNetwork } from '../../testing/browser-state.ts';
import { makeWorld, renderApp } from '../../testing/render-app.tsx';
import { asBonus, openRefund, rows, SCENARIO, summary, toWallet } from './testing.ts';

const CHECK = 'GET /api/refund/check';
const LOG = 'POST /api/refund';
const BONUS_HINT = 'A bonus must be played before you can withdraw.';
const count = (label: string) => within(summary()).getByText(label).nextElementSibling;

async function openAnswered(change: object) {
  const world = await makeWorld(SCENARIO);
  const check = { result: true, bonus: false, info: '', refundAmount: 25, refundSuccess: 0, refundFail: 0 };
  const body = JSON.stringify({ ...check, ...change });
  await world.control.addFault({ call: CHECK, kind: 'status', status: 200, body, times: 'always' });
  return openRefund({ world });
}

describe('the refund dialog', () => {
  it.each([
    [1234.5, 12_345, 3, '1,234.50 baht', '12,345', '3'],
    [0, 0, 0, '0.00 baht', '0', '0'],
    [null, null, null, '-', '-', '-'],
  ])(
    'shows refundAmount %j, refundSuccess %j and refundFail %j of the check [2.44] [2.56] [3.14] [4.06] [7.28]',
    async (refundAmount, refundSuccess, refundFail, amount, success, fail) => {
      await openAnswered({ refundAmount, refundSuccess, refundFail });
      expect(within(summary()).getByText('Your refund').nextElementSibling?.textContent).toBe(amount);
      expect(count('Refunds received')?.textContent).toBe(success);
      expect(count('Refunds failed')?.textContent).toBe(fail);
    },
  );

  it('shows how refunds work in HTML that can do no harm [2.56] [3.14] [4.06]', async () => {
    await openAnswered({
      info: '<p>Every <b>day</b></p><img src=x onerror="window.hit=1"><script>1</script>',
    });
    const info = await screen.findByRole('region', { name: 'How refunds work' });
    expect(within(info).getByText('day').tagName).toBe('B');
    expect(info.querySelector('img, script')).toBeNull();
    expect(window).not.toHaveProperty('hit');
  });

  it('reads how refunds work again when another page has changed the language [1.19] [2.56]', async () => {
    const { world, services, i18n } = await openRefund();
    await screen.findByRole('region', { name: 'How refunds work' });
    expect(await world.control.count({ call: CHECK })).toBe(1);
    await act(() => changeLocale(i18n, services.platform, 'lo'));
    expect(screen.getByRole('region', { name: 'ເງື່ອນໄຂເງິນຄືນ' })).toBeVisible();
    await waitFor(async () => expect(await world.control.count({ call: CHECK })).toBe(2));
  });

  it('lists amount and time of each refund, newest first, ten a page [2.56] [3.14] [4.06] [7.27] [9.25] [9.31]', async () => {
    const { world, user } = await openRefund({ scenario: 'a member with many refunds' });
    const [sent] = await world.control.journal({ call: LOG });
    expect(sent?.body).toEqual({ page: 1, limit: 10 });
    const { refunds } = sent?.answer as { refunds: { refundAmount: number; createdAt: string }[] };
    expect(await rows()).toEqual(
      refunds.map(({ refundAmount, createdAt }) => [
        `${refundAmount.toFixed(2)} baht`,
        dateTimeText(createdAt),
      ]),
    );
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads).toEqual(['Amount', 'Time']);
    expect(await rows()).toHaveLength(10);
    expect((await rows())[0]).toEqual([
      '63.00 baht',
      expect.stringMatching(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/),
    ]);
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await waitFor(async () => expect((await rows())[0]?.[0]).toBe('53.00 baht'));
    const pages = (await world.control.journal({ call: LOG })).map(({ body }) => body);
    expect(pages).toEqual([1, 2].map((page) => ({ page, limit: 10 })));
    // The next visit begins with the newest.
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: /^Refund/ }));
    await waitFor(async () => expect((await rows())[0]?.[0]).toBe('63.00 baht'));
  });

  it('offers three pages before and one after the current one [2.77] [9.26]', async () => {
    const { user } = await openRefund({ scenario: 'a member with many refunds' });
    await rows();
    for (const page of [2, 3, 4, 5]) {
      await user.click(screen.getByRole('button', { name: 'Next page' }));
      await screen.findByText(`Showing ${(page - 1) * 10 + 1}–${page * 10} of 63`);
    }
    const pages = within(screen.getByRole('navigation', { name: 'Choose a page' }))
      .getAllByRole('button', { name: /^Page/ })
      .map(({ textContent }) => textContent);
    expect(pages).toEqual(['2', '3', '4', '5', '6']);
  });

  it('disables both ways to receive while a bonus is held, says why, and leads to it [2.57] [4.06]', async () => {
    const { user, world } = await openRefund({ scenario: 'a member with a refund and a bonus' });
    expect(await toWallet()).toBeDisabled();
    expect(await asBonus()).toBeDisabled();
    expect(screen.getByText('A bonus is in use')).toBeVisible();
    expect(screen.queryByText(BONUS_HINT)).toBeNull();
    await user.click(await toWallet());
    await user.click(await asBonus());
    expect(await world.control.count({ call: 'GET /api/refund/receive' })).toBe(0);
    expect(await world.control.count({ call: 'GET /api/refund/addWallet' })).toBe(0);
    await user.click(screen.getByRole('link', { name: 'See your bonus' }));
    await waitFor(() => expect(window.location.pathname).toBe('/user/bonus'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('enables both without a bonus [2.57] [4.06]', async () => {
    await openRefund();
    expect(await toWallet()).toBeEnabled();
    expect(await asBonus()).toBeEnabled();
    expect(screen.getByText(BONUS_HINT)).toBeVisible();
    expect(screen.queryByText('A bonus is in use')).toBeNull();
    expect(screen.queryByText('No refund was found')).toBeNull();
  });

  it('disables each way to receive while the other is being sent [2.57] [4.06]', async () => {
    for (const [call, own, other] of [
      ['GET /api/refund/receive', asBonus, toWallet],
      ['GET /api/refund/addWallet', toWallet, asBonus],
    ] as const) {
      const { user, world } = await openRefund();
      const held = await holdCall(world, call);
      await user.click(await own());
      expect(await own()).toHaveAttribute('aria-busy', 'true');
      expect(await other()).toBeDisabled();
      await held.release();
      await screen.findByText(/^(?:Your refund of|You have received your refund of) 25\.00 baht/);
      cleanup();
    }
  });

  it.each([{ refundAmount: 0 }, { refundAmount: 25 }, { refundAmount: 25, bonus: true }])(
    'says that none was found where the result is false, and how refunds work (%j) [2.56] [2.57] [2.58] [4.06]',
    async (change) => {
      await openAnswered({ result: false, info: '<p>Every day</p>', ...change });
      expect(await screen.findByText('No refund was found')).toBeVisible();
      expect(screen.getByText('No refund was found').closest('[role=status]')).toBeVisible();
      expect(screen.getByText('When there is one for you, you can receive it here.')).toBeVisible();
      expect(await screen.findByText('Every day')).toBeVisible();
      expect(screen.queryByRole('button', { name: /to wallet$|as a bonus$/ })).toBeNull();
      expect(screen.queryByText('A bonus is in use')).toBeNull();
    },
  );

  it('says so where none was received yet [2.56] [4.06]', async () => {
    await openRefund();
    expect(await screen.findByText('No refunds yet')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it.each([
    { kind: 'reset' },
    { kind: 'wrong-shape' },
    { kind: 'status', status: 200, body: '{"total":25,"refunds":[]}' },
  ] as const)(
    'offers another try where the log cannot be read (%j), without a toast [2.56] [8.29]',
    async (fault) => {
      const world = await makeWorld('a member with many refunds');
      await world.control.addFault({ call: LOG, ...fault });
      const { user } = await openRefund({ world });
      expect(await screen.findByText('The list could not be loaded')).toBeVisible();
      expect(screen.getAllByText(/could not be loaded/)).toHaveLength(1);
      expect(announced('The list could not be loaded')).toHaveLength(1);
      expect(await toastText()).toBe('');
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await rows()).toHaveLength(10);
    },
  );

  it('reads a log that failed again by itself when the network is back', async () => {
    const world = await makeWorld('a member with many refunds');
    await world.control.addFault({ call: LOG, kind: 'reset' });
    await openRefund({ world });
    await screen.findByText('The list could not be loaded');
    switchNetwork('offline');
    switchNetwork('online');
    expect(await rows()).toHaveLength(10);
    expect(await world.control.count({ call: LOG })).toBe(2);
  });

  it.each(['reset', 'wrong-shape'] as const)(
    'says that the figures are old where the check cannot be read again (%s), and reads it again on request and when the network is back [2.56] [8.29]',
    async (kind) => {
      const { user, world } = await openRefund();
      await user.keyboard('{Escape}');
      await world.control.addFault({ call: CHECK, kind, times: 2 });
      await user.click(await screen.findByRole('button', { name: /^Refund/ }));
      // The earlier data stays, marked as outdated.
      const title = 'The latest data could not be loaded';
      expect(await screen.findByText(title)).toBeVisible();
      expect(await toastText()).toBe('');
      expect(summary()).toHaveTextContent('25.00');
      const retry = screen.getByRole('button', { name: 'Try again' });
      await user.click(retry);
      await waitFor(async () => expect(await world.control.faults()).toEqual([]));
      await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
      expect(screen.getByText(title)).toBeVisible();
      switchNetwork('offline');
      switchNetwork('online');
      await waitFor(() => expect(screen.queryByText(title)).toBeNull());
      expect(await world.control.count({ call: CHECK })).toBe(4);
    },
  );

  it('offers another try, and no button to receive, if it could not be read [2.56] [8.29]', async () => {
    const world = await makeWorld(SCENARIO);
    await world.control.addFault({ call: CHECK, kind: 'empty' });
    const { user } = await renderApp({ world, signedIn: SOMCHAI });
    await user.click(await screen.findByRole('button', { name: /^Refund/ }));
    expect(await screen.findByText('Your refund could not be loaded')).toBeVisible();
    expect(announced('Your refund could not be loaded')).toHaveLength(1);
    expect(await toastText()).toBe('');
    expect(screen.queryByRole('button', { name: /to wallet|bonus$/ })).toBeNull();
    const answer = await holdCall(world, CHECK);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await answer.hasCome();
    expect(screen.queryByText('Your refund could not be loaded')).toBeNull();
    await answer.release();
    expect(await toWallet()).toBeEnabled();
  });

  it('reads a check that failed again by itself when the network is back', async () => {
    const world = await makeWorld(SCENARIO);
    await world.control.addFault({ call: CHECK, kind: 'reset' });
    const { user } = await renderApp({ world, signedIn: SOMCHAI });
    await user.click(await screen.findByRole('button', { name: /^Refund/ }));
    await screen.findByText('Your refund could not be loaded');
    switchNetwork('offline');
    switchNetwork('online');
    expect(await toWallet()).toBeEnabled();
    expect(await world.control.count({ call: CHECK })).toBe(2);
  });
});
