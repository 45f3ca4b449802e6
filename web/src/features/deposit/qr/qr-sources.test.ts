import { satang } from 'contracts/rules';
import { describe, expect, it } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { createAppStore, type Services } from '../../../shared/session/services.ts';
import { makeServices, makeWorld, type TestWorld } from '../../../testing/render-app.tsx';
import { loadDepositOptionsAtom } from '../methods/deposit-options.ts';
import { requestCancel, requestNewQr } from './qr-actions.ts';
import { qrDeposit } from './qr-deposit.ts';

const MALEE = '0899999999';
const MALEES_BANK = 'SCB';
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** KBANK's QR of 100 baht. */
async function openKbank(phone = SOMCHAI, adapt = (own: Services) => own) {
  const world = await makeWorld();
  const services = adapt(await makeServices(world, { signedIn: phone, autoAdvance: true }));
  const store = createAppStore(services);
  await store.set(loadDepositOptionsAtom);
  const qr = await requestNewQr(services.call, 'KBANK', satang(10_000), services.clock.now);
  const deposit = qrDeposit('KBANK');
  await store.set(deposit.loadAtom);
  const kbank = {
    id: qr.id,
    load: () => store.set(deposit.loadAtom),
    poll: () => store.set(deposit.pollAtom),
    check: () => store.set(deposit.checkPaymentAtom),
    cancel: () => store.set(deposit.cancelAction.runAtom, qr),
    state: () => store.get(deposit.stateAtom),
  };
  return { world, services, kbank };
}

/** A slip of 100 baht, of the member's own bank or one that no bank knows, is credited. */
async function creditSlip({ control }: TestWorld, { call }: Services, phone: string, isGenuine: boolean) {
  const { reference } = await control.makeTransfer({ phone, amount: 100 });
  const picture = isGenuine ? await (await control.slipPicture(reference)).arrayBuffer() : PNG;
  const file = new File([picture], 'slip.png', { type: 'image/png' });
  await call('POST /api/wallet/slip', () => true, { upload: { file } });
  const [slip] = await control.slips();
  await control.decideSlip(slip?.id ?? '', { status: 'SUCCESS', amount: 100 });
}

/** A service that books the deposits of its QRs under another name. */
const underName =
  (name: string) =>
  (own: Services): Services => ({
    ...own,
    call: ((...[key, read, init]: Parameters<Services['call']>) => {
      const renamed = (reply: unknown): unknown =>
        key === 'POST /api/statement'
          ? JSON.parse(JSON.stringify(reply).replaceAll('"KBANK"', `"${name}"`))
          : reply;
      return own.call(key, (reply) => read(renamed(reply) as never), init);
    }) as Services['call'],
  });

/** A service whose statement shows a deposit only once `isLate` says no more. */
const showing =
  (isLate: () => boolean) =>
  (own: Services): Services => ({
    ...own,
    call: ((...[key, read, init]: Parameters<Services['call']>) => {
      const cut = (reply: unknown): unknown =>
        key === 'POST /api/statement' && isLate() ? { total: 0, statements: [] } : reply;
      return own.call(key, (reply) => read(cut(reply) as never), init);
    }) as Services['call'],
  });

/** A service whose statement has these deposits of 100 baht too, newest first. */
const withDeposits =
  (deposits: { from: string; at: number }[]) =>
  (own: Services): Services => ({
    ...own,
    call: ((...[key, read, init]: Parameters<Services['call']>) => {
      const rows = deposits.map(({ from, at }) => ({
        statementType: 'deposit',
        status: 'SUCCESS',
        amount: 100,
        from,
        to: 'WALLET',
        createdAt: new Date(at).toISOString(),
      }));
      const adapt = ({ total, statements }: { total: number; statements: object[] }) => ({
        total: total + rows.length,
        statements: [...rows, ...statements],
      });
      return own.call(
        key,
        (reply) => read(key === 'POST /api/statement' ? (adapt(reply as never) as never) : reply),
        init,
      );
    }) as Services['call'],
  });

describe('a deposit of a QR’s amount', () => {
  it.each([
    ['a slip of the member’s own bank', 'cancelled', true],
    ['a slip of the member’s own bank', 'expired', true],
    ['a slip of no known bank', 'cancelled', false],
    ['a slip of no known bank', 'expired', false],
  ] as const)('by %s is not the payment of one that was %s [2.50] [4.04]', async (_, ended, isGenuine) => {
    const { world, services, kbank } = await openKbank(MALEE);
    await creditSlip(world, services, MALEE, isGenuine);
    await kbank.poll();
    if (ended === 'cancelled') await kbank.cancel();
    else await world.control.advanceClock({ seconds: 600 });
    await kbank.poll();
    expect(kbank.state()).toMatchObject({ status: 'none', ended });
  });

  it('that paid one of another provider is not the payment of an expired one [2.50] [4.04]', async () => {
    const { world, services, kbank } = await openKbank();
    await world.control.advanceClock({ seconds: 590 });
    const { id } = await requestNewQr(services.call, 'WW', satang(10_000), services.clock.now);
    await kbank.poll();
    await world.control.advanceClock({ seconds: 20 });
    await world.control.payQr(id);
    await kbank.poll();
    await kbank.poll();
    expect(kbank.state()).toMatchObject({ status: 'none', ended: 'expired' });
  });

  it.each([
    ['a name that is no known bank', 'PROMPTPAY'],
    ['the payer’s own bank', MALEES_BANK],
  ])('under %s is its payment (W2)', async (_, name) => {
    const { world, kbank } = await openKbank(MALEE, underName(name));
    await world.control.payQr(kbank.id);
    await kbank.poll();
    expect(kbank.state()).toMatchObject({
      status: 'paid',
      movement: { amount: 10_000, reference: kbank.id },
    });
  });

  it.each([
    ['a minute after the QR was gone', 'elsewhere', 0, 61],
    ['after the deadline of the QR, which was gone before', 'expired', 590, 20],
  ] as const)('under the payer’s own bank, %s, is its payment (W2)', async (_, ended, paidAfter, late) => {
    let isLate = true;
    const { world, kbank } = await openKbank(MALEE, (own) =>
      showing(() => isLate)(underName(MALEES_BANK)(own)),
    );
    if (paidAfter > 0) await world.control.advanceClock({ seconds: paidAfter });
    await kbank.poll();
    await world.control.payQr(kbank.id);
    await kbank.poll();
    await world.control.advanceClock({ seconds: late });
    await kbank.poll();
    expect(kbank.state()).toMatchObject({ status: 'none', ended });
    isLate = false;
    await kbank.poll();
    expect(kbank.state()).toMatchObject({ status: 'paid' });
  });

  it('from the payer’s own bank, hours after the QR was gone, is not its payment [2.50] [4.04]', async () => {
    const deposits: { from: string; at: number }[] = [];
    const { world, services, kbank } = await openKbank(MALEE, withDeposits(deposits));
    await requestCancel(services.call, kbank.id);
    await kbank.poll();
    await world.control.advanceClock({ seconds: 61 });
    await kbank.poll();
    expect(kbank.state()).toMatchObject({ status: 'none', ended: 'elsewhere' });
    await world.control.advanceClock({ seconds: 7_200 });
    await kbank.poll();
    deposits.unshift({ from: MALEES_BANK, at: services.clock.now() });
    await kbank.load();
    expect(kbank.state()).toEqual({ status: 'none', ended: null });
  });

  it('that came before the QR, made in another tab, is not its payment [2.50] [4.04]', async () => {
    const deposits: { from: string; at: number }[] = [];
    const { world, services, kbank } = await openKbank(MALEE, withDeposits(deposits));
    await world.control.advanceClock({ seconds: 600 });
    await kbank.poll();
    deposits.unshift({ from: MALEES_BANK, at: services.clock.now() });
    await kbank.poll();
    expect(kbank.state()).toMatchObject({ status: 'none', ended: 'expired' });
    const { id } = await requestNewQr(services.call, 'KBANK', satang(10_000), services.clock.now);
    await kbank.poll();
    expect(kbank.state()).toMatchObject({ status: 'live', qr: { id } });
    expect(await kbank.check()).toBe('not-seen');
    await requestCancel(services.call, id);
    await kbank.poll();
    expect(kbank.state()).toMatchObject({ status: 'checking', qr: { id } });
  });
});
