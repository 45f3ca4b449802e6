import type { Mutant } from '../../mutant.ts';

export const rereadProductOf1: readonly Mutant[] = [
  {
    id: '1.04',
    file: 'web/src/features/howto/film-player.tsx',
    find: '          onPlay={() => setStarted(true)}\n',
    replace: '',
    why: 'a playing film has no controls',
  },
  {
    id: '1.19',
    file: 'web/src/shared/session/locale.ts',
    find: "return edition === 'laos' ? 'lo' : 'th';",
    replace: "return edition === 'laos' || navigator.language.startsWith('lo') ? 'lo' : 'th';",
    why: 'the browser decides about the first language',
  },
];
