import { satang } from 'contracts/rules';
import { DAY_MS } from '../engine/clock.ts';
import { addMember, type Member } from '../world/members/members.ts';
import type { World } from '../world/world.ts';

/** The member of a scenario, unless its description names another. */
export const SOMCHAI = '0812345678';
export const MALEE = '0899999999';
export const SOMPHONE = '02055512345';

const PASSWORD = '123456';

const NOTHING = { amount: satang(0), success: 0, fail: 0 };

export function addSomchai(world: World): Member {
  return addMember(world, {
    phone: SOMCHAI,
    password: PASSWORD,
    name: 'Somchai',
    currency: 'THB',
    coin: 0,
    createdAt: world.clock.now() - 90 * DAY_MS,
    bankAccount: { bankCode: 'KBANK', bankAccountName: 'SOMCHAI JAIDEE', bankAccountNo: '1234567890' },
    invite: NOTHING,
    invitedBy: null,
  });
}

export function addMalee(world: World): Member {
  return addMember(world, {
    phone: MALEE,
    password: PASSWORD,
    name: 'Malee',
    currency: 'THB',
    coin: 0,
    createdAt: world.clock.now() - DAY_MS,
    bankAccount: { bankCode: 'SCB', bankAccountName: 'MALEE SUKJAI', bankAccountNo: '4098765432' },
    invite: NOTHING,
    invitedBy: null,
  });
}

export function addSomphone(world: World): Member {
  return addMember(world, {
    phone: SOMPHONE,
    password: PASSWORD,
    name: 'ສົມພອນ',
    currency: 'LAK',
    coin: 2,
    createdAt: world.clock.now() - 30 * DAY_MS,
    bankAccount: {
      bankCode: 'BCEL',
      bankAccountName: 'SOMPHONE XAYAVONG',
      bankAccountNo: '160120000987654001',
    },
    invite: NOTHING,
    invitedBy: null,
  });
}
