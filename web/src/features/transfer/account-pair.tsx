import { ArrowUpDown, CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { AccountSelect } from './account-select.tsx';
import type { Account } from './transfer-rules.ts';
import styles from './transfer.module.css';

export interface AccountPairProps {
  accounts: readonly Account[];
  from: string;
  to: string;
  disabled: boolean;
  error: { at: 'from' | 'to'; text: string } | null;
  onChange: (pair: { from: string; to: string }) => void;
}

export function AccountPair({ accounts, from, to, disabled, error, onChange }: AccountPairProps) {
  const { t } = useTranslation('transfer');
  const errorId = useId();
  const shared = { accounts, disabled };
  return (
    <div className={styles.pair}>
      <AccountSelect
        {...shared}
        label={t('from_label')}
        value={from}
        errorId={error?.at === 'from' ? errorId : undefined}
        onValue={(code) => onChange({ from: code, to })}
      />
      <AccountSelect
        {...shared}
        label={t('to_label')}
        value={to}
        errorId={error?.at === 'to' ? errorId : undefined}
        onValue={(code) => onChange({ from, to: code })}
      />
      <IconButton
        label={t('swap_button')}
        icon={ArrowUpDown}
        className={styles.swap}
        disabled={disabled}
        onClick={() => onChange({ from: to, to: from })}
      />
      <div aria-live="polite">
        {error && (
          <p id={errorId} className={styles.error}>
            <CircleAlert aria-hidden />
            <span>{error.text}</span>
          </p>
        )}
      </div>
    </div>
  );
}
