import { shownAccountNo } from 'contracts/rules';
import { useTranslation } from 'react-i18next';
import { CopyLine } from './copy-line.tsx';
import type { TransferMethod } from '../methods/deposit-methods.ts';
import styles from '../methods/deposit.module.css';
import { useBankLabel } from '../methods/use-bank-label.ts';
import { MethodMark } from '../methods/method-mark.tsx';

export function AccountCard({ method }: { method: TransferMethod }) {
  const { t } = useTranslation(['deposit', 'common']);
  const bankLabel = useBankLabel();
  const isBank = method.kind === 'transfer';
  // A wallet is identified by its holder's name, which may be a number.
  const isNumber = !isBank && /^\d+$/.test(method.holder);
  const number = isBank ? method.account.number : isNumber ? method.holder : '';
  const holder = isBank ? method.account.holder : isNumber ? '' : method.holder;

  return (
    <div className={styles.account}>
      <div className={styles.accountHead}>
        <MethodMark method={method} />
        <span className={styles.accountBank}>{isBank ? bankLabel(method.account) : t('method.wallet')}</span>
      </div>
      {(isBank ? number : number + holder) === '' ? (
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
