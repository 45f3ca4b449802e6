import type { Mutant } from '../../mutant.ts';

export const clausesOf1: readonly Mutant[] = [
  {
    id: '1.10',
    file: 'web/src/features/withdraw/withdraw-review.tsx',
    find: '<Amount value={amount} size="hero" unit={unit} />',
    replace: '<Amount value={null} size="hero" unit={unit} />',
    why: 'the confirmation shows no amount',
  },
  {
    id: '1.10',
    file: 'web/src/features/withdraw/withdraw-receipt.tsx',
    find: "to={\n          account ? `${bankName(account.bankName)} ${maskedAccount(account.accountNo)}` : t('account_label')\n        }",
    replace: "to={t('money:wallet')}",
    why: 'the receipt names the wallet as the destination',
  },
  {
    id: '1.19',
    file: 'kiosk/src/attract/attract-texts.ts',
    find: '...locales.filter((locale) => locale !== first),',
    replace: "...locales.filter((locale) => locale !== first && locale !== 'en'),",
    why: 'a kiosk does not offer English',
  },
];
