import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { accountEnding } from '../../lib/masked-account.ts';
import { OwnAccount, useBankName } from '../../shared/account/own-account.tsx';
import type { BankAccount } from '../../shared/wallet/wallet-reply.ts';
import { CoverContext } from '../../ui/display/private.tsx';

export function PayoutAccount({ account }: { account: BankAccount }) {
  const { t } = useTranslation(['withdraw', 'money']);
  const bankName = useBankName()(account.bankName);
  const ending = t('money:receipt.account_ending', { digits: accountEnding(account.accountNo) });
  // A label cannot be covered, and the kiosk may read it aloud.
  const name = use(CoverContext) ? [] : [account.accountName];
  return (
    <div role="group" aria-label={`${t('account_label')}: ${[bankName, ...name, ending].join(', ')}`}>
      <OwnAccount {...account} code={account.bankCode} />
    </div>
  );
}
