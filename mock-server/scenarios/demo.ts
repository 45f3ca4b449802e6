import { satangFromBaht } from 'contracts/rules';
import { addMalee, addSomchai, addSomphone } from './cast.ts';
import { History } from './history.ts';
import type { Scenario } from './scenario.ts';

export const demo: Scenario = {
  name: 'demo',
  description:
    'Somchai (0812345678) with 1,000.00 and a past, Malee (0899999999) with nothing, Somphone (02055512345) in kip',
  prepare(world) {
    const somchai = addSomchai(world);
    somchai.coin = 5;
    somchai.invite = { amount: satangFromBaht(300), success: 3, fail: 1 };
    new History(world, somchai)
      .deposit(76, 2000, 'KBANK')
      .bonus(75, 100, 'โบนัสสมาชิกใหม่')
      .play(74.5, 350, 'PG')
      .play(52, 120.5, 'JOKER')
      .open('UFABET')
      .deposit(50, 1000, 'KBANK')
      .play(30, 200, 'SLOTXO')
      .open('HUAYHD')
      .failedWithdraw(28, 5000)
      .withdraw(26, 929.5)
      .withdraw(0.5, 500, 'PENDING');
    addMalee(world);
    new History(world, addSomphone(world))
      .deposit(20, 1_500_000, 'BCEL')
      .play(18, 250_000, 'PGSLOT')
      .open('HUAYHD');
  },
};
