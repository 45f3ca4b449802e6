import { memberWithALiveQr } from './member-with-a-live-qr.ts';
import type { Scenario } from './scenario.ts';

export const memberWithAnExpiredQr: Scenario = {
  name: 'a member whose KBANK QR has expired',
  description: 'Somchai alone: 1,000.00 in the wallet and a QR of 100.00 whose time has just ended unpaid',
  prepare: (world) => {
    memberWithALiveQr.prepare(world);
    for (const qr of world.qrs.values()) qr.expiresAt = world.clock.now();
  },
};
