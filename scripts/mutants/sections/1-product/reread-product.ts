import type { Mutant } from '../../mutant.ts';

export const rereadProductOf1: readonly Mutant[] = [
  {
    id: '1.04',
    file: 'web/src/features/howto/film-player.tsx',
    find: '          onPlay={() => setStarted(true)}\n',
    replace: '',
    why: 'a playing film has no controls',
  },
];
