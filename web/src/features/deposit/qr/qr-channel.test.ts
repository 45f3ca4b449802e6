import { describe, expect, it } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { createBrowserPlatform } from '../../../platform/browser-platform.ts';
import { createAppStore } from '../../../shared/session/services.ts';
import { createPages } from '../../../testing/pages.ts';
import { makeServices, makeWorld } from '../../../testing/render-app.tsx';
import { loadDepositOptionsAtom } from '../methods/deposit-options.ts';
import { qrChannelAtom, readQrNews } from './qr-channel.ts';
import { qrDeposit } from './qr-deposit.ts';

const NEWS = { kind: 'cancelled', provider: 'KBANK', id: 'qr-1' };

describe('a message about a QR', () => {
  it.each(['created', 'cancelled', 'paid'])('is read when it says %s', (kind) => {
    expect(readQrNews({ ...NEWS, kind, more: 1 })).toEqual({ ...NEWS, kind });
  });

  it.each([
    null,
    undefined,
    'cancelled',
    7,
    [],
    {},
    { ...NEWS, kind: 'stolen' },
    { ...NEWS, kind: 'toString' },
    { ...NEWS, provider: '' },
    { ...NEWS, provider: 7 },
    { ...NEWS, id: null },
    { ...NEWS, id: 'x'.repeat(201) },
  ])('is ignored as %j', (message) => {
    expect(readQrNews(message)).toBeNull();
  });
});

/** Two tabs of one browser, each showing the member's QR at KBANK. */
async function openPages() {
  const world = await makeWorld('a member with a live KBANK QR');
  const pages = createPages();
  const open = async () => {
    const platform = { ...createBrowserPlatform(window), openChannel: pages.openChannel };
    const services = await makeServices(world, { signedIn: SOMCHAI, platform });
    const store = createAppStore(services);
    const deposit = qrDeposit('KBANK');
    await store.set(loadDepositOptionsAtom);
    await store.set(deposit.loadAtom);
    const stop = store
      .get(qrChannelAtom)
      .listen((news) => void store.set(deposit.applyNewsAtom, news).catch(() => {}));
    const live = () => {
      const state = store.get(deposit.stateAtom);
      if (state.status !== 'live') throw new Error(`the QR is ${state.status}`);
      return state.qr;
    };
    return { services, store, deposit, stop, live, status: () => store.get(deposit.stateAtom).status };
  };
  return { world, pages, one: await open(), other: await open() };
}

describe('a QR on two pages', () => {
  it('disappears on both when one page cancels it [4.04]', async () => {
    const { one, other } = await openPages();
    await one.store.set(one.deposit.cancelAction.runAtom, one.live());
    expect(other.store.get(other.deposit.stateAtom)).toMatchObject({ status: 'none', ended: 'elsewhere' });
  });

  it('is replaced on both by a new QR [4.04]', async () => {
    const { one, other } = await openPages();
    const before = one.live().id;
    await one.store.set(one.deposit.createAction.runAtom, one.live().amount);
    await expect.poll(other.status).toBe('live');
    expect(other.live().id).toBe(one.live().id);
    expect(other.live().id).not.toBe(before);
  });

  it('shows its payment on both (W2)', async () => {
    const { world, one, other } = await openPages();
    await world.control.payQr(one.live().id);
    await one.store.set(one.deposit.pollAtom);
    await expect.poll(other.status).toBe('paid');
  });

  it('sends only its id and provider to the other page', async () => {
    const { pages, one } = await openPages();
    const { id } = one.live();
    await one.store.set(one.deposit.cancelAction.runAtom, one.live());
    expect(pages.sent).toEqual(['changed', { kind: 'cancelled', provider: 'KBANK', id }]);
  });

  it('stays when a message is invalid or about another QR', async () => {
    const { pages, one, other } = await openPages();
    const line = pages.openChannel('deposit-qr', () => {});
    for (const message of [null, { kind: 'cancelled' }, { ...NEWS, id: 'qr-of-somebody' }])
      line.send(message);
    await other.store.set(other.deposit.pollAtom);
    expect(one.status()).toBe('live');
    expect(other.status()).toBe('live');
  });

  it('receives no messages after the session has ended', async () => {
    const { pages, one } = await openPages();
    expect(pages.count('deposit-qr')).toBe(2);
    one.services.session.end('logout');
    expect(pages.count('deposit-qr')).toBe(1);
  });
});
