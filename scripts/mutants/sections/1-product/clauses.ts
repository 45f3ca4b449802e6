import type { Mutant } from '../../mutant.ts';

export const clausesOf1: readonly Mutant[] = [
  {
    id: '1.19',
    file: 'kiosk/src/attract/attract-texts.ts',
    find: '...locales.filter((locale) => locale !== first),',
    replace: "...locales.filter((locale) => locale !== first && locale !== 'en'),",
    why: 'a kiosk does not offer English',
  },
];
