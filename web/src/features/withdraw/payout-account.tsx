import { useTranslation } from 'react-i18next';
import { accountEnding, maskedAccount } from '../../lib/masked-account.ts';
import type { BankAccount } from '../../shared/wallet/wallet-state.ts';
import { BankMark } from '../../ui/art/bank-mark.tsx';
import { OptionRow } from '../../ui/form/option-row.tsx';

/** The bank's name in the reader's language: Thai for Thai readers, else as it is written abroad. [3.04] */
export function useBankName(): (account: BankAccount) => string {
  const { i18n } = useTranslation();
  return ({ bankName }) => (i18n.language === 'th' ? bankName.th : bankName.en);
}

/** Where the money will go: bank, name, and as much of the number as its owner needs to know it again. */
export function PayoutAccount({ account }: { account: BankAccount }) {
  const { t } = useTranslation(['withdraw', 'money']);
  const bankName = useBankName();
  const ending = t('money:receipt.account_ending', { digits: accountEnding(account.accountNo) });
  return (
    <div
      role="group"
      aria-label={`${t('account_label')}: ${bankName(account)}, ${account.accountName}, ${ending}`}
    >
      <OptionRow
        mark={<BankMark code={account.bankCode} />}
        title={`${bankName(account)} ${maskedAccount(account.accountNo)}`}
        text={account.accountName}
        selected={false}
      />
    </div>
  );
}
