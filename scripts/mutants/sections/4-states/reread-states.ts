import type { Mutant } from '../../mutant.ts';

export const rereadStatesOf4: readonly Mutant[] = [
  {
    id: '4.10',
    file: 'web/src/features/spin/spin-play.ts',
    find: '  set(basePrizeAtom, prize);\n',
    replace: "  if (prize?.kind === 'coupon') set(basePrizeAtom, prize);\n",
    why: 'won coins are not shown',
  },
];
