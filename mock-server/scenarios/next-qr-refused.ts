import { memberWithMoney } from './member-with-money.ts';
import type { Scenario } from './scenario.ts';

export const nextQrRefused: Scenario = {
  name: 'the next QR creation is refused',
  description: 'Somchai alone with 1,000.00; his bank refuses the next QR with QR_FAIL',
  prepare: (world) => {
    memberWithMoney.prepare(world);
    world.qrRefusals.push({ message: 'QR_FAIL', phone: null });
  },
};
