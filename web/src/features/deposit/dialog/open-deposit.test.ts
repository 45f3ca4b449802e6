import { expect, it } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { createAppStore } from '../../../shared/session/services.ts';
import { makeServices, makeWorld } from '../../../testing/render-app.tsx';
import { depositScreenAtom } from '../methods/deposit-navigation.ts';
import { qrDeposit } from '../qr/qr-deposit.ts';
import { openDepositAtom } from './open-deposit.ts';

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
