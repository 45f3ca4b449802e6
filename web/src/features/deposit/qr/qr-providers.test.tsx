import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { createBrowserPlatform } from '../../../platform/browser-platform.ts';
import { takeConsoleErrors } from '../../../testing/console-errors.ts';
import { findToast } from '../../../testing/find-toast.ts';
import { openDeposit, openMethod, SOMPHONE, withdrawMethod } from '../../../testing/open-deposit.ts';
import { createPages, fetchElsewhere } from '../../../testing/pages.ts';
import { makeWorld } from '../../../testing/render-app.tsx';

const amountField = () => screen.findByLabelText('Amount to deposit');
const createButton = () => screen.getByRole('button', { name: /^Create QR/ });
const presetTexts = async () =>
  within(await screen.findByRole('group', { name: 'Choose an amount' }))
    .getAllByRole<HTMLButtonElement>('button')
    .filter(({ disabled }) => !disabled)
    .map(({ textContent }) => textContent);
const row = (name: RegExp) => screen.findByRole('button', { name });

describe.each([
  ['WW', ['100', '200', '300', '500', '1,000'], '100.00', '99.99', '100'],
  ['PAYTIMZ', ['10', '50', '100', '500', '1,000'], '10.00', '9.99', '10'],
])('the QR of %s', (provider, presets, minimum, tooLittle, enough) => {
  it('has its own amounts and minimum, and is created at that provider [2.48] [2.50] [5.19] [5.20] [7.46] [9.20] [9.21] [9.22]', async () => {
    const { user, world } = await openMethod(new RegExp(`^${provider}`));
    expect(await presetTexts()).toEqual(presets);
    expect(screen.getByText(`Minimum ${minimum} baht`)).toBeVisible();
    await user.type(await amountField(), tooLittle);
    expect(createButton()).toBeDisabled();
    expect(screen.queryByText(/^The minimum deposit is/)).toBeNull();
    await user.tab();
    expect(screen.getByText(`The minimum deposit is ${minimum} baht`)).toBeVisible();
    fireEvent.submit(await amountField());
    await user.clear(await amountField());
    await user.type(await amountField(), enough);
    expect(screen.queryByText(/^The minimum deposit is/)).toBeNull();
    await user.click(createButton());
    expect(await screen.findByRole('img', { name: `QR to pay ${minimum} baht` })).toBeVisible();
    expect(await world.control.qrs()).toMatchObject([{ bankCode: provider, status: 'live' }]);
    expect(await world.control.count({ call: 'POST /api/qrcode/{bankCode}' })).toBe(1);
  });
});

it('a QR has the amounts of its payment type, whatever the provider’s code [9.21]', async () => {
  const world = await makeWorld();
  const { banks } = await world.control.depositOptions();
  const [paytimz] = banks.filter(({ bankCode }) => bankCode === 'PAYTIMZ');
  await world.control.setDepositOptions({ banks: [{ ...paytimz!, bankCode: 'PAYTIMZ-2' }], wallets: [] });
  await openMethod(/^PAYTIMZ-2/, { world });
  expect(await presetTexts()).toEqual(['10', '50', '100', '500', '1,000']);
  expect(screen.getByText('Minimum 10.00 baht')).toBeVisible();
});

it('the QR of an account in kip is in kip, its minimum in baht [5.20] [9.22] [1.20]', async () => {
  const world = await makeWorld();
  const { banks } = await world.control.depositOptions();
  const inKip = banks.flatMap((bank) => (bank.bankCode === 'WW' ? [{ ...bank, currency: 'LAK' }] : []));
  await world.control.setDepositOptions({ banks: inKip, wallets: [] });
  const { user } = await openMethod(/^WW/, { world, signedIn: SOMPHONE, config: { edition: 'laos' } });
  expect(await screen.findByText('Minimum 100.00 baht')).toBeVisible();
  await user.type(await amountField(), '99');
  await user.tab();
  expect(screen.getByText('The minimum deposit is 100.00 baht')).toBeVisible();
  await user.clear(await amountField());
  await user.type(await amountField(), '100');
  await user.click(createButton());
  expect(await screen.findByRole('img', { name: 'QR to pay 100.00 kip' })).toBeVisible();
});

it('the QR of an account in a currency that the app does not know is in that of the wallet [3.11]', async () => {
  const world = await makeWorld();
  const { banks } = await world.control.depositOptions();
  await world.control.setDepositOptions({
    banks: banks.map((bank) => ({ ...bank, currency: 'LAK' })),
    wallets: [],
  });
  const odd = banks.map((bank) => ({ ...bank, currency: 'USD' }));
  const body = JSON.stringify({ banks: odd, wallets: [], isManual: false });
  await world.control.addFault({ call: 'GET /api/lookup/deposit', kind: 'status', status: 200, body });
  const { user } = await openMethod(/^WW/, { world, signedIn: SOMPHONE, config: { edition: 'laos' } });
  await user.type(await amountField(), '100');
  await user.click(createButton());
  expect(await screen.findByRole('img', { name: 'QR to pay 100.00 kip' })).toBeVisible();
});

describe('QRs of several providers', () => {
  it('have separate states, and the others are read when one is created [4.04] [7.45]', async () => {
    const world = await makeWorld('a member with a live KBANK QR');
    const { user } = await openDeposit({ world });
    await screen.findByRole('img', { name: 'QR to pay 100.00 baht' });
    await user.click(screen.getByRole('button', { name: 'Back to all ways to deposit' }));
    expect(await row(/^KBANK.*Waiting/)).toBeVisible();

    await world.control.clearJournal();
    await user.click(await row(/^WW/));
    await user.click(await screen.findByRole('button', { name: '300' }));
    await user.click(createButton());
    await screen.findByRole('img', { name: 'QR to pay 300.00 baht' });
    await waitFor(async () => {
      const read = await world.control.journal({ call: 'GET /api/qrcode/{bankCode}' });
      // The QR on the screen is also polled.
      const others = read.map(({ path }) => path).filter((path) => path !== '/api/qrcode/WW');
      expect(others.sort()).toEqual(['/api/qrcode/KBANK', '/api/qrcode/PAYTIMZ']);
    });

    await user.click(screen.getByRole('button', { name: 'Back to all ways to deposit' }));
    expect(await row(/^KBANK.*Waiting/)).toBeVisible();
    expect(await row(/^WW.*Waiting/)).toBeVisible();
    expect(await row(/^PAYTIMZ/)).not.toHaveAccessibleName(/Waiting/);
    await user.click(await row(/^KBANK/));
    expect(await screen.findByRole('img', { name: 'QR to pay 100.00 baht' })).toBeVisible();
  });

  it('are all read when one is created in another tab [4.04]', async () => {
    const world = await makeWorld('a member with a live KBANK QR');
    const { openChannel } = createPages();
    const { user } = await openDeposit({
      world,
      platform: { ...createBrowserPlatform(window), openChannel },
    });
    await screen.findByRole('img', { name: 'QR to pay 100.00 baht' });
    await user.click(screen.getByRole('button', { name: 'Back to all ways to deposit' }));
    await row(/^KBANK.*Waiting/);
    await world.control.clearJournal();
    openChannel('deposit-qr', () => {}).send({ kind: 'created', provider: 'WW', id: 'other' });
    await waitFor(async () => {
      const read = await world.control.journal({ call: 'GET /api/qrcode/{bankCode}' });
      expect(read.map(({ path }) => path).sort()).toEqual([
        '/api/qrcode/KBANK',
        '/api/qrcode/PAYTIMZ',
        '/api/qrcode/WW',
      ]);
    });
  });

  it('lose the one that was cancelled in another tab, and only its provider is read [2.50] [4.04]', async () => {
    const world = await makeWorld('a member with a live KBANK QR');
    const { openChannel } = createPages();
    await openDeposit({ world, platform: { ...createBrowserPlatform(window), openChannel } });
    await screen.findByRole('img', { name: 'QR to pay 100.00 baht' });
    const id = (await world.control.qrs())[0]?.qrcodeId ?? '';
    await fetchElsewhere(world, `/api/qrcode/${id}`, { method: 'DELETE' });
    await world.control.clearJournal();
    openChannel('deposit-qr', () => {}).send({ kind: 'cancelled', provider: 'KBANK', id });
    await waitFor(() => expect(screen.queryByRole('img', { name: /^QR to pay/ })).toBeNull());
    expect(await amountField()).toBeVisible();
    expect(screen.getByText('This QR can no longer be paid')).toBeVisible();
    const read = await world.control.journal({ call: 'GET /api/qrcode/{bankCode}' });
    expect(read.map(({ path }) => path)).toEqual(['/api/qrcode/KBANK']);
  });

  it('lose the one that was cancelled elsewhere when another is created [4.04]', async () => {
    const world = await makeWorld('a member with a live KBANK QR');
    const { user } = await openDeposit({ world });
    await screen.findByRole('img', { name: 'QR to pay 100.00 baht' });
    await user.click(screen.getByRole('button', { name: 'Back to all ways to deposit' }));
    const [qr] = await world.control.qrs();
    await fetchElsewhere(world, `/api/qrcode/${qr?.qrcodeId}`, { method: 'DELETE' });
    await user.click(await row(/^PAYTIMZ/));
    await user.click(await screen.findByRole('button', { name: '50' }));
    await user.click(createButton());
    await screen.findByRole('img', { name: 'QR to pay 50.00 baht' });
    await user.click(screen.getByRole('button', { name: 'Back to all ways to deposit' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /KBANK/ })).not.toHaveAccessibleName(/Waiting/),
    );
  });

  it('show a payment that came while another method was open (W2)', async () => {
    const world = await makeWorld('a member with a live KBANK QR');
    const { user } = await openDeposit({ world });
    await screen.findByRole('img', { name: 'QR to pay 100.00 baht' });
    await user.click(screen.getByRole('button', { name: 'Back to all ways to deposit' }));
    const [qr] = await world.control.qrs();
    await world.control.payQr(qr?.qrcodeId ?? '');
    await user.click(await row(/^WW/));
    await user.click(await screen.findByRole('button', { name: '100' }));
    await user.click(createButton());
    await screen.findByRole('timer');
    await user.click(screen.getByRole('button', { name: 'Back to all ways to deposit' }));
    await user.click(await row(/^KBANK.*Received/));
    expect(await screen.findByText('Deposit received')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(screen.getByRole('button', { name: 'Deposit' }));
    await user.click(await screen.findByRole('button', { name: 'Back to all ways to deposit' }));
    expect(await row(/^KBANK/)).not.toHaveAccessibleName(/Received|Waiting/);
    expect((await world.control.member(SOMCHAI)).wallet).toBe(1100);
  });

  it('are not called waiting in the list once they have expired, and are received when a late payment comes [4.04] [9.24] (W2)', async () => {
    const world = await makeWorld('a member with a live KBANK QR');
    const { clock, user } = await openDeposit({ world });
    await screen.findByRole('timer');
    await user.click(screen.getByRole('button', { name: 'Back to all ways to deposit' }));
    const [qr] = await world.control.qrs();
    await world.control.advanceClock({ seconds: (qr?.expireIn ?? 0) - 3 });
    await clock.advance(2_000);
    expect(await row(/^KBANK/)).toHaveAccessibleName(/Waiting/);
    await world.control.advanceClock({ seconds: 3 });
    await clock.advance(2_000);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^KBANK/ })).not.toHaveAccessibleName(/Waiting/),
    );
    await world.control.payQrLate(qr?.qrcodeId ?? '');
    await clock.advance(10_000);
    expect(await row(/^KBANK.*Received/)).toBeVisible();
  });

  it.each([
    ['the device has slept', 240],
    ['its clock was set forward', 0],
  ])('are read no more often after %s, once as much time is left [4.04] [9.24]', async (_what, seconds) => {
    const world = await makeWorld('a member with a live KBANK QR');
    const { clock, user } = await openDeposit({ world });
    await screen.findByRole('timer');
    await user.click(screen.getByRole('button', { name: 'Back to all ways to deposit' }));
    if (seconds > 0) await world.control.advanceClock({ seconds });
    clock.sleep(240_000);
    await clock.advance(2_000);
    const [qr] = await world.control.qrs();
    await world.control.advanceClock({ seconds: (qr?.expireIn ?? 0) - 239 });
    await world.control.clearJournal();
    await clock.advance(5_000);
    expect(await world.control.count({ call: 'GET /api/qrcode/{bankCode}' })).toBeLessThanOrEqual(4);
    expect(await row(/^KBANK.*Waiting/)).toBeVisible();
  });

  it.each(['the list', 'another provider'])(
    'are received within 10 seconds of their payment while %s is open (W2)',
    async (open) => {
      const world = await makeWorld('a member with a live KBANK QR');
      const { clock, user } = await openDeposit({ world });
      await screen.findByRole('timer');
      const toList = () => user.click(screen.getByRole('button', { name: 'Back to all ways to deposit' }));
      await toList();
      // A QR is looked for less often after a minute.
      for (let each = 0; each < 4; each += 1) await clock.advance(20_000);
      if (open !== 'the list') {
        await user.click(await row(/^WW/));
        await amountField();
      }
      await world.control.payQr((await world.control.qrs())[0]?.qrcodeId ?? '');
      await clock.advance(10_000);
      if (open !== 'the list') await toList();
      expect(screen.getByRole('button', { name: /^KBANK.*Received/ })).toBeVisible();
    },
  );

  it('show a payment that came while the dialog was closed (W2) [2.50]', async () => {
    const world = await makeWorld('a member with a live KBANK QR');
    const { user } = await openDeposit({ world });
    await screen.findByRole('timer');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    const [qr] = await world.control.qrs();
    await world.control.payQr(qr?.qrcodeId ?? '');
    await user.click(screen.getByRole('button', { name: 'Deposit' }));
    expect(await screen.findByText('Deposit received')).toBeVisible();
    // The receipt shows only the new balance, and home shows it too.
    expect(screen.getByText('Wallet balance').nextElementSibling).toHaveTextContent('1,100.00');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('1,100.00')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Deposit' }));
    expect(await row(/^KBANK/)).not.toHaveAccessibleName(/Received|Waiting/);
  });

  it('show a payment that came while the dialog was closed, although their provider was withdrawn (W2) [4.04]', async () => {
    const world = await makeWorld('a member with a live KBANK QR');
    const { user, clock } = await openDeposit({ world });
    await screen.findByRole('timer');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await world.control.payQr((await world.control.qrs())[0]?.qrcodeId ?? '');
    await withdrawMethod(world, 'KBANK');
    await user.click(screen.getByRole('button', { name: 'Deposit' }));
    expect(await screen.findByText('Deposit received')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(screen.getByRole('button', { name: 'Deposit' }));
    await clock.advance(1_500);
    expect(await row(/^WW/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^KBANK/ })).toBeNull();
  });

  it('are not paid by a deposit of another amount that comes as they go, but it is shown (W2) [9.36]', async () => {
    const world = await makeWorld('a member with a live KBANK QR');
    const { clock, user } = await openDeposit({ world });
    await screen.findByRole('timer');
    const [qr] = await world.control.qrs();
    await world.control.payQrWrong(qr?.qrcodeId ?? '', 90.5);
    await clock.advance(2_000);
    expect(await screen.findByText(/We are checking whether your payment has arrived/)).toBeVisible();
    expect(
      await screen.findByText('A deposit of 90.50 baht has arrived. This QR was for 100.00 baht.'),
    ).toBeVisible();
    await world.control.advanceClock({ seconds: 65 });
    await clock.advance(2_000);
    expect(await amountField()).toBeVisible();
    expect(screen.queryByText('Deposit received')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('1,090.50')).toBeVisible();
  });

  it('are told in a toast when they were created after all, while another provider is open (W1) [2.50] [8.22]', async () => {
    const { user, world, clock } = await openMethod(/^KBANK/);
    await user.type(await amountField(), '321');
    await world.control.addFault({ call: 'POST /api/qrcode/{bankCode}', kind: 'drop' });
    await world.control.addFault({ call: 'GET /api/qrcode/{bankCode}', kind: 'reset' });
    await user.click(createButton());
    await screen.findByText('Confirming the outcome');
    await user.click(screen.getByRole('button', { name: 'Back to all ways to deposit' }));
    await user.click(await row(/^WW/));
    await amountField();
    await clock.advance(3_000);
    await findToast('success', 'Your QR is ready. Open the deposit page to scan it.');
    takeConsoleErrors();
  });

  it('are marked in the list and offer a retry while they cannot be read [8.29]', async () => {
    const world = await makeWorld();
    await world.control.addFault({ call: 'GET /api/qrcode/{bankCode}', kind: 'reset', times: 3 });
    const { user } = await openDeposit({ world });
    expect(await screen.findAllByText('QR not checked')).toHaveLength(3);
    await user.click(await row(/^KBANK.*QR not checked/));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await amountField()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to all ways to deposit' }));
    expect(await row(/^KBANK/)).not.toHaveAccessibleName(/QR not checked/);
  });
});
