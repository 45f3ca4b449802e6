import { expect, it } from 'vitest';
import { SOMCHAI, TEST_TIME } from 'mock-server/testing';
import { createAppStore } from '../../shared/session/services.ts';
import { requestWait } from '../../shared/session/wait.ts';
import { takeConsoleErrors } from '../../testing/console-errors.ts';
import { makeServices, makeWorld } from '../../testing/render-app.tsx';
import { createTestClock } from '../../testing/test-clock.ts';
import { activationOf } from './account-actions.ts';

const call = 'GET /api/wallet';

it('a game account that was opened is not read again in a wait that began meanwhile [8.02]', async () => {
  const world = await makeWorld();
  const clock = createTestClock({ deviceTime: Date.parse(TEST_TIME) });
  const services = await makeServices(world, { signedIn: SOMCHAI, clock });
  const store = createAppStore(services);
  services.onRequestLimit(() => store.set(requestWait.startAtom));
  await world.control.addFault({ call, kind: 'refuse', code: 'REQUEST_LIMIT' });
  await store.set(activationOf('IMI').runAtom, 'IMI');
  await clock.advance(62_000);
  store.set(requestWait.startAtom);
  await clock.advance(62_999);
  expect(await world.control.count({ call })).toBe(1);
  await clock.advance(1);
  expect(await world.control.count({ call })).toBe(2);
  takeConsoleErrors();
});
