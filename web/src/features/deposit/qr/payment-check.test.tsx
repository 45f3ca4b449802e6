import { TEST_TIME } from 'mock-server/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findToast } from '../../../testing/find-toast.ts';
import { fetchElsewhere } from '../../../testing/pages.ts';
import { holdCall } from '../../../testing/hold-call.ts';
import { openDeposit } from '../../../testing/open-deposit.ts';
import { makeWorld } from '../../../testing/render-app.tsx';
import { standInForToasts } from '../../../testing/stand-in-toasts.ts';

const button = () => screen.findByRole('button', { name: 'I have paid, check balance' });

/** The dialog with a QR of 100 baht; the wallet has 1,000 baht. */
async function openQr() {
  const world = await makeWorld('a member with a live KBANK QR');
  const view = await openDeposit({ world });
  await screen.findByRole('timer');
  return { ...view, world, id: (await world.control.qrs())[0]?.qrcodeId ?? '' };
}

describe('"I have paid" on a QR', () => {
  it('shows the receipt of a payment, with the balance after it and the code of the QR [2.50] [4.04] (W4)', async () => {
    const { user, world, id } = await openQr();
    await world.control.payQr(id);
    const toasts = await standInForToasts();
    await user.click(await button());
    expect(await screen.findByText('Deposit received')).toBeVisible();
    expect(screen.getByText('Wallet balance').nextElementSibling).toHaveTextContent('1,100.00');
    expect(screen.getByText('Reference').nextElementSibling).toHaveTextContent(id);
    // Shown here, it needs no toast.
    expect(toasts()).toEqual([]);
  });

  it('closes with a notice to check the balance while no payment is seen [2.50] [4.04]', async () => {
    const { user, world } = await openQr();
    await world.control.clearJournal();
    await user.click(await button());
    const notice = await screen.findByText(/^Your payment has not reached us yet\..*Check your balance/);
    expect(notice.closest('[class*=toast][class*=info]')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    for (const call of ['GET /api/wallet', 'POST /api/statement', 'GET /api/qrcode/{bankCode}'] as const)
      expect(await world.control.count({ call })).toBeGreaterThan(0);
  });

  it('stays open and says so when the balance cannot be checked [2.50] [8.29]', async () => {
    const { user, world } = await openQr();
    await world.control.addFault({ call: 'POST /api/statement', kind: 'reset', times: 'always' });
    await user.click(await button());
    await findToast('error', /^The balance could not be checked/);
    expect(screen.getByRole('img', { name: 'QR to pay 100.00 baht' })).toBeVisible();
    expect(await button()).not.toHaveAttribute('aria-busy');
  });

  it('tells what it found although the watch has read the same balance while its own reading was slow [2.50] [4.04] (i8)', async () => {
    const { user, clock, world } = await openQr();
    const held = await holdCall(world, 'GET /api/wallet');
    await user.click(await button());
    await held.hasCome();
    expect(await button()).toHaveAttribute('aria-busy', 'true');
    await clock.advance(8_000);
    await held.release();
    expect(await screen.findByText(/^Your payment has not reached us yet\./)).toBeInTheDocument();
  });

  it.each([
    ['no payment', 'info', /^Your payment has not reached us yet\./],
    ['a payment', 'success', /^Deposit received/],
  ] as const)(
    'leaves the other method that the member has opened meanwhile, and tells of %s [2.50] [4.04]',
    async (found, kind, text) => {
      const { user, world, id } = await openQr();
      const held = await holdCall(world, 'GET /api/wallet');
      await user.click(await button());
      await held.hasCome();
      await user.click(screen.getByRole('button', { name: 'Back to all ways to deposit' }));
      await user.click(await screen.findByRole('button', { name: /^PAYTIMZ/ }));
      if (found === 'a payment') await world.control.payQr(id);
      await held.release();
      await findToast(kind, text);
      expect(screen.getByLabelText('Amount to deposit')).toBeVisible();
    },
  );

  it('says nothing once the session has ended (W1)', async () => {
    const { user, world, services } = await openQr();
    const held = await holdCall(world, 'GET /api/wallet');
    await user.click(await button());
    await held.hasCome();
    act(() => services.session.end('token-refused'));
    await screen.findByText(/^Your session has ended/);
    const toasts = await standInForToasts();
    await held.release();
    await act(() => world.control.waitFor({ call: 'GET /api/wallet', count: 1 }));
    expect(toasts()).toEqual([]);
    // One that was told at the end of the session came before the stand-in.
    expect(screen.queryByText(/^The balance could not be checked/)).toBeNull();
  });

  it('does not say that nothing came while a new entry that cannot be read may be it [5.33] (W1)', async () => {
    const { user, world } = await openQr();
    const row = { statementType: 'deposit', status: 'SUCCESS', from: 'KBANK', to: 'WALLET', amount: 'x' };
    const body = JSON.stringify({ total: 1, statements: [{ ...row, createdAt: TEST_TIME }] });
    await world.control.addFault({ call: 'POST /api/statement', kind: 'status', status: 200, body });
    await user.click(await button());
    await findToast('error', /^The balance could not be checked/);
    expect(screen.queryByText(/has not reached us yet/)).toBeNull();
  });

  it('says that a deposit of its amount has come while the service still gives the QR [2.50] [4.04] (W2)', async () => {
    const { user, world, id } = await openQr();
    const qr = await (await fetchElsewhere(world, '/api/qrcode/KBANK')).text();
    await world.control.payQr(id);
    const call = 'GET /api/qrcode/{bankCode}';
    await world.control.addFault({ call, kind: 'status', status: 200, body: qr, times: 'always' });
    await user.click(await button());
    await findToast('success', 'Deposit received');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows the new balance when reopened after the bank has paid (W4)', async () => {
    const { user, world, id } = await openQr();
    await user.click(await button());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await world.control.payQr(id);
    await user.click(screen.getByRole('button', { name: 'Deposit' }));
    expect(await screen.findByText('Deposit received')).toBeVisible();
    expect(screen.getByText('Wallet balance').nextElementSibling).toHaveTextContent('1,100.00');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('1,100.00')).toBeVisible();
  });
});
