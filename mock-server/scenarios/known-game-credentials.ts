import { openGame } from '../world/games/games.ts';
import { addSomchai } from './users.ts';
import type { Scenario } from './scenario.ts';

/** The providers whose login the service does for the member. [7.48] [7.49] */
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

export const knownGameCredentials: Scenario = {
  name: 'a member with known game credentials',
  description:
    'Somchai alone, known as rkplayer01 with secret0001 wherever the service logs in for the member',
  prepare: (world) => {
    const somchai = addSomchai(world);
    for (const code of CODES)
      Object.assign(openGame(world, somchai, code), { username: 'rkplayer01', password: 'secret0001' });
  },
};
