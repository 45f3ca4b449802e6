import { expect, it, vi } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { createAppStore } from '../../shared/session/services.ts';
import { withLateAnswers } from '../../testing/late-answers.ts';
import { makeServices, makeWorld } from '../../testing/render-app.tsx';
import { loadSpinOfferAtom, spinOfferAtom } from './spin-offer.ts';

it('the offer of the wheel follows the latest request, also when an older answer comes after it [2.37] [7.40]', async () => {
  const world = await makeWorld();
  const made = await makeServices(world, { signedIn: SOMCHAI });
  const { services, readLate } = withLateAnswers(made, world, 'GET /api/spinwheel/active');
  const store = createAppStore(services);
  await world.control.setFlags({ spinActive: false });
  const answerLate = await readLate(() => store.set(loadSpinOfferAtom));
  await world.control.setFlags({ spinActive: true });
  await store.set(loadSpinOfferAtom);
  expect(store.get(spinOfferAtom)).toBe('active');
  await answerLate();
  expect(store.get(spinOfferAtom)).toBe('active');
});

it('the offer of the wheel ends once the service has switched the wheel off, not with a failed request [2.37]', async () => {
  const world = await makeWorld();
  const services = await makeServices(world, { signedIn: SOMCHAI });
  const store = createAppStore(services);
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await store.set(loadSpinOfferAtom);
  expect(store.get(spinOfferAtom)).toBe('loading');
  onLine.mockRestore();
  await store.set(loadSpinOfferAtom);
  expect(store.get(spinOfferAtom)).toBe('active');
  await world.control.addFault({ call: 'GET /api/spinwheel/active', kind: 'reset' });
  await store.set(loadSpinOfferAtom);
  expect(store.get(spinOfferAtom)).toBe('active');
  await world.control.setFlags({ spinActive: false });
  await store.set(loadSpinOfferAtom);
  expect(store.get(spinOfferAtom)).toBe('inactive');
});
