import { useTranslation } from 'react-i18next';
import { isOpen, isUnknown } from '../../shared/orders/action-state.ts';
import { OpenOutcome } from '../../shared/orders/open-outcome.tsx';
import { useReceiveInvite } from '../../shared/rewards/use-receive-invite.ts';
import { useRequestWait } from '../../shared/orders/request-wait.ts';
import { useHasLeft } from '../../shared/session/use-has-left.ts';
import { TakingLong } from '../../shared/texts/taking-long.tsx';
import { useMoneyUnit } from '../../shared/texts/use-money-unit.ts';
import type { Wallet } from '../../shared/wallet/wallet-reply.ts';
import { Amount } from '../../ui/display/amount.tsx';
import { Private } from '../../ui/display/private.tsx';
import { Button } from '../../ui/form/button.tsx';
import { useOpenWithBanners } from './use-open-with-banners.ts';
import styles from './referral.module.css';

export function Referral({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation('home');
  const unit = useMoneyUnit();
  const wait = useRequestWait();
  const hasLeft = useHasLeft();
  const { fetching, open } = useOpenWithBanners();
  const isNothing = wallet.invite.amount === 0;
  // Errors are shown in toasts here. [8.22]
  const { state, run, checkAgain } = useReceiveInvite({ shown: () => (hasLeft() ? [] : ['info']) });

  return (
    <section className={styles.referral} aria-label={t('referral_label')}>
      <div className={styles.row}>
        <p className={styles.words}>
          <span className={styles.label}>{t('referral_label')}</span>
          <Private>
            <Amount value={wallet.invite.amount} size="lead" unit={unit} />
          </Private>
        </p>
        {/* Always there, as [2.33] has it, but quiet at zero: friends may have earned since the amount was read, and if not, the
            service explains why there is nothing yet. */}
        {(state.status === 'sending' || !isOpen(state)) && (
          <Button
            kind={isNothing ? 'bare' : 'plain'}
            small
            busy={state.status === 'sending'}
            disabled={wait > 0}
            onClick={() => run(wallet.invite.amount)}
          >
            {t('referral_button')}
          </Button>
        )}
        {isNothing && (
          <Button small busy={fetching === 'invite'} onClick={() => void open('invite')}>
            {t('referral_invite_button')}
          </Button>
        )}
      </div>
      <TakingLong active={state.status === 'sending'} />
      {isUnknown(state) && (
        <OpenOutcome
          support={{ topic: 'invite', amount: state.input }}
          action={state}
          titled
          onCheckAgain={checkAgain}
        />
      )}
    </section>
  );
}
