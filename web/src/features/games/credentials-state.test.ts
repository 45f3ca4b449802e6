import { expect, it } from 'vitest';
import { createAppStore } from '../../state/services.ts';
import { makeServices, makeWorld } from '../../testing/render-app.tsx';
import { credentialsAtom, forgetCredentialsAtom, loadCredentialsAtom } from './credentials-state.ts';

const CALL = 'GET /api/wallet/account/{slotCode}';

it('keeps no password in memory that arrives after its dialog was closed (K11)', async () => {
  const world = await makeWorld();
  const store = createAppStore(await makeServices(world, { signedIn: '0812345678' }));
  await store.set(loadCredentialsAtom, 'PG');
  expect(store.get(credentialsAtom).get('PG')?.status).toBe('ready');
  store.set(forgetCredentialsAtom);

  const { id } = await world.control.addFault({ call: CALL, kind: 'hang' });
  const reading = store.set(loadCredentialsAtom, 'PG');
  await world.control.waitFor({ call: CALL, count: 2, timeoutSeconds: 5 });
  store.set(forgetCredentialsAtom);
  await world.control.removeFault(id);
  await reading;
  expect([...store.get(credentialsAtom)]).toEqual([]);

  await store.set(loadCredentialsAtom, 'PG');
  expect(store.get(credentialsAtom).get('PG')?.status).toBe('ready');
});
