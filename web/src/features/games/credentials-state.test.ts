import { expect, it } from 'vitest';
import { SOMCHAI, TEST_TIME } from 'mock-server/testing';
import { createAppStore } from '../../shared/session/services.ts';
import { holdCall } from '../../testing/hold-call.ts';
import { withLateAnswers } from '../../testing/late-answers.ts';
import { makeServices, makeWorld } from '../../testing/render-app.tsx';
import { createTestClock } from '../../testing/test-clock.ts';
import { passwordResetOf } from './account-actions.ts';
import {
  credentialsAtom,
  forgetCredentialsAtom,
  loadCredentialsAtom,
  rereadCredentialsAtom,
} from './credentials-state.ts';

const CALL = 'GET /api/wallet/account/{slotCode}';

it('drops a password that arrives after its dialog was closed [2.59] (K11)', async () => {
  const world = await makeWorld();
  const store = createAppStore(await makeServices(world, { signedIn: '0812345678' }));
  await store.set(loadCredentialsAtom, 'PG');
  expect(store.get(credentialsAtom).get('PG')?.status).toBe('ready');
  store.set(forgetCredentialsAtom);

  const reading = store.set(loadCredentialsAtom, 'PG');
  store.set(forgetCredentialsAtom);
  await reading;
  expect(await world.control.count({ call: CALL })).toBe(2);
  expect([...store.get(credentialsAtom)]).toEqual([]);

  await store.set(loadCredentialsAtom, 'PG');
  expect(store.get(credentialsAtom).get('PG')?.status).toBe('ready');
});

it.each([{ password: 5 }, { password: '' }, { password: 'a\u202eb' }, { username: null }, { username: ' ' }])(
  'shows no credentials of which one is damaged: %j [3.10] [7.16]',
  async (damaged) => {
    const world = await makeWorld();
    const store = createAppStore(await makeServices(world, { signedIn: SOMCHAI }));
    const body = JSON.stringify({ username: 'user1', password: 'secret', event: null, ...damaged });
    await world.control.addFault({ call: CALL, kind: 'status', status: 200, body });
    await store.set(loadCredentialsAtom, 'PG');
    expect(store.get(credentialsAtom).get('PG')).toEqual({ status: 'failed', code: null });
  },
);

it('shows credentials of up to 64 characters [3.10]', async () => {
  const world = await makeWorld();
  const store = createAppStore(await makeServices(world, { signedIn: SOMCHAI }));
  const credentials = { username: 'u'.repeat(64), password: 'p'.repeat(64), event: null };
  const body = JSON.stringify(credentials);
  await world.control.addFault({ call: CALL, kind: 'status', status: 200, body });
  await store.set(loadCredentialsAtom, 'PG');
  expect(store.get(credentialsAtom).get('PG')).toEqual({ status: 'ready', credentials });
});

it('shows the password of the last reset even if an older reply arrives later [4.03] [7.16] [7.17]', async () => {
  const world = await makeWorld();
  const own = await makeServices(world, { signedIn: '0812345678' });
  const { services, readLate } = withLateAnswers(own, world, CALL);
  const store = createAppStore(services);
  const arrive = await readLate(() => store.set(loadCredentialsAtom, 'PG'));
  await store.set(passwordResetOf('PG').runAtom, 'PG');
  await store.set(loadCredentialsAtom, 'PG');
  const shown = store.get(credentialsAtom).get('PG');
  await arrive();
  expect(store.get(credentialsAtom).get('PG')).toEqual(shown);
});

it('hides the old password after a reset, also if the new one cannot be read [4.03] [7.17]', async () => {
  const world = await makeWorld();
  const store = createAppStore(await makeServices(world, { signedIn: SOMCHAI }));
  await store.set(loadCredentialsAtom, 'PG');
  const answer = await holdCall(world, CALL);
  await store.set(passwordResetOf('PG').runAtom, 'PG');
  expect(store.get(credentialsAtom).get('PG')?.status).toBe('loading');
  await answer.hasCome();
  await world.control.addFault({ call: CALL, kind: 'status', status: 503, times: 1 });
  await store.set(loadCredentialsAtom, 'PG');
  expect(store.get(credentialsAtom).get('PG')?.status).toBe('failed');
  await answer.release();
});

it.each([
  { answers: 2, status: 'ready' },
  { answers: 3, status: 'failed' },
])(
  'waits for the new password after a reset while a lagging copy gives the old one, $answers times [4.03] [7.17] (W9)',
  async ({ answers, status }) => {
    const world = await makeWorld();
    const clock = createTestClock({ deviceTime: Date.parse(TEST_TIME) });
    const store = createAppStore(await makeServices(world, { signedIn: SOMCHAI, clock }));
    await store.set(loadCredentialsAtom, 'PG');
    const old = store.get(credentialsAtom).get('PG');
    const body = JSON.stringify(old?.status === 'ready' && old.credentials);
    await world.control.addFault({ call: CALL, kind: 'status', status: 200, body, times: answers });
    await store.set(passwordResetOf('PG').runAtom, 'PG');
    const asked = (count: number) => world.control.waitFor({ call: CALL, count });
    await asked(2);
    await clock.advance(3_000);
    await asked(3);
    await clock.advance(6_999);
    expect(store.get(credentialsAtom).get('PG')).toEqual({ status: 'loading' });
    await clock.advance(1);
    await expect.poll(() => store.get(credentialsAtom).get('PG')?.status).toBe(status);
    expect(store.get(credentialsAtom).get('PG')).not.toEqual(old);
    expect(await world.control.count({ call: CALL })).toBe(4);
  },
);

it('loads the credentials of a game although a reset ends that was started in the dialog of another [7.16] [7.17] (K11)', async () => {
  const world = await makeWorld();
  const store = createAppStore(await makeServices(world, { signedIn: SOMCHAI }));
  await store.set(loadCredentialsAtom, 'PG');
  const reset = await holdCall(world, 'GET /api/wallet/resetpassword/{slotCode}');
  const resetting = store.set(passwordResetOf('PG').runAtom, 'PG');
  await reset.hasCome();
  store.set(forgetCredentialsAtom);
  const answer = await holdCall(world, CALL);
  const loading = store.set(loadCredentialsAtom, 'UFABET');
  await answer.hasCome();
  await reset.release();
  expect(await resetting).toMatchObject({ status: 'succeeded' });
  await answer.release();
  await loading;
  expect([...store.get(credentialsAtom)]).toMatchObject([['UFABET', { status: 'ready' }]]);
});

it('keeps shown credentials when they cannot be read again, but not when the service refuses them [2.59]', async () => {
  const world = await makeWorld();
  const store = createAppStore(await makeServices(world, { signedIn: SOMCHAI }));
  await store.set(loadCredentialsAtom, 'PG');
  const shown = store.get(credentialsAtom).get('PG');
  await world.control.addFault({ call: CALL, kind: 'status', status: 503, times: 1 });
  await store.set(rereadCredentialsAtom, 'PG');
  expect(store.get(credentialsAtom).get('PG')).toBe(shown);
  const body = JSON.stringify({ message: 'WRONG_CREDENTIAL' });
  await world.control.addFault({ call: CALL, kind: 'status', status: 400, body, times: 1 });
  await store.set(rereadCredentialsAtom, 'PG');
  expect(store.get(credentialsAtom).get('PG')).toEqual({ status: 'failed', code: 'WRONG_CREDENTIAL' });
});

it.each([
  { username: '' },
  { username: ' ' },
  { password: 'x'.repeat(65) },
  { username: 'A\u202eB' },
  { password: null },
])('credentials are not shown when one is damaged: %j [3.10]', async (damaged) => {
  const world = await makeWorld();
  const store = createAppStore(await makeServices(world, { signedIn: '0812345678' }));
  const body = JSON.stringify({ username: 'player1', password: 'secret1', event: null, ...damaged });
  await world.control.addFault({ call: CALL, kind: 'status', status: 200, body });
  await store.set(loadCredentialsAtom, 'PG');
  expect(store.get(credentialsAtom).get('PG')?.status).toBe('failed');
});
