import { expect, it } from 'vitest';
import { SOMCHAI, TEST_TIME, type TestWorld } from 'mock-server/testing';
import { withLateAnswers } from '../../testing/late-answers.ts';
import { fetchElsewhere } from '../../testing/pages.ts';
import { makeServices, makeWorld } from '../../testing/render-app.tsx';
import { takeConsoleErrors } from '../../testing/console-errors.ts';
import { renameMemberAction } from '../../features/profile/profile-name-state.ts';
import { loadWalletAtom } from '../wallet/wallet-state.ts';
import { renameAccountAction } from './account-rename.ts';
import { loadProfileAtom, profileAtom } from './profile-state.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { createAppStore, type Services } from '../session/services.ts';

const PROFILE = 'GET /api/account/profile';
const MALEE = '0899999999';

it('neither shows the profile of another member nor sends their bank account back [3.02] [7.06]', async () => {
  const world = await makeWorld();
  const body = await (await fetchElsewhere(world, '/api/account/profile', { phone: MALEE })).text();
  const store = createAppStore(await makeServices(world, { signedIn: SOMCHAI }));
  await store.set(loadWalletAtom);
  await world.control.addFault({ call: PROFILE, kind: 'status', status: 200, body, times: 'always' });
  await store.set(loadProfileAtom);
  expect(store.get(profileAtom)).toEqual({ status: 'failed' });
  await store.set(renameMemberAction.runAtom, 'Nok');
  expect(store.get(renameMemberAction.stateAtom)).toMatchObject({ status: 'not-done' });
  expect(await world.control.count({ call: 'PUT /api/account/profile' })).toBe(0);
});

it('keeps the profile on the screen as an old one when it cannot be read again, and fails without one [8.29]', async () => {
  const world = await makeWorld();
  const services = await makeServices(world, { signedIn: SOMCHAI });
  const [store, other] = [createAppStore(services), createAppStore(services)];
  await store.set(loadProfileAtom);
  const fresh = store.get(profileAtom);
  expect(fresh).toMatchObject({
    status: 'ready',
    profile: { bank: { accountNo: '1234567890' } },
    isOld: false,
  });
  const shown = { ...fresh, isOld: true };
  await world.control.addFault({ call: PROFILE, kind: 'reset', times: 'always' });
  for (const one of [store, other]) await one.set(loadProfileAtom);
  expect([store.get(profileAtom), other.get(profileAtom)]).toEqual([shown, { status: 'failed' }]);
  const again = [store, other].map((one) => one.set(loadProfileAtom));
  expect([store.get(profileAtom), other.get(profileAtom)]).toEqual([shown, { status: 'loading' }]);
  await Promise.all(again);
  await world.control.clearFaults();
  await store.set(loadProfileAtom);
  expect(store.get(profileAtom)).toEqual(fresh);
  takeConsoleErrors();
});

it('stays current when an earlier reading fails after a newer one [8.29]', async () => {
  const world = await makeWorld();
  const own = await makeServices(world, { signedIn: SOMCHAI });
  const { services, readLate } = withLateAnswers(own, world, PROFILE);
  const store = createAppStore(services);
  await world.control.addFault({ call: PROFILE, kind: 'empty' });
  const arrive = await readLate(() => store.set(loadProfileAtom));
  await store.set(loadProfileAtom);
  await arrive();
  expect(store.get(profileAtom)).toMatchObject({ status: 'ready', isOld: false });
  takeConsoleErrors();
});

it('keeps a saved name when an older profile reply arrives later [2.67]', async () => {
  const world = await makeWorld();
  const own = await makeServices(world, { signedIn: '0812345678' });
  const { services, readLate } = withLateAnswers(own, world, PROFILE);
  const store = createAppStore(services);
  await store.set(loadProfileAtom);
  const arrive = await readLate(() => store.set(loadProfileAtom));
  await world.control.addFault({ call: PROFILE, kind: 'reset' });
  await store.set(renameAccountAction.runAtom, { bankCode: 'KBANK', bankAccountName: 'NOK KAEW' });
  await arrive();
  expect(store.get(profileAtom)).toMatchObject({ profile: { bank: { accountName: 'NOK KAEW' } } });
  takeConsoleErrors();
});

const bankNameOf = async (world: TestWorld) => (await world.control.member(SOMCHAI)).bank.bankAccountName;

it('is renamed once an earlier rename has ended, so that neither undoes the other [2.67] [3.02] [7.06] [7.07]', async () => {
  const world = await makeWorld();
  const services = await makeServices(world, { signedIn: SOMCHAI });
  const slow = Promise.withResolvers<null>();
  const call = async (...request: Parameters<Services['call']>) => {
    if (request[0] === 'PUT /api/account/profile') await slow.promise;
    return services.call(...request);
  };
  const store = createAppStore({ ...services, call: call as Services['call'] });
  await store.set(loadProfileAtom);
  const renaming = store.set(renameMemberAction.runAtom, 'Nok');
  const account = store.set(renameAccountAction.runAtom, { bankCode: 'KBANK', bankAccountName: 'NOK KAEW' });
  // Later calls of the page are answered meanwhile, so the second rename would be too.
  for (let calls = 0; calls < 5; calls += 1) await store.set(loadProfileAtom);
  slow.resolve(null);
  expect(await renaming).toMatchObject({ status: 'succeeded' });
  expect(await account).toMatchObject({ status: 'succeeded' });
  expect(await bankNameOf(world)).toBe('NOK KAEW');
});

it('keeps the new names while a lagging copy shows the old ones, and sends them back [2.67] [3.02] [7.06] [7.07] (W9)', async () => {
  const world = await makeWorld();
  const clock = createTestClock({ deviceTime: Date.parse(TEST_TIME) });
  const store = createAppStore(await makeServices(world, { signedIn: SOMCHAI, clock }));
  await store.set(loadProfileAtom);
  const shown = () => {
    const state = store.get(profileAtom);
    return state.status === 'ready' && [state.profile.name, state.profile.bank.accountName];
  };
  const before = shown();
  const body = await (await fetchElsewhere(world, '/api/account/profile')).text();
  await world.control.addFault({ call: PROFILE, kind: 'status', status: 200, body, times: 'always' });
  await store.set(renameAccountAction.runAtom, { bankCode: 'KBANK', bankAccountName: 'NOK KAEW' });
  await store.set(renameMemberAction.runAtom, 'Nok');
  await store.set(loadProfileAtom);
  expect(shown()).toEqual(['Nok', 'NOK KAEW']);
  expect(await bankNameOf(world)).toBe('NOK KAEW');
  await clock.advance(30_000);
  await store.set(loadProfileAtom);
  expect(shown()).toEqual(before);
});

it('shows the name that the service has made of a new one, and one from another device [7.07]', async () => {
  const world = await makeWorld();
  const store = createAppStore(await makeServices(world, { signedIn: SOMCHAI }));
  await store.set(loadProfileAtom);
  await store.set(renameAccountAction.runAtom, { bankCode: 'KBANK', bankAccountName: 'NOK KAEW' });
  await fetchElsewhere(world, '/api/account/bankAccountName', {
    method: 'PUT',
    body: { bankCode: 'KBANK', bankAccountName: 'NOK SUK' },
  });
  await store.set(loadProfileAtom);
  expect(store.get(profileAtom)).toMatchObject({ profile: { bank: { accountName: 'NOK SUK' } } });
});

it('is renamed back to the name before without an answer, which counts as done [7.07]', async () => {
  const world = await makeWorld();
  const store = createAppStore(await makeServices(world, { signedIn: SOMCHAI }));
  await store.set(loadProfileAtom);
  const rename = (bankAccountName: string) =>
    store.set(renameAccountAction.runAtom, { bankCode: 'KBANK', bankAccountName });
  const before = await bankNameOf(world);
  await rename('NOK KAEW');
  await world.control.addFault({ call: 'PUT /api/account/bankAccountName', kind: 'drop' });
  expect(await rename(before)).toMatchObject({ status: 'succeeded' });
  expect(store.get(profileAtom)).toMatchObject({ profile: { bank: { accountName: before } } });
});
