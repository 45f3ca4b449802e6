import type { Mutant } from '../mutant.ts';

export const spinOf2: readonly Mutant[] = [
  {
    id: '2.78',
    file: 'web/src/features/spin/stage.tsx',
    find: "<h1>{wheel.name || t('common:title.spin')}</h1>",
    replace: "<h1>{t('common:title.spin')}</h1>",
    why: "the title is not the wheel's name",
  },
  {
    id: '2.79',
    file: 'web/src/features/spin/spin-button.tsx',
    find: "<small>{t('coins', { count: coins })}</small>",
    replace: '',
    why: 'the button does not show the coins',
  },
  {
    id: '2.80',
    file: 'web/src/features/spin/spin-rules.ts',
    find: 'coupons.slice((page - 1) * COUPONS_PER_PAGE, page * COUPONS_PER_PAGE)',
    replace: 'coupons.slice(0, page * COUPONS_PER_PAGE)',
    why: 'the next page shows the coupons of the first too',
  },
  {
    id: '2.81',
    file: 'web/src/features/spin/spin-play.ts',
    find: 'set(basePrizeAtom, prize);\n  set(baseStoppedAtom',
    replace: 'set(basePrizeAtom, null);\n  set(baseStoppedAtom',
    why: 'a prize opens no modal',
  },
];
