import { useAtomValue, useSetAtom } from 'jotai';
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../lib/amount-text.ts';
import { checkBalanceAtom, gameFreshnessAtom, isCheckingBalanceAtom } from '../../state/balance-check.ts';
import { useMoneyUnit } from '../../state/use-money-unit.ts';
import { useNow } from '../../state/use-now.ts';
import { useRelativeTime } from '../../state/use-relative-time.ts';
import type { GameAccount } from '../../state/wallet-state.ts';
import { Amount } from '../../ui/amount.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './games.module.css';

const JUST_NOW_MS = 10_000;

/** What lies in the game, how fresh that is, and the way to ask again. (W9) [2.42] */
export function GameBalance({ account }: { account: GameAccount }) {
  const { t } = useTranslation('games');
  const unit = useMoneyUnit();
  const freshness = useAtomValue(gameFreshnessAtom).get(account.code);
  const isChecking = useAtomValue(isCheckingBalanceAtom);
  const checkBalance = useSetAtom(checkBalanceAtom);
  const now = useNow('now', 10_000);
  const relative = useRelativeTime();

  const at = freshness?.at ?? null;
  const age =
    freshness?.isSilent || account.isUnread
      ? t('silent')
      : at === null
        ? null
        : now - at < JUST_NOW_MS
          ? t('checked_now')
          : t('checked', { when: relative(at, now) });

  return (
    <div className={styles.balance}>
      <p role="status">
        <Amount value={account.amount} size="head" unit={account.isConverted ? undefined : unit} />
        {account.isConverted && (
          <span className={styles.converted}>
            = {formatAmount(account.value)} {unit}
          </span>
        )}
      </p>
      <div className={styles.freshness}>
        {age !== null && <span>{age}</span>}
        <Button kind="bare" small icon={RefreshCw} busy={isChecking} onClick={() => void checkBalance()}>
          {t('refresh_button')}
        </Button>
      </div>
    </div>
  );
}
