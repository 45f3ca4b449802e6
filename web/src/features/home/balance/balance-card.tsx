import { useAtomValue, useSetAtom } from 'jotai';
import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine, RefreshCw } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequestWait } from '../../../shared/orders/request-wait.ts';
import { openDialogAtom } from '../../../shared/session/dialog-state.ts';
import { useIsOnline } from '../../../shared/visit/use-is-online.ts';
import { TakingLong } from '../../../shared/texts/taking-long.tsx';
import { gameFreshnessAtom, isCheckingBalanceAtom } from '../../../shared/wallet/balance-check.ts';
import type { Wallet } from '../../../shared/wallet/wallet-reply.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Callout } from '../../../ui/display/callout.tsx';
import { Shore } from '../../../ui/art/shore.tsx';
import { BalanceBar } from '../../../ui/display/balance-bar.tsx';
import { CompactBalance } from './compact-balance.tsx';
import { CountedTotal } from './counted-total.tsx';
import { FiguresOf, LastSync } from './last-sync.tsx';
import { gameList, useCheckBalance } from '../../../shared/account/use-check-balance.ts';
import styles from './balance-card.module.css';

export function BalanceCard({
  wallet,
  readAt,
  isOld,
}: {
  wallet: Wallet;
  /** In ms since 1970. */
  readAt: number;
  isOld: boolean;
}) {
  const { t } = useTranslation(['home', 'common']);
  const isChecking = useAtomValue(isCheckingBalanceAtom);
  const freshness = useAtomValue(gameFreshnessAtom);
  const check = useCheckBalance();
  const wait = useRequestWait();
  const isOnline = useIsOnline();
  const openDialog = useSetAtom(openDialogAtom);
  const actions = useRef<HTMLDivElement>(null);

  const stale = wallet.gameAccounts
    .filter(({ code, isActive, isUnread }) => isActive && (isUnread || freshness.get(code)?.isSilent))
    .map(({ name }) => name);

  return (
    <section className={styles.card} aria-label={t('total_label')}>
      <div className={styles.head}>
        <span className={styles.label}>{t('total_label')}</span>
        <Button
          kind="bare"
          icon={RefreshCw}
          busy={isChecking}
          disabled={wait > 0}
          onClick={() => void check()}
        >
          {t('check_button')}
        </Button>
      </div>
      <div className={styles.sum}>
        <CountedTotal label={t('total_label')} value={wallet.total} />
        <TakingLong active={isChecking} />
        {isOnline && !isOld ? <LastSync /> : <FiguresOf time={readAt} />}
        <Shore />
        <BalanceBar
          parts={[
            { label: t('in_wallet'), value: wallet.balance },
            { label: t('in_games'), value: wallet.inGames },
          ]}
        />
      </div>
      {isOld && <Callout tone="warning">{t('old_balance')}</Callout>}
      {!isOld && stale.length > 0 && (
        <Callout tone="warning">{t('stale_games', { games: gameList(stale, t) })}</Callout>
      )}
      <div ref={actions} className={styles.acts}>
        {/* No glow while offline, because nothing can be sent. */}
        <Button
          kind={isOnline ? 'gold' : 'line'}
          stacked
          icon={ArrowDownToLine}
          onClick={() => openDialog({ name: 'deposit' })}
        >
          {t('deposit_button')}
        </Button>
        <Button kind="line" stacked icon={ArrowUpFromLine} onClick={() => openDialog({ name: 'withdraw' })}>
          {t('withdraw_button')}
        </Button>
        <Button kind="line" stacked icon={ArrowLeftRight} onClick={() => openDialog({ name: 'transfer' })}>
          {t('transfer_button')}
        </Button>
      </div>
      <CompactBalance total={wallet.total} actions={actions} />
    </section>
  );
}
