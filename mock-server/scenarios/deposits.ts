import { satangFromBaht } from 'contracts/rules';
import type { Scenario } from '../engine/scenario.ts';
import { createQr } from '../world/deposits/qr.ts';
import type { World } from '../world/world.ts';
import { History } from './history.ts';
import { memberWithMoney } from './members.ts';
import { addSomchai } from './users.ts';

const memberWithALiveQr: Scenario<World> = {
  name: 'a member with a live KBANK QR',
  description: 'Somchai alone: 1,000.00 in the wallet and a QR of 100.00 just created',
  prepare: (world) => {
    const somchai = addSomchai(world);
    new History(world, somchai).deposit(2, 1000, 'KBANK');
    createQr(world, somchai, 'KBANK', 100);
  },
};

const memberWithAnExpiredQr: Scenario<World> = {
  name: 'a member whose KBANK QR has expired',
  description: 'Somchai alone: 1,000.00 in the wallet and a QR of 100.00 whose time has just ended unpaid',
  prepare: (world) => {
    memberWithALiveQr.prepare(world);
    for (const qr of world.qrs.values()) qr.expiresAt = world.clock.now();
  },
};

const nextQrRefused: Scenario<World> = {
  name: 'the next QR creation is refused',
  description: 'Somchai alone with 1,000.00; his bank refuses the next QR with QR_FAIL',
  prepare: (world) => {
    memberWithMoney.prepare(world);
    world.qrRefusals.push({ message: 'QR_FAIL', phone: null });
  },
};

const depositsByHand: Scenario<World> = {
  name: 'deposits are credited by hand',
  description: 'Somchai alone with 1,000.00; the service credits transfers by their slips',
  prepare: (world) => {
    memberWithMoney.prepare(world);
    world.flags.isManual = true;
  },
};

const noWayToDeposit: Scenario<World> = {
  name: 'there is no way to deposit',
  description: 'Somchai alone with 1,000.00; the service takes no deposits by any bank or wallet',
  prepare: (world) => {
    memberWithMoney.prepare(world);
    Object.assign(world.depositOptions, { banks: [], wallets: [] });
  },
};

/** Fixed, so that tests can contain the link. */
const KNOWN_VOUCHER = 'KNOWNVOUCHER000001';

function addGift(world: World, usedBy: string | null): void {
  memberWithMoney.prepare(world);
  world.gifts.set(KNOWN_VOUCHER, { voucher: KNOWN_VOUCHER, amount: satangFromBaht(123.45), usedBy });
}

const goodGiftLink: Scenario<World> = {
  name: 'a gift link that is good',
  description: `Somchai alone with 1,000.00; the gift ${KNOWN_VOUCHER} of 123.45 is nobody's yet`,
  prepare: (world) => addGift(world, null),
};

const usedGiftLink: Scenario<World> = {
  name: 'a gift link that was used',
  description: `Somchai alone with 1,000.00; somebody has taken the gift ${KNOWN_VOUCHER}`,
  prepare: (world) => addGift(world, 'somebody'),
};

export const depositScenarios = [
  memberWithALiveQr,
  memberWithAnExpiredQr,
  nextQrRefused,
  depositsByHand,
  noWayToDeposit,
  goodGiftLink,
  usedGiftLink,
];
