import { satang } from 'contracts/rules';
import { expect, it } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { startRequestWaitAtom } from '../../../shared/orders/request-wait.ts';
import { renameAccountAction } from '../../../shared/account/account-rename.ts';
import { createAppStore } from '../../../shared/session/services.ts';
import { holdCall } from '../../../testing/hold-call.ts';
import { fetchElsewhere } from '../../../testing/pages.ts';
import { makeServices, makeWorld } from '../../../testing/render-app.tsx';
import { createTestClock } from '../../../testing/test-clock.ts';
import { depositScreenAtom, showMethodAtom } from '../methods/deposit-navigation.ts';
import { depositOptionsAtom, loadDepositOptionsAtom } from '../methods/deposit-options.ts';
import { requestNewQr } from '../qr/qr-actions.ts';
import { qrDeposit } from '../qr/qr-deposit.ts';
import { openDepositAtom, rereadDepositAtom } from './open-deposit.ts';

it('a deposit opens at the QR whose payment is still being looked for [2.50] [4.04]', async () => {
  const world = await makeWorld('a member with a live KBANK QR');
  const store = createAppStore(await makeServices(world, { signedIn: SOMCHAI }));
  await store.set(qrDeposit('KBANK').loadAtom);
  await world.control.payQr((await world.control.qrs())[0]?.qrcodeId ?? '');
  const call = 'POST /api/statement';
  await world.control.addFault({ call, kind: 'status', status: 503, times: 'always' });
  await store.set(openDepositAtom);
  expect(store.get(qrDeposit('KBANK').stateAtom).status).toBe('checking');
  expect(store.get(depositScreenAtom)).toMatchObject({ at: 'method', method: { provider: 'KBANK' } });
});

it('a deposit whose methods cannot be read again opens at its QR, however late that is read [2.50] [8.29]', async () => {
  const world = await makeWorld('a member with a live KBANK QR');
  const clock = createTestClock();
  const store = createAppStore(await makeServices(world, { signedIn: SOMCHAI, clock }));
  await store.set(loadDepositOptionsAtom);
  await world.control.addFault({ call: 'GET /api/lookup/deposit', kind: 'reset' });
  const reading = await holdCall(world, 'GET /api/qrcode/{bankCode}');
  const opening = store.set(openDepositAtom);
  await reading.hasCome();
  await clock.advance(1_500);
  expect(store.get(depositScreenAtom)).toEqual({ at: 'list' });
  await reading.release();
  await opening;
  expect(store.get(depositScreenAtom)).toMatchObject({ at: 'method', method: { provider: 'KBANK' } });
});

it('an open deposit that is read again has the QR of another device, and leaves only an account that is no longer offered [2.48] [2.50]', async () => {
  const world = await makeWorld();
  const services = await makeServices(world, { signedIn: SOMCHAI, autoAdvance: true });
  const store = createAppStore(services);
  await store.set(openDepositAtom);
  const options = store.get(depositOptionsAtom);
  const [account, another] =
    options.status === 'ready' ? options.methods.filter(({ kind }) => kind === 'transfer') : [];
  if (account?.kind !== 'transfer' || another?.kind !== 'transfer') throw new Error('no two accounts');
  const fetched = await fetchElsewhere(world, '/api/lookup/deposit');
  const lookup = (await fetched.json()) as { banks: { bankAccountNo: string }[] };
  const offer = (banks: object[]) =>
    world.control.addFault({
      call: 'GET /api/lookup/deposit',
      kind: 'status',
      status: 200,
      body: JSON.stringify({ ...lookup, banks }),
    });
  const others = lookup.banks.filter(({ bankAccountNo }) => bankAccountNo !== account.account.number);
  store.set(showMethodAtom, another);
  await offer(others);
  await requestNewQr(services.call, 'KBANK', satang(10_000), services.clock.now);
  await store.set(rereadDepositAtom);
  expect(store.get(qrDeposit('KBANK').stateAtom)).toMatchObject({ status: 'live' });
  expect(store.get(depositScreenAtom)).toEqual({ at: 'method', method: another });
  store.set(showMethodAtom, account);
  await store.set(rereadDepositAtom);
  expect(store.get(depositScreenAtom)).toEqual({ at: 'method', method: account });
  await offer(others);
  await store.set(rereadDepositAtom);
  expect(store.get(depositScreenAtom)).toEqual({ at: 'list' });
});

it.each([
  ['opened again', openDepositAtom, { at: 'list' }],
  ['read again', rereadDepositAtom, { at: 'method', method: { kind: 'gift' } }],
] as const)(
  'a deposit that is %s calls nothing after the service has asked to wait [8.02]',
  async (_, readAtom, screen) => {
    const world = await makeWorld();
    const services = await makeServices(world, { signedIn: SOMCHAI, autoAdvance: true });
    const store = createAppStore(services);
    services.onRequestLimit(() => store.set(startRequestWaitAtom));
    await store.set(openDepositAtom);
    store.set(showMethodAtom, { kind: 'gift', id: 'gift' });
    const call = 'GET /api/lookup/deposit';
    await world.control.addFault({ call, kind: 'refuse', code: 'REQUEST_LIMIT' });
    await world.control.clearJournal();
    await store.set(readAtom);
    expect(await world.control.count({ call })).toBe(1);
    expect(await world.control.count({})).toBe(1);
    expect(store.get(depositScreenAtom)).toMatchObject(screen);
  },
);

it('a deposit opens at no account that could not be read again, not even to show how a rename ended [8.29]', async () => {
  const world = await makeWorld();
  const store = createAppStore(await makeServices(world, { signedIn: SOMCHAI, autoAdvance: true }));
  await store.set(openDepositAtom);
  const renaming = await holdCall(world, 'PUT /api/account/bankAccountName');
  const renamed = store.set(renameAccountAction.runAtom, {
    bankCode: 'KBANK',
    bankAccountName: 'SOMCHAI JAIDEE',
  });
  await renaming.hasCome();
  await store.set(openDepositAtom);
  expect(store.get(depositScreenAtom)).toMatchObject({ at: 'method', method: { kind: 'transfer' } });
  await world.control.addFault({ call: 'GET /api/lookup/deposit', kind: 'reset' });
  await store.set(openDepositAtom);
  expect(store.get(depositScreenAtom)).toEqual({ at: 'list' });
  await renaming.release();
  await renamed;
});
