import { memberWithMoney } from './member-with-money.ts';
import type { Scenario } from './scenario.ts';

export const noWayToDeposit: Scenario = {
  name: 'there is no way to deposit',
  description: 'Somchai alone with 1,000.00; the service takes no deposits by any bank or wallet',
  prepare: (world) => {
    memberWithMoney.prepare(world);
    Object.assign(world.depositOptions, { banks: [], wallets: [] });
  },
};
