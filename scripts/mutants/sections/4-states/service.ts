import type { Mutant } from '../../mutant.ts';

export const serviceOf4: readonly Mutant[] = [
  {
    id: '4.03',
    file: 'mock-server/world/games/games.ts',
    find: '    known.isActive = true;\n',
    replace: '',
    why: 'a closed game account stays closed',
  },
  {
    id: '4.03',
    file: 'mock-server/world/games/games.ts',
    find: '  game.password = world.random.text(game.password.length);\n',
    replace: '',
    why: 'a reset keeps the password',
  },
];
