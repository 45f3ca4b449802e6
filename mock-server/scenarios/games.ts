import type { Scenario } from '../engine/scenario.ts';
import { gamesOf, openGame } from '../world/games/games.ts';
import type { World } from '../world/world.ts';
import { demo } from './demo.ts';
import { memberWithMoney } from './members.ts';
import { addSomchai } from './users.ts';

const GAMES = [
  ['NAGA', 'Naga', 'slot'],
  ['MEKONG', 'Mekong', 'casino'],
  ['KHONGBALL', 'Khong Ball', 'sport'],
  ['PATHET', 'Pathet', 'lotto'],
] as const;

const memberWithOtherGames: Scenario<World> = {
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

const CODES = [
  'PG',
  'BETFLIX',
  'AREASLOT',
  'JOKER2',
  'HUAYHD',
  'ASKMEBET',
  'IMI',
  'USUN',
  'CIRCUS',
  'SLOTRACHA',
  'PGSLOT',
];

const knownGameCredentials: Scenario<World> = {
  name: 'a member with known game credentials',
  description:
    'Somchai alone, known as rkplayer01 with secret0001 wherever the service logs in for the member',
  prepare: (world) => {
    const somchai = addSomchai(world);
    for (const code of CODES)
      Object.assign(openGame(world, somchai, code), { username: 'rkplayer01', password: 'secret0001' });
  },
};

const threeGamesWithoutMoney: Scenario<World> = {
  name: 'a member with three games and no money',
  description: 'Somchai alone: PG, JOKER and UFABET are open, and nothing is in them or in the wallet',
  prepare: (world) => {
    const somchai = addSomchai(world);
    for (const code of ['PG', 'JOKER', 'UFABET']) openGame(world, somchai, code);
  },
};

const gamesThatFail: Scenario<World> = {
  name: 'a service where games fail',
  description: 'As demo, but no provider opens an account, resets a password, takes money or tells a balance',
  prepare: (world) => {
    demo.prepare(world);
    for (const part of ['game-opening', 'game-password', 'game-transfer'] as const) world.outages.add(part);
    for (const member of world.members.values())
      for (const code of member.games.keys()) world.failingGames.add(code);
  },
};

const everyGameFails: Scenario<World> = {
  name: 'a member of every game while all of them fail',
  description: 'Somchai alone, with an account at each game; none of them tells its balance',
  prepare: (world) => {
    const somchai = addSomchai(world);
    for (const { code } of gamesOf(world)) {
      openGame(world, somchai, code);
      world.failingGames.add(code);
    }
  },
};

export const gameScenarios = [
  memberWithOtherGames,
  knownGameCredentials,
  threeGamesWithoutMoney,
  gamesThatFail,
  everyGameFails,
];
