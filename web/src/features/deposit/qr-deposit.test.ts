import { describe, expect, it } from 'vitest';
import { makeServices, makeWorld } from '../../testing/render-app.tsx';
import { SOMCHAI } from '../../testing/open-deposit.ts';
import { satang } from 'contracts/rules';
import { createAppStore, type Services } from '../../state/services.ts';
import { qrDeposit } from './qr-deposit.ts';

/** KBANK's QR deposit, and a way to keep an answer about it on its way for as long as a test wants. */
async function openSlowly(scenario?: string) {
  const world = await makeWorld(scenario);
  const services = await makeServices(world, { signedIn: SOMCHAI });
  let arrival: Promise<void> | undefined;
  const call = (async (...request: Parameters<Services['call']>) => {
    const late = request[0] === 'GET /api/qrcode/{bankCode}' ? arrival : undefined;
    const reply: unknown = await services.call(...request);
    await late;
    return reply;
  }) as Services['call'];
  const store = createAppStore({ ...services, call });
  const deposit = qrDeposit('KBANK');
  await store.set(deposit.loadAtom);

  /** Asks for the QR; its answer is given now and arrives when the function that this resolves to is called. */
  const readLate = async () => {
    let arrive: () => void = () => {};
    arrival = new Promise((resolve) => (arrive = resolve));
    const before = await world.control.count({ call: 'GET /api/qrcode/{bankCode}' });
    const reading = store.set(deposit.loadAtom);
    await world.control.waitFor({ call: 'GET /api/qrcode/{bankCode}', count: before + 1 });
    arrival = undefined;
    return async () => {
      arrive();
      await reading;
    };
  };
  return { store, deposit, readLate };
}

describe('an answer about the QR that arrives late', () => {
  it('does not take away a QR that was made meanwhile (W2)', async () => {
    const { store, deposit, readLate } = await openSlowly();
    const arrive = await readLate();
    await store.set(deposit.createAction.runAtom, satang(10_000));
    await arrive();
    expect(store.get(deposit.stateAtom)).toMatchObject({ status: 'live', qr: { amount: 10_000 } });
  });

  it('does not bring back a QR that was cancelled meanwhile, to be paid for nothing [4.04]', async () => {
    const { store, deposit, readLate } = await openSlowly('a member with a live KBANK QR');
    const state = store.get(deposit.stateAtom);
    if (state.status !== 'live') throw new Error('there is no QR');
    const arrive = await readLate();
    await store.set(deposit.cancelAction.runAtom, state.qr);
    await arrive();
    expect(store.get(deposit.stateAtom)).toEqual({ status: 'none', ended: 'cancelled' });
  });
});
