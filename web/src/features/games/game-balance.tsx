import { useAtomValue } from 'jotai';
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../lib/amount-text.ts';
import { useCheckBalance } from '../../shared/account/use-check-balance.ts';
import { gameFreshnessAtom, isCheckingBalanceAtom } from '../../shared/wallet/balance-check.ts';
import { TakingLong } from '../../shared/texts/taking-long.tsx';
import { useRequestWait } from '../../shared/orders/request-wait.ts';
import { useMoneyUnit } from '../../shared/texts/use-money-unit.ts';
import { useNow } from '../../shared/session/use-now.ts';
import { useRelativeTime } from '../../shared/texts/use-relative-time.ts';
import type { GameAccount } from '../../shared/wallet/wallet-reply.ts';
import { walletAtom } from '../../shared/wallet/wallet-state.ts';
import { Amount } from '../../ui/display/amount.tsx';
import { Callout } from '../../ui/display/callout.tsx';
import { Private } from '../../ui/display/private.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import styles from './games.module.css';

const JUST_NOW_MS = 10_000;

export function GameBalance({ account }: { account: GameAccount }) {
  const { t } = useTranslation(['games', 'home']);
  const unit = useMoneyUnit();
  const freshness = useAtomValue(gameFreshnessAtom).get(account.code);
  const isChecking = useAtomValue(isCheckingBalanceAtom);
  const checkBalance = useCheckBalance();
  const mustWait = useRequestWait() > 0;
  const now = useNow('now', 10_000);
  const relative = useRelativeTime();

  const wallet = useAtomValue(walletAtom);
  const isOld = wallet.status === 'ready' && wallet.isOld;
  const at = freshness?.at ?? null;
  const age =
    freshness?.isSilent || account.isUnread || isOld
      ? t('silent')
      : at === null
        ? null
        : now - at < JUST_NOW_MS
          ? t('checked_now')
          : t('checked', { when: relative(at, now) });

  return (
    <div className={styles.balance}>
      <div className={styles.figure}>
        <p role="status">
          <Private>
            <Amount value={account.amount} size="head" unit={account.isConverted ? undefined : unit} />
          </Private>
          {account.isConverted && (
            <span className={styles.converted}>
              <Private as="figures">{` = ${formatAmount(account.value)} ${unit}`}</Private>
            </span>
          )}
        </p>
        <IconButton
          label={t('refresh_button')}
          icon={RefreshCw}
          className={isChecking ? styles.checking : undefined}
          aria-busy={isChecking || undefined}
          // Not `disabled`: it keeps its focus. [8.02]
          aria-disabled={mustWait || undefined}
          onClick={() => mustWait || void checkBalance()}
        />
      </div>
      {isOld && <Callout tone="warning">{t('home:old_balance')}</Callout>}
      {age !== null && <p className={styles.age}>{age}</p>}
      <TakingLong active={isChecking} />
    </div>
  );
}
