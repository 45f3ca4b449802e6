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
    'Somchai alone with 1,000.00; beside the sixteen known games there are five that the app does not know, one of them an app for phones alone',
  prepare: (world) => {
    memberWithMoney.prepare(world);
    for (const [code, name, category] of GAMES)
      world.otherGames.push({ code, name, category, unitsPerBaht: 1, hasLoginPage: true });
    world.otherGames.push({
      code: 'DOKKHOUN',
      name: 'Dok Khoun',
      category: 'slot',
      unitsPerBaht: 1,
      android: 'https://games.example/dokkhoun.apk',
      ios: 'https://games.example/dokkhoun-ios',
    });
  },
};
