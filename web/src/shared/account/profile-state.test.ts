import { expect, it } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { withLateAnswers } from '../../testing/late-answers.ts';
import { fetchElsewhere } from '../../testing/pages.ts';
import { makeServices, makeWorld } from '../../testing/render-app.tsx';
import { takeConsoleErrors } from '../../testing/console-errors.ts';
import { renameMemberAction } from '../../features/profile/profile-name-state.ts';
import { loadWalletAtom } from '../wallet/wallet-state.ts';
import { renameAccountAction } from './account-rename.ts';
import { loadProfileAtom, profileAtom } from './profile-state.ts';
import { createAppStore } from '../session/services.ts';

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
