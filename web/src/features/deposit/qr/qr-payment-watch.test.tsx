import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { takeConsoleErrors } from '../../../testing/console-errors.ts';
import { holdCall } from '../../../testing/hold-call.ts';
import { fetchElsewhere, postElsewhere } from '../../../testing/pages.ts';
import { findToast, toastText } from '../../../testing/find-toast.ts';
import { makeWorld, renderApp, type RenderOptions, type TestWorld } from '../../../testing/render-app.tsx';
import { openDeposit, openMethod } from '../../../testing/open-deposit.ts';
import { setHidden } from '../../../testing/browser-state.ts';

const openKbank = (options: RenderOptions = {}) => openMethod(/^KBANK/, options);

const createButton = () => screen.getByRole('button', { name: /^Create QR/ });

/** The service never gets the cancellation. */
async function cancelUnanswered(user: UserEvent, world: TestWorld) {
  await world.control.addFault({ call: 'DELETE /api/qrcode/{qrcodeId}', kind: 'reset' });
  await user.click(await screen.findByRole('button', { name: 'Cancel deposit' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel QR' }));
  await screen.findByText('Confirming the outcome');
}

describe('the payment of a QR in view', () => {
  it('is found without waiting for a statement that never comes (W2) [8.29]', async () => {
    const world = await makeWorld();
    await world.control.addFault({ call: 'POST /api/statement', kind: 'hang', times: 'always' });
    const { user, dialog, clock } = await openDeposit({ world });
    await clock.advance(1_500);
    await user.click(await within(dialog).findByRole('button', { name: /^KBANK/ }));
    await clock.advance(3_500);
    await user.click(await screen.findByRole('button', { name: '100' }));
    await user.click(createButton());
    await screen.findByRole('img', { name: 'QR to pay 100.00 baht' });
    await world.control.payQr((await world.control.qrs())[0]?.qrcodeId ?? '');
    await world.control.clearFaults();
    await clock.advance(2_000);
    expect(await screen.findByText('Deposit received')).toBeVisible();
  });

  it.each(['before', 'after'])(
    'shows on home and in the dialog %s a reload has closed it (W2) [2.50] [4.04] [9.36]',
    async (when) => {
      const world = await makeWorld('a member with a live KBANK QR');
      const first = await openDeposit({ world });
      await screen.findByRole('timer');
      const pay = async () => world.control.payQr((await world.control.qrs())[0]?.qrcodeId ?? '');
      first.unmount();
      if (when === 'before') await pay();
      const { user, clock } = await renderApp({ world, clock: first.clock });
      const total = () => screen.findByRole('status', { name: 'Total balance' });
      if (when === 'after') {
        expect(await total()).toHaveTextContent('1,000.00');
        await pay();
        await clock.advance(9_999);
        expect(await total()).toHaveTextContent('1,000.00');
        await clock.advance(1);
      }
      await waitFor(async () => expect(await total()).toHaveTextContent('1,100.00'));
      await user.click(await screen.findByRole('button', { name: 'Deposit' }));
      expect(await screen.findByText('Deposit received')).toBeVisible();
      expect(sessionStorage.getItem('running-qrs')).toBeNull();
    },
  );

  it('is detected automatically: wallet and total rise by exactly the amount, the statement gains a row (W2) [1.07]', async () => {
    const world = await makeWorld('a member with a live KBANK QR');
    const { user, clock } = await openDeposit({ world });
    await screen.findByRole('timer');
    const qrs = await world.control.qrs();
    const amount = qrs[0]?.amount ?? 0;
    await world.control.payQr(qrs[0]?.qrcodeId ?? '');
    await clock.advance(1_999);
    expect(screen.queryByText('Deposit received')).toBeNull();
    await clock.advance(1);
    expect(await screen.findByText('Deposit received')).toBeVisible();
    expect((await world.control.member(SOMCHAI)).wallet).toBe(1000 + amount);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(
      await screen.findByText((1000 + amount).toLocaleString('en', { minimumFractionDigits: 2 })),
    ).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Statement' }));
    const table = await screen.findByRole('table');
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent(
      `+${amount.toLocaleString('en', { minimumFractionDigits: 2 })}`,
    );
  });

  it('is told although another QR has taken its place, which is shown after the receipt (W2) (W4)', async () => {
    const world = await makeWorld('a member with a live KBANK QR');
    const { user, clock } = await openDeposit({ world });
    await screen.findByRole('timer');
    await world.control.payQr((await world.control.qrs())[0]?.qrcodeId ?? '');
    await postElsewhere(world, '/api/qrcode/KBANK', { amount: 50 });
    await clock.advance(2_000);
    expect(await screen.findByText('Deposit received')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(await screen.findByRole('button', { name: /^Deposit/ }));
    expect(await screen.findByRole('img', { name: 'QR to pay 50.00 baht' })).toBeVisible();
  });

  it('is not looked for while the page is hidden, and at once when it is visible again (W2)', async () => {
    const world = await makeWorld('a member with a live KBANK QR');
    const { clock } = await openDeposit({ world });
    await screen.findByRole('timer');
    setHidden(true);
    await world.control.payQr((await world.control.qrs())[0]?.qrcodeId ?? '');
    await clock.advance(30_000);
    expect(screen.queryByText('Deposit received')).toBeNull();
    setHidden(false);
    await clock.advance(0);
    expect(await screen.findByText('Deposit received')).toBeVisible();
  });

  it('is looked for again only after the wait that the service asks for, hidden or not (W2) [8.02]', async () => {
    const world = await makeWorld('a member with a live KBANK QR');
    const { clock } = await openDeposit({ world });
    await screen.findByRole('timer');
    const others = async () => [
      await world.control.count({ call: 'POST /api/statement' }),
      await world.control.count({ call: 'GET /api/qrcode/{bankCode}' }),
    ];
    const before = await others();
    await world.control.addFault({ call: 'GET /api/wallet', kind: 'status', status: 429, times: 1 });
    await clock.advance(2_000);
    expect(await others()).toEqual(before);
    expect(takeConsoleErrors()).toEqual(['The wallet could not be read: refused']);
    await world.control.payQr((await world.control.qrs())[0]?.qrcodeId ?? '');
    setHidden(true);
    setHidden(false);
    await clock.advance(57_000);
    expect(screen.queryByText('Deposit received')).toBeNull();
    await clock.advance(3_000);
    expect(await screen.findByText('Deposit received')).toBeVisible();
  });

  it('is found if its QR exists for a while longer and the statement could not be read before (W2)', async () => {
    const world = await makeWorld('a member with a live KBANK QR');
    await world.control.addFault({ call: 'POST /api/statement', kind: 'status', status: 503, times: 1 });
    const { clock } = await openDeposit({ world });
    await screen.findByRole('timer');
    const body = await (await fetchElsewhere(world, '/api/qrcode/KBANK')).text();
    await world.control.payQr((await world.control.qrs())[0]?.qrcodeId ?? '');
    const call = 'GET /api/qrcode/{bankCode}';
    await world.control.addFault({ call, kind: 'status', status: 200, body, times: 1 });
    await clock.advance(2_000);
    expect(screen.queryByText('Deposit received')).toBeNull();
    await clock.advance(2_000);
    expect(await screen.findByText('Deposit received')).toBeVisible();
  });

  it('is found if it comes before the first read of the statement (W2)', async () => {
    const { user, world, clock } = await openKbank();
    await user.click(await screen.findByRole('button', { name: '100' }));
    const read = await holdCall(world, 'POST /api/statement');
    await user.click(createButton());
    await screen.findByRole('img', { name: 'QR to pay 100.00 baht' });
    await read.hasCome();
    await world.control.payQr((await world.control.qrs())[0]?.qrcodeId ?? '');
    await read.release();
    await clock.advance(4_000);
    expect(await screen.findByText('Deposit received')).toBeVisible();
  });

  it('is shown at 00:00 instead of an expired QR (W2)', async () => {
    const world = await makeWorld('a member with a live KBANK QR');
    const { clock } = await openDeposit({ world });
    await screen.findByRole('timer');
    const [qr] = await world.control.qrs();
    await world.control.advanceClock({ seconds: (qr?.expireIn ?? 0) - 1 });
    await world.control.payQr(qr?.qrcodeId ?? '');
    await world.control.advanceClock({ seconds: 1 });
    await clock.advance(2_000);
    expect(await screen.findByText('Deposit received')).toBeVisible();
  });

  it('is shown by itself when the bank reports it after the member has cancelled the QR (W2) [4.04] [9.36]', async () => {
    const world = await makeWorld('a member with a live KBANK QR');
    const [qr] = await world.control.qrs();
    const { user, clock } = await openDeposit({ world });
    await user.click(await screen.findByRole('button', { name: 'Cancel deposit' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Cancel this QR?' }));
    await user.click(question.getByRole('button', { name: 'Cancel QR' }));
    expect(await screen.findByLabelText('Amount to deposit')).toBeVisible();
    await world.control.payQrLate(qr?.qrcodeId ?? '');
    await clock.advance(10_000);
    expect(await screen.findByText('Deposit received')).toBeVisible();
  });

  it('is told as such, although the member tried to cancel the QR [4.04] (W2)', async () => {
    const world = await makeWorld('a member with a live KBANK QR');
    const { user, clock } = await openDeposit({ world });
    await cancelUnanswered(user, world);
    await world.control.payQr((await world.control.qrs())[0]?.qrcodeId ?? '');
    await clock.advance(3_000);
    expect(await screen.findByText('Deposit received')).toBeVisible();
    expect(await toastText()).toBe('');
  });

  it('is shown by itself while nobody can tell whether the QR was cancelled [4.04] (W2)', async () => {
    const world = await makeWorld('a member with a live KBANK QR');
    const call = 'GET /api/qrcode/{bankCode}';
    const { user, clock } = await openDeposit({ world });
    const { id } = await world.control.addFault({ call, kind: 'reset', times: 'always' });
    await cancelUnanswered(user, world);
    await clock.advance(10_000);
    const checkAgain = await screen.findByRole('button', { name: 'Check again' });
    await world.control.payQr((await world.control.qrs())[0]?.qrcodeId ?? '');
    await world.control.removeFault(id);
    // The QR is gone, and only the statement tells why.
    const statement = { call: 'POST /api/statement', kind: 'status', status: 503, times: 'always' } as const;
    const { id: unreadable } = await world.control.addFault(statement);
    await user.click(checkAgain);
    await clock.advance(2_000);
    expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible();
    await world.control.removeFault(unreadable);
    await clock.advance(2_000);
    expect(await screen.findByText('Deposit received')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Deposit' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Deposit again' }));
    expect(await screen.findByLabelText('Amount to deposit')).toBeVisible();
    expect(await toastText()).toBe('');
    await user.click(screen.getByRole('button', { name: '100' }));
    await user.click(createButton());
    await user.click(await screen.findByRole('button', { name: 'Cancel deposit' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel QR' }));
    await findToast('success', 'The QR was cancelled');
  });

  it('is shown by itself when the bank reports it after the end of the QR (W2) [9.36]', async () => {
    const world = await makeWorld('a member with a live KBANK QR');
    const [qr] = await world.control.qrs();
    await world.control.advanceClock({ seconds: (qr?.expireIn ?? 0) - 1 });
    const { clock } = await openDeposit({ world });
    await screen.findByRole('timer');
    await world.control.advanceClock({ seconds: 1 });
    await clock.advance(2_000);
    expect(await screen.findByText('This QR has expired')).toBeVisible();
    await clock.advance(60_000);
    await world.control.payQrLate(qr?.qrcodeId ?? '');
    await clock.advance(10_000);
    expect(await screen.findByText('Deposit received')).toBeVisible();
  });
});

describe('the payment of a QR whose dialog is closed', () => {
  const open = async () => {
    const world = await makeWorld('a member with a live KBANK QR');
    const app = await openDeposit({ world });
    await screen.findByRole('timer');
    await app.user.click(screen.getByRole('button', { name: 'Close' }));
    const total = await screen.findByRole('status', { name: 'Total balance' });
    const [qr] = await world.control.qrs();
    const after = (1000 + (qr?.amount ?? 0)).toLocaleString('en', { minimumFractionDigits: 2 });
    return { ...app, world, qr, total, after };
  };

  it('is in the balance within 10 seconds, and its receipt in the dialog (W2)', async () => {
    const { world, user, clock, qr, total, after } = await open();
    await world.control.payQr(qr?.qrcodeId ?? '');
    await clock.advance(9_999);
    expect(total).not.toHaveTextContent(after);
    await clock.advance(1);
    await waitFor(() => expect(total).toHaveTextContent(after));
    await user.click(screen.getByRole('button', { name: 'Deposit' }));
    expect(await screen.findByText('Deposit received')).toBeVisible();
  });

  it('is not looked for while the service asks to wait, and right after it (W2) [8.02]', async () => {
    const { world, user, clock } = await open();
    await world.control.addFault({ call: 'POST /api/statement', kind: 'refuse', code: 'REQUEST_LIMIT' });
    await user.click(screen.getByRole('link', { name: 'Statement' }));
    await screen.findByText(/^Too many requests/);
    const readings = () => world.control.count({ call: 'GET /api/wallet' });
    const before = await readings();
    await clock.advance(59_000);
    expect(await readings()).toBe(before);
    await clock.advance(1_000);
    expect(await readings()).toBe(before + 1);
  });

  it('has its receipt in the dialog also when it was found only after that was closed (W2)', async () => {
    const world = await makeWorld('a member with a live KBANK QR');
    const { user, clock } = await openDeposit({ world });
    await screen.findByRole('timer');
    await world.control.payQr((await world.control.qrs())[0]?.qrcodeId ?? '');
    const check = await holdCall(world, 'GET /api/qrcode/{bankCode}');
    await clock.advance(2_000);
    await check.hasCome();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    const readings = () => world.control.count({ call: 'GET /api/wallet' });
    const found = (await readings()) + 1;
    await check.release();
    await world.control.waitFor({ call: 'GET /api/wallet', count: found });
    await clock.advance(30_000);
    expect(await readings()).toBe(found);
    await user.click(screen.getByRole('button', { name: 'Deposit' }));
    expect(await screen.findByText('Deposit received')).toBeVisible();
    // Once it was seen, it is over.
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(await screen.findByRole('button', { name: 'Deposit' }));
    expect(await screen.findByRole('button', { name: /^WW/ })).toBeVisible();
    expect(screen.queryByText(/received/i)).toBeNull();
  });

  it.each(['This QR has expired', 'This QR can no longer be paid'])(
    'is in the balance within 10 seconds although the dialog said "%s" (W2) [9.36]',
    async (title) => {
      const world = await makeWorld('a member with a live KBANK QR');
      const { user, clock } = await openDeposit({ world });
      await screen.findByRole('timer');
      const [qr] = await world.control.qrs();
      const isExpired = title.includes('expired');
      if (isExpired) await world.control.advanceClock({ seconds: qr?.expireIn ?? 0 });
      else
        await world.control.addFault({
          call: 'GET /api/qrcode/{bankCode}',
          kind: 'status',
          status: 200,
          body: '{"hasQrcode":false}',
        });
      await clock.advance(2_000);
      expect(await screen.findByText(title)).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Close' }));
      const total = await screen.findByRole('status', { name: 'Total balance' });
      if (isExpired) await world.control.payQrLate(qr?.qrcodeId ?? '');
      else await world.control.payQr(qr?.qrcodeId ?? '');
      await clock.advance(10_000);
      await waitFor(() => expect(total).toHaveTextContent('1,100.00'));
    },
  );

  it('is no longer looked for 5 minutes after the end of the QR', async () => {
    const { world, clock, qr } = await open();
    const readings = () => world.control.count({ call: 'GET /api/wallet' });
    await world.control.advanceClock({ seconds: (qr?.expireIn ?? 0) + 301 });
    // The first reading tells the service's time.
    await clock.advance(20_000);
    const before = await readings();
    await clock.advance(60_000);
    expect(await readings()).toBe(before);
  });

  it('is looked for by the open dialog alone when it is open again', async () => {
    const { world, user, clock } = await open();
    await clock.advance(10_000);
    await user.click(screen.getByRole('button', { name: 'Deposit' }));
    await screen.findByRole('timer');
    const before = await world.control.count({ call: 'GET /api/wallet' });
    for (let each = 0; each < 5; each += 1) await clock.advance(2_000);
    expect(await world.control.count({ call: 'GET /api/wallet' })).toBe(before + 5);
  });
});
