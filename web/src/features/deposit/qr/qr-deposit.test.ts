import { satang } from 'contracts/rules';
import { describe, expect, it, vi } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { walletAtom } from '../../../shared/wallet/wallet-state.ts';
import type { Call } from '../../../api/call.ts';
import { createAppStore } from '../../../shared/session/services.ts';
import { holdCall } from '../../../testing/hold-call.ts';
import { withLateAnswers } from '../../../testing/late-answers.ts';
import { fetchElsewhere, postElsewhere } from '../../../testing/pages.ts';
import { makeServices, makeWorld } from '../../../testing/render-app.tsx';
import { createTestClock } from '../../../testing/test-clock.ts';
import { sendGiftAction } from '../gift/gift-state.ts';
import { requestNewQr } from './qr-actions.ts';
import { qrDeposit } from './qr-deposit.ts';

/** KBANK's QR deposit with controls to delay a reply about it. */
async function openSlowly(scenario?: string) {
  const world = await makeWorld(scenario);
  const own = await makeServices(world, { signedIn: SOMCHAI });
  const { services, readLate } = withLateAnswers(own, world, 'GET /api/qrcode/{bankCode}');
  const store = createAppStore(services);
  const deposit = qrDeposit('KBANK');
  await store.set(deposit.loadAtom);
  return { world, store, deposit, readLate: () => readLate(() => store.set(deposit.loadAtom)) };
}

describe('a late reply about the QR', () => {
  it('does not remove a QR that was created meanwhile (W2)', async () => {
    const { store, deposit, readLate } = await openSlowly();
    const arrive = await readLate();
    await store.set(deposit.createAction.runAtom, satang(10_000));
    await arrive();
    expect(store.get(deposit.stateAtom)).toMatchObject({ status: 'live', qr: { amount: 10_000 } });
  });

  it('does not bring back a QR that was cancelled meanwhile [4.04]', async () => {
    const { store, deposit, readLate } = await openSlowly('a member with a live KBANK QR');
    const state = store.get(deposit.stateAtom);
    if (state.status !== 'live') throw new Error('there is no QR');
    const arrive = await readLate();
    await store.set(deposit.cancelAction.runAtom, state.qr);
    await arrive();
    expect(store.get(deposit.stateAtom)).toMatchObject({ status: 'none', ended: 'cancelled' });
  });
});

it('a payment is found after a reload, whatever reads its QR first (W2) [4.04]', async () => {
  const world = await makeWorld('a member with a live KBANK QR');
  const services = await makeServices(world, { signedIn: SOMCHAI });
  const deposit = qrDeposit('KBANK');
  await createAppStore(services).set(deposit.loadAtom);
  const [qr] = await world.control.qrs();
  await world.control.payQr(qr?.qrcodeId ?? '');
  const next = createAppStore(services);
  await next.set(deposit.pollAtom);
  expect(next.get(deposit.stateAtom)).toMatchObject({ status: 'paid', qr: { id: qr?.qrcodeId } });
});

describe('a late answer to a cancel', () => {
  it('leaves a QR that was created elsewhere after it [2.50] [4.04]', async () => {
    const world = await makeWorld('a member with a live KBANK QR');
    const own = await makeServices(world, { signedIn: SOMCHAI });
    const { services, readLate } = withLateAnswers(own, world, 'DELETE /api/qrcode/{qrcodeId}');
    const store = createAppStore(services);
    const deposit = qrDeposit('KBANK');
    await store.set(deposit.loadAtom);
    const state = store.get(deposit.stateAtom);
    if (state.status !== 'live') throw new Error('there is no QR');
    const arrive = await readLate(() => store.set(deposit.cancelAction.runAtom, state.qr));
    await requestNewQr(own.call, 'KBANK', satang(5_000), own.clock.now);
    await store.set(deposit.pollAtom);
    await arrive();
    expect(store.get(deposit.stateAtom)).toMatchObject({ status: 'live', qr: { amount: 5_000 } });
    store.set(deposit.startOverAtom);
    expect(store.get(deposit.stateAtom).status).toBe('live');
  });

  it('ends a QR whose payment is being looked for meanwhile [4.04] [7.47]', async () => {
    const world = await makeWorld('a member with a live KBANK QR');
    const own = await makeServices(world, { signedIn: SOMCHAI });
    const { services, readLate } = withLateAnswers(own, world, 'DELETE /api/qrcode/{qrcodeId}');
    const store = createAppStore(services);
    const deposit = qrDeposit('KBANK');
    await store.set(deposit.loadAtom);
    const state = store.get(deposit.stateAtom);
    if (state.status !== 'live') throw new Error('there is no QR');
    const arrive = await readLate(() => store.set(deposit.cancelAction.runAtom, state.qr));
    await world.control.addFault({ call: 'POST /api/statement', kind: 'status', status: 503, times: 1 });
    await store.set(deposit.expireAtom, false);
    expect(store.get(deposit.stateAtom).status).toBe('checking');
    await arrive();
    expect(store.get(deposit.stateAtom)).toMatchObject({ status: 'none', ended: 'cancelled' });
  });
});

describe('a cancel without an answer', () => {
  it('is found although another page has created a QR since [2.50] [7.47]', async () => {
    const world = await makeWorld('a member with a live KBANK QR');
    const services = await makeServices(world, { signedIn: SOMCHAI, autoAdvance: true });
    const store = createAppStore(services);
    const deposit = qrDeposit('KBANK');
    await store.set(deposit.loadAtom);
    const state = store.get(deposit.stateAtom);
    if (state.status !== 'live') throw new Error('there is no QR');
    await world.control.addFault({ call: 'DELETE /api/qrcode/{qrcodeId}', kind: 'drop' });
    const reading = await holdCall(world, 'GET /api/qrcode/{bankCode}');
    const cancelling = store.set(deposit.cancelAction.runAtom, state.qr);
    await reading.hasCome();
    await requestNewQr(services.call, 'KBANK', satang(5_000), services.clock.now);
    await reading.release();
    expect(await cancelling).toMatchObject({ status: 'succeeded', done: 'cancelled' });
  });

  async function openUnanswered() {
    const world = await makeWorld('a member with a live KBANK QR');
    const clock = createTestClock();
    const store = createAppStore(await makeServices(world, { signedIn: SOMCHAI, clock }));
    const deposit = qrDeposit('KBANK');
    await store.set(deposit.loadAtom);
    const state = store.get(deposit.stateAtom);
    if (state.status !== 'live') throw new Error('there is no QR');
    const { qr } = state;
    const cancelFor = async (ms: number) => {
      const cancelling = store.set(deposit.cancelAction.runAtom, qr);
      await clock.advance(ms);
      return cancelling;
    };
    const cancellation = () => store.get(deposit.cancelAction.stateAtom);
    return { world, store, deposit, qr, cancelFor, cancellation };
  }
  const OPEN = { status: 'unresolved', canCheck: true };

  it('stays open for a minute without a payment, and then ends with its QR [2.50] [4.04] [9.36]', async () => {
    const { world, store, deposit, cancelFor, cancellation } = await openUnanswered();
    await world.control.addFault({ call: 'DELETE /api/qrcode/{qrcodeId}', kind: 'drop' });
    expect(await cancelFor(10_000)).toMatchObject(OPEN);
    await world.control.advanceClock({ seconds: 58 });
    await store.set(deposit.pollAtom);
    expect(store.get(deposit.stateAtom).status).toBe('checking');
    expect(cancellation()).toMatchObject(OPEN);
    await world.control.advanceClock({ seconds: 2 });
    await store.set(deposit.pollAtom);
    expect(store.get(deposit.stateAtom)).toMatchObject({ status: 'none', ended: 'elsewhere' });
    await vi.waitFor(() => expect(cancellation()).toMatchObject({ status: 'succeeded', done: 'cancelled' }));
  });

  it('is not checked again by polls while the statement cannot be read [4.04]', async () => {
    const { world, store, deposit, qr, cancelFor, cancellation } = await openUnanswered();
    await world.control.addFault({
      call: 'POST /api/statement',
      kind: 'status',
      status: 500,
      times: 'always',
    });
    await world.control.addFault({ call: 'DELETE /api/qrcode/{qrcodeId}', kind: 'drop' });
    expect(await cancelFor(10_000)).toMatchObject(OPEN);
    const seen: string[] = [];
    store.sub(deposit.cancelAction.stateAtom, () => seen.push(cancellation().status));
    const call = 'GET /api/qrcode/{bankCode}';
    const before = await world.control.count({ call });
    await store.set(deposit.applyNewsAtom, { kind: 'cancelled', provider: 'KBANK', id: qr.id });
    expect(store.get(deposit.stateAtom)).toMatchObject({ status: 'none', ended: 'elsewhere' });
    await store.set(deposit.pollAtom);
    await store.set(deposit.pollAtom);
    expect(await world.control.count({ call })).toBe(before + 3);
    expect(seen).toEqual([]);
  });

  it('came too late for a payment that a lagging statement shows later [2.50] [4.04] (W2)', async () => {
    const { world, store, deposit, qr, cancelFor, cancellation } = await openUnanswered();
    const call = 'POST /api/statement';
    const earlier = await postElsewhere(world, '/api/statement', { page: 1, limit: 10 });
    const body = await earlier.text();
    await world.control.payQr(qr.id);
    const { id } = await world.control.addFault({ call, kind: 'status', status: 200, body, times: 'always' });
    await world.control.addFault({ call: 'DELETE /api/qrcode/{qrcodeId}', kind: 'reset' });
    expect(await cancelFor(10_000)).toMatchObject(OPEN);
    await world.control.removeFault(id);
    await store.set(deposit.pollAtom);
    expect(store.get(deposit.stateAtom).status).toBe('paid');
    await vi.waitFor(() => expect(cancellation()).toMatchObject({ status: 'succeeded', done: 'paid' }));
  });

  it('explains no refusal of the next one after a payment between them [4.04] (W2)', async () => {
    const { world, store, deposit, qr, cancelFor } = await openUnanswered();
    await world.control.addFault({ call: 'DELETE /api/qrcode/{qrcodeId}', kind: 'reset' });
    expect(await cancelFor(10_000)).toMatchObject({ status: 'not-done' });
    await world.control.payQr(qr.id);
    expect(await store.set(deposit.cancelAction.runAtom, qr)).toMatchObject({ done: 'paid' });
    expect(store.get(deposit.stateAtom).status).toBe('paid');
  });
});

describe('a creation without an answer', () => {
  it('is not found in the QR of the same amount from before [7.46] (W1)', async () => {
    const world = await makeWorld('a member with a live KBANK QR');
    const clock = createTestClock();
    const store = createAppStore(await makeServices(world, { signedIn: SOMCHAI, clock }));
    const deposit = qrDeposit('KBANK');
    await store.set(deposit.loadAtom);
    const state = store.get(deposit.stateAtom);
    if (state.status !== 'live') throw new Error('there is no QR');
    await world.control.addFault({ call: 'POST /api/qrcode/{bankCode}', kind: 'reset' });
    const creating = store.set(deposit.createAction.runAtom, state.qr.amount);
    await clock.advance(10_000);
    expect(await creating).toMatchObject({ status: 'not-done' });
  });
});

describe('a late payment of an expired QR', () => {
  it('is found although the next QR was refused after its entry was read (W2) [8.24]', async () => {
    const { world, store, deposit } = await openSlowly('a member with a live KBANK QR');
    const [qr] = await world.control.qrs();
    await world.control.advanceClock({ seconds: qr?.expireIn ?? 0 });
    await store.set(deposit.pollAtom);
    expect(store.get(deposit.stateAtom)).toMatchObject({ status: 'none', ended: 'expired' });
    await world.control.payQrLate(qr?.qrcodeId ?? '');
    const call = 'POST /api/qrcode/{bankCode}';
    const creation = await holdCall(world, call);
    await world.control.refuseNextQr();
    const before = await world.control.count({ call: 'POST /api/statement' });
    const creating = store.set(deposit.createAction.runAtom, satang(10_000));
    await creation.hasCome();
    await world.control.waitFor({ call: 'POST /api/statement', count: before + 1 });
    await creation.release();
    expect(await creating).toMatchObject({ status: 'refused' });
    await store.set(deposit.pollAtom);
    expect(store.get(deposit.stateAtom)).toMatchObject({ status: 'paid' });
  });

  it('stays shown while the next QR is created, and only then gives way to it (W2) [4.04]', async () => {
    const { world, store, deposit } = await openSlowly('a member with a live KBANK QR');
    const [qr] = await world.control.qrs();
    await world.control.advanceClock({ seconds: qr?.expireIn ?? 0 });
    await store.set(deposit.pollAtom);
    const creation = await holdCall(world, 'POST /api/qrcode/{bankCode}');
    const creating = store.set(deposit.createAction.runAtom, satang(10_000));
    await creation.hasCome();
    await world.control.payQrLate(qr?.qrcodeId ?? '');
    await store.set(deposit.pollAtom);
    await creation.release();
    expect(await creating).toMatchObject({ status: 'succeeded' });
    expect(store.get(deposit.stateAtom)).toMatchObject({
      status: 'paid',
      movement: { amount: satang((qr?.amount ?? 0) * 100) },
    });
    store.set(deposit.startOverAtom);
    await vi.waitFor(() =>
      expect(store.get(deposit.stateAtom)).toMatchObject({ status: 'live', qr: { amount: 10_000 } }),
    );
  });
});

describe('a deposit that has a receipt', () => {
  /** The receipt of a gift is of so many ms after its entry. */
  const withLateReceipt = (call: Call, ms: number): Call =>
    ((key, read, options) => {
      const late = (reply: { createdAt: string }) => ({
        ...reply,
        createdAt: new Date(Date.parse(reply.createdAt) + ms).toISOString(),
      });
      const isGift = key === 'POST /api/wallet/truelink';
      return call(key, (reply) => read(isGift ? (late(reply as never) as never) : reply), options as never);
    }) as Call;

  /** WW's QR of 100 baht, of a member whose own bank makes no QR. */
  async function openWw(lateMs = 0) {
    const world = await makeWorld();
    const services = await makeServices(world, { signedIn: '0899999999', autoAdvance: true });
    const store = createAppStore({ ...services, call: withLateReceipt(services.call, lateMs) });
    const make = (provider: string) =>
      requestNewQr(services.call, provider, satang(10_000), services.clock.now);
    const qr = await make('WW');
    const deposit = qrDeposit('WW');
    await store.set(deposit.loadAtom);
    const cancel = async () => {
      await store.set(deposit.pollAtom);
      await store.set(deposit.cancelAction.runAtom, qr);
      await store.set(deposit.pollAtom);
      return store.get(deposit.stateAtom);
    };
    return { world, store, make, cancel };
  }

  it('of a QR pays no QR of another provider (W2)', async () => {
    const { world, store, make, cancel } = await openWw();
    const { id } = await make('KBANK');
    const kbank = qrDeposit('KBANK');
    await store.set(kbank.loadAtom);
    await world.control.payQr(id);
    await store.set(kbank.pollAtom);
    expect(store.get(kbank.stateAtom).status).toBe('paid');
    expect(await cancel()).toMatchObject({ status: 'none', ended: 'cancelled' });
  });

  it.each([0, 1, 2_000])('of a gift link, %d ms before it, pays no QR (W2)', async (lateMs) => {
    const { world, store, cancel } = await openWw(lateMs);
    const { link } = await world.control.makeGift(100);
    expect(await store.set(sendGiftAction.runAtom, link)).toMatchObject({ status: 'succeeded' });
    expect(await cancel()).toMatchObject({ status: 'none', ended: 'cancelled' });
  });
});

describe('the balance after a payment', () => {
  it('is current although other money has left since the QR was made (W2) (W4)', async () => {
    const { world, store, deposit } = await openSlowly('a member with a live KBANK QR');
    const [qr] = await world.control.qrs();
    await fetchElsewhere(world, '/api/wallet/activate/PG');
    await postElsewhere(world, '/api/wallet/transfer', { from: 'WALLET', to: 'PG', amount: qr?.amount });
    await store.set(deposit.pollAtom);
    await world.control.payQr(qr?.qrcodeId ?? '');
    await store.set(deposit.pollAtom);
    expect(store.get(deposit.stateAtom).status).toBe('paid');
    expect(store.get(walletAtom)).toMatchObject({ status: 'ready', isOld: false });
  });
});

describe('a QR that is gone while the statement cannot be read', () => {
  it('is not called expired: the next poll finds that it was paid (W2)', async () => {
    const { world, store, deposit } = await openSlowly('a member with a live KBANK QR');
    await world.control.payQr((await world.control.qrs())[0]?.qrcodeId ?? '');
    await world.control.addFault({ call: 'POST /api/statement', kind: 'status', status: 503, times: 1 });
    await store.set(deposit.loadAtom);
    expect(store.get(deposit.stateAtom).status).toBe('checking');
    await store.set(deposit.pollAtom);
    expect(store.get(deposit.stateAtom).status).toBe('paid');
  });
});

describe('a QR that was cancelled elsewhere', () => {
  it('is not payable after the next poll, though the balance is the same [4.04]', async () => {
    const { world, store, deposit } = await openSlowly('a member with a live KBANK QR');
    await store.set(deposit.pollAtom);
    const [qr] = await world.control.qrs();
    await fetchElsewhere(world, `/api/qrcode/${qr?.qrcodeId}`, { method: 'DELETE' });
    await store.set(deposit.pollAtom);
    expect(store.get(deposit.stateAtom).status).not.toBe('live');
  });
});
