import { createQr } from '../world/deposits/qr.ts';
import { addSomchai } from './users.ts';
import { History } from './history.ts';
import type { Scenario } from './scenario.ts';

export const memberWithALiveQr: Scenario = {
  name: 'a member with a live KBANK QR',
  description: 'Somchai alone: 1,000.00 in the wallet and a QR of 100.00 just created',
  prepare: (world) => {
    const somchai = addSomchai(world);
    new History(world, somchai).deposit(2, 1000, 'KBANK');
    createQr(world, somchai, 'KBANK', 100);
  },
};
