import { shownAccountNo } from 'contracts/rules';
import { useTranslation } from 'react-i18next';
import { CopyLine } from './copy-line.tsx';
import type { TransferWay } from '../methods/deposit-methods.ts';
import styles from '../methods/deposit.module.css';
import { useBankName } from '../methods/use-bank-name.ts';
import { MethodMark } from '../methods/method-mark.tsx';

/** Where to transfer to: the bank or wallet, and what to copy into its app. [2.48] [9.33] */
export function AccountCard({ way }: { way: TransferWay }) {
  const { t } = useTranslation(['deposit', 'common']);
  const bankName = useBankName();
  const isBank = way.kind === 'transfer';
  // A wallet is named by what its owner is called there, which may be its number.
  const isNumber = !isBank && /^\d+$/.test(way.holder);
  const number = isBank ? way.account.number : isNumber ? way.holder : '';
  const holder = isBank ? way.account.holder : isNumber ? '' : way.holder;

  return (
    <div className={styles.account}>
      <div className={styles.accountHead}>
        <MethodMark way={way} />
        <span className={styles.accountBank}>{isBank ? bankName(way.account) : t('way.wallet')}</span>
      </div>
      {number === '' && holder === '' ? (
        <p>{t('account.none')}</p>
      ) : (
        <dl className={styles.lines}>
          {number !== '' && (
            <CopyLine
              label={t(isBank ? 'account.number' : 'account.wallet_number')}
              text={number}
              shown={shownAccountNo(number)}
            />
          )}
          {holder !== '' && (
            <CopyLine label={t(isBank ? 'account.holder' : 'account.wallet_holder')} text={holder} />
          )}
        </dl>
      )}
    </div>
  );
}
