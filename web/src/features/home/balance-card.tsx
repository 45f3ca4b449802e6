import { useAtomValue, useSetAtom } from 'jotai';
import { ArrowDownToLine, ArrowLeftRight, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { openDialogAtom } from '../../shared/session/dialog-state.ts';
import { useMoneyUnit } from '../../shared/texts/use-money-unit.ts';
import { gameFreshnessAtom, isCheckingBalanceAtom } from '../../shared/wallet/balance-check.ts';
import type { Wallet } from '../../shared/wallet/wallet-state.ts';
import { Amount } from '../../ui/display/amount.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Callout } from '../../ui/display/callout.tsx';
import { Shore } from '../../ui/art/shore.tsx';
import { BalanceBar } from '../../ui/display/balance-bar.tsx';
import { LastSync } from './last-sync.tsx';
import { gameList, useCheckBalance } from './use-check-balance.ts';
import styles from './balance-card.module.css';

/** The total, where it lies, and the gold button. [1.07] [2.32] [2.33] [2.35] [2.36] */
export function BalanceCard({ wallet, isOld }: { wallet: Wallet; isOld: boolean }) {
  const { t } = useTranslation(['home', 'common']);
  const unit = useMoneyUnit();
  const isChecking = useAtomValue(isCheckingBalanceAtom);
  const freshness = useAtomValue(gameFreshnessAtom);
  const check = useCheckBalance();
  const openDialog = useSetAtom(openDialogAtom);

  const stale = wallet.gameAccounts
    .filter(({ code, isActive, isUnread }) => isActive && (isUnread || freshness.get(code)?.isSilent))
    .map(({ name }) => name);

  return (
    <section className={styles.purse} aria-label={t('total_label')}>
      <div className={styles.head}>
        <span className={styles.label}>{t('total_label')}</span>
        <Button kind="bare" icon={RefreshCw} busy={isChecking} onClick={() => void check()}>
          {t('check_button')}
        </Button>
      </div>
      <div className={styles.sum}>
        {/* Announced when it changes: a deposit has arrived, a check has found something. */}
        <p role="status" aria-label={t('total_label')}>
          <Amount value={wallet.total} size="hero" unit={unit} />
        </p>
        <LastSync />
        <Shore />
        <BalanceBar
          parts={[
            { label: t('in_wallet'), value: wallet.balance },
            { label: t('in_games'), value: wallet.inGames },
          ]}
        />
      </div>
      {isOld && <Callout tone="warning">{t('old_figures')}</Callout>}
      {!isOld && stale.length > 0 && (
        <Callout tone="warning">{t('stale_games', { games: gameList(stale) })}</Callout>
      )}
      <div className={styles.acts}>
        <Button kind="gold" icon={ArrowDownToLine} onClick={() => openDialog({ name: 'deposit' })}>
          {t('deposit_button')}
        </Button>
        <Button kind="line" onClick={() => openDialog({ name: 'withdraw' })}>
          {t('withdraw_button')}
        </Button>
        <Button icon={ArrowLeftRight} onClick={() => openDialog({ name: 'transfer' })}>
          {t('transfer_button')}
        </Button>
      </div>
    </section>
  );
}
