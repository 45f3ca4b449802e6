import { useAtomValue, useSetAtom } from 'jotai';
import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Satang } from 'contracts/rules';
import { formatAmount } from '../../lib/amount-text.ts';
import { CopyText } from '../../shared/texts/copy-text.tsx';
import { inviteLink } from '../../shared/account/invite-link.ts';
import { isOpen, type MoneyAction } from '../../shared/orders/action-state.ts';
import { OutcomeCallout } from '../../shared/orders/outcome-callout.tsx';
import { servicesAtom } from '../../shared/session/services.ts';
import { useHasLeft } from '../../shared/session/use-has-left.ts';
import { useOutcome } from '../../shared/orders/use-outcome.ts';
import { useMoneyUnit } from '../../shared/texts/use-money-unit.ts';
import type { Wallet } from '../../shared/wallet/wallet-state.ts';
import { Amount } from '../../ui/display/amount.tsx';
import { Button } from '../../ui/form/button.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { showToast } from '../../ui/overlay/toast.tsx';
import { type Received, receiveReferralAction } from './receive-referral.ts';
import styles from './referral.module.css';

/** What invitations have earned, to be received, and the link with which friends are invited. [2.33] [2.47] */
export function Referral({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation(['home', 'common']);
  const unit = useMoneyUnit();
  const { platform } = useAtomValue(servicesAtom);
  const state = useAtomValue(receiveReferralAction.stateAtom);
  const receive = useSetAtom(receiveReferralAction.runAtom);
  const link = inviteLink(window.location.origin, wallet.profile.id);

  const hasLeft = useHasLeft();
  const outcome = useOutcome<Satang, Received>((end) => {
    const amount = end.status === 'succeeded' ? end.done.amount : null;
    return {
      done:
        amount === null
          ? t('referral_received_all_toast')
          : t('referral_received_toast', { amount: formatAmount(amount) }),
      notDone: t('referral_not_done_toast'),
    };
  });
  // Toasts tell errors here. [8.22]
  const notify = (end: MoneyAction<Satang, Received> | null) =>
    outcome.notify(end, hasLeft() ? [] : ['info']);

  const share = async () => {
    const end = await platform.share?.({ url: link });
    if (end === 'copied') showToast({ kind: 'success', text: t('common:copied_toast', { text: link }) });
    else if (end === 'failed') showToast({ kind: 'error', text: t('invite_link_share_failed') });
  };

  return (
    <section className={styles.referral} aria-label={t('referral_label')}>
      <div className={styles.row}>
        <p className={styles.words}>
          <span className={styles.label}>{t('referral_label')}</span>
          <Amount value={wallet.invite.amount} size="lead" unit={unit} />
        </p>
        {/* Not disabled at nothing: the service then says why there is none yet. */}
        {(state.status === 'sending' || !isOpen(state)) && (
          <Button
            busy={state.status === 'sending'}
            onClick={() => void receive(wallet.invite.amount).then(notify)}
          >
            {t('referral_button')}
          </Button>
        )}
      </div>
      <OutcomeCallout action={receiveReferralAction} onFound={notify} />
      {platform.hasClipboard && (
        <div className={styles.row}>
          <p className={styles.words}>
            <span className={styles.label}>{t('invite_link_label')}</span>
            <span className={styles.link} translate="no">
              {link.replace(/^https?:\/\//, '')}
            </span>
          </p>
          <CopyText label={t('invite_link_copy')} text={link} />
          {platform.share && (
            <IconButton label={t('invite_link_share')} icon={Share2} onClick={() => void share()} />
          )}
        </div>
      )}
    </section>
  );
}
