import { WALLET } from 'contracts/rules';
import { ChevronDown } from 'lucide-react';
import { use, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../lib/amount-text.ts';
import { AccountIcon } from '../../ui/art/account-icon.tsx';
import { CoverContext, Private } from '../../ui/display/private.tsx';
import type { Account } from './transfer-rules.ts';
import styles from './account-select.module.css';

export interface AccountSelectProps {
  label: string;
  accounts: readonly Account[];
  value: string;
  disabled: boolean;
  errorId: string | undefined;
  onValue: (code: string) => void;
}

/** A native select, which works on every phone. */
export function AccountSelect({ label, accounts, value, disabled, errorId, onValue }: AccountSelectProps) {
  const { t } = useTranslation(['transfer', 'money']);
  const id = useId();
  // The browser draws the list of a select: nothing can cover a part of it.
  const isCovered = use(CoverContext) !== undefined;
  const chosen = accounts.find(({ code }) => code === value);
  return (
    <div className={styles.row}>
      <AccountIcon account={!chosen ? 'none' : chosen.code === WALLET ? 'wallet' : { game: chosen.code }} />
      <span className={styles.words}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <span aria-hidden className={styles.chosen}>
          {chosen ? (
            <>
              <bdi>{chosen.name ?? t('money:wallet')}</bdi>{' '}
              <span>
                <span className={styles.dot}>· </span>
                <Private as="figures">{formatAmount(chosen.balance)}</Private>
              </span>
            </>
          ) : (
            <bdi>{t('choose')}</bdi>
          )}
        </span>
        <select
          id={id}
          className={styles.select}
          value={chosen ? value : ''}
          disabled={disabled}
          aria-invalid={errorId ? true : undefined}
          aria-describedby={errorId}
          onChange={(event) => onValue(event.currentTarget.value)}
        >
          <option value="" disabled hidden>
            {t('choose')}
          </option>
          {accounts.map(({ code, name, balance }) => (
            <option key={code} value={code}>
              {name ?? t('money:wallet')}
              {!isCovered && ` · ${formatAmount(balance)}`}
            </option>
          ))}
        </select>
      </span>
      <ChevronDown aria-hidden className={styles.arrow} />
    </div>
  );
}
