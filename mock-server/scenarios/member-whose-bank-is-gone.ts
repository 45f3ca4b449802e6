import { memberWithMoney } from './member-with-money.ts';
import type { Scenario } from './scenario.ts';

export const memberWhoseBankIsGone: Scenario = {
  name: 'a member whose bank is gone',
  description:
    'Somchai alone with 1,000.00; his account is at a bank that nothing can be withdrawn to [8.08]',
  prepare: (world) => {
    memberWithMoney.prepare(world);
    for (const member of world.members.values()) member.bankAccount.bankCode = 'GONE';
  },
};
