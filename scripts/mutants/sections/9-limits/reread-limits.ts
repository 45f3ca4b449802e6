import type { Mutant } from '../../mutant.ts';

export const rereadLimitsOf9: readonly Mutant[] = [
  {
    id: '9.15',
    file: 'web/src/features/deposit/methods/name-check.ts',
    find: 'needsEnglishName(bank.code) && !isEnglishName',
    replace: '!isEnglishName',
    why: 'a member of any bank is asked for an English name',
  },
  {
    id: '9.20',
    file: 'web/src/features/deposit/qr/qr-form.tsx',
    find: 'qrPresets(method.rules).map',
    replace: 'qrPresets(method.provider).map',
    why: 'the amounts go by the code of the bank, not by its payment service',
  },
  {
    id: '9.21',
    file: 'web/src/ui/form/amount-picker.tsx',
    find: 'disabled={disabled || amount <= 0}',
    replace: 'disabled={disabled || amount <= 1000}',
    why: 'the preset of 10 baht cannot be picked',
  },
  {
    id: '9.30',
    file: 'web/src/features/spin/wheel/wheel-motion.ts',
    find: 'STEP_MS = 1000 / 60',
    replace: 'STEP_MS = 1000 / 30',
    why: 'the friction counts for half of the frames',
  },
  {
    id: '9.33',
    file: 'contracts/rules/bank-account.ts',
    find: '/^\\d{10}$/.test',
    replace: '/^\\d{10,}$/.test',
    why: 'a longer account number is grouped too',
  },
  {
    id: '9.41',
    file: 'web/locales/th/transfer.json',
    find: '"minimum": "ขั้นต่ำ {{amount}}"',
    replace: '"minimum": "สูงสุด {{amount}}"',
    why: 'the Thai text of the minimum says maximum',
  },
  {
    id: '9.36',
    file: 'web/locales/lo/deposit.json',
    find: '"bank_hint": "',
    replace: '"bank_hint": "10 ',
    why: 'a Lao hint says another time',
  },
  {
    id: '9.26',
    file: 'web/src/ui/layout/pager.tsx',
    find: 'pagerWindow(page, pages).map',
    replace: 'pagerWindow(page, pages + 1).map',
    why: 'the pager offers a page beyond the last',
  },
];
