import { expect, it } from 'vitest';
import { withLateAnswers } from '../../testing/late-answers.ts';
import { makeServices, makeWorld } from '../../testing/render-app.tsx';
import { takeComplaints } from '../../testing/complaints.ts';
import { renameAccountAction } from './account-rename.ts';
import { loadProfileAtom, profileAtom } from './profile-state.ts';
import { createAppStore } from '../session/services.ts';

const PROFILE = 'GET /api/account/profile';

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
  takeComplaints();
});
