import { expect, it } from 'vitest';
import { makeServices, makeWorld } from '../../testing/render-app.tsx';
import { createAppStore } from '../session/services.ts';
import { noteEndAtom, requestWaitAtom } from './request-wait.ts';

it('a wait for what is sent follows only a refusal that asks for one [8.02]', async () => {
  const services = await makeServices(await makeWorld(), { signedIn: '0812345678' });
  const store = createAppStore(services);
  store.set(noteEndAtom, { status: 'refused', input: 1, code: 'MONEY_NOT_ENOUGH', mustWait: false });
  store.set(noteEndAtom, { status: 'offline', input: 1 });
  expect(store.get(requestWaitAtom)).toBe(0);
  store.set(noteEndAtom, { status: 'refused', input: 1, code: 'REQUEST_LIMIT', mustWait: true });
  expect(store.get(requestWaitAtom)).toBe(services.clock.elapsed() + 60_000);
});
