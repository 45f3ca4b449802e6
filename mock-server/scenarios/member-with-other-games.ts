import { memberWithMoney } from './member-with-money.ts';
import type { Scenario } from './scenario.ts';

const GAMES = [
  ['NAGA', 'Naga', 'slot'],
  ['MEKONG', 'Mekong', 'casino'],
  ['KHONGBALL', 'Khong Ball', 'sport'],
  ['PATHET', 'Pathet', 'lotto'],
] as const;

export const memberWithOtherGames: Scenario = {
  name: 'a member with games of other providers',
  description:
    'Somchai alone with 1,000.00; beside the sixteen known games there are four that the app does not know',
  prepare: (world) => {
    memberWithMoney.prepare(world);
    for (const [code, name, category] of GAMES)
      world.otherGames.push({ code, name, category, unitsPerBaht: 1, hasLoginPage: true });
  },
};
