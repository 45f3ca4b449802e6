import type { Satang } from 'contracts/rules';
import { useTranslation } from 'react-i18next';
import { SubmitOrderButton } from '../../shared/orders/submit-order-button.tsx';
import { InviteLinkRow } from '../../shared/rewards/invite-link-row.tsx';
import type { Received } from '../../shared/rewards/receive-invite.ts';
import { RewardList } from '../../shared/rewards/reward-list.tsx';
import { RewardSummary } from '../../shared/rewards/reward-summary.tsx';
import type { RewardOrder } from '../../shared/rewards/use-reward-order.ts';
import { useMoneyText } from '../../shared/texts/use-money-text.ts';
import type { Wallet } from '../../shared/wallet/wallet-reply.ts';
import { Callout } from '../../ui/display/callout.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Private } from '../../ui/display/private.tsx';
import { SheetFooter } from '../../ui/overlay/sheet-footer.tsx';
import { inviteList } from './invite-rows.ts';
import styles from './invite.module.css';

interface InviteOverviewProps {
  wallet: Wallet;
  isOld: boolean;
  order: RewardOrder<Satang | null, Received>;
  onPart: () => void;
}

export function InviteOverview({ wallet, isOld, order, onPart }: InviteOverviewProps) {
  const { t } = useTranslation(['invite', 'home']);
  const { invite, profile } = wallet;

  return (
    <>
      {isOld && <Callout tone="warning">{t('home:old_balance')}</Callout>}
      <RewardSummary
        label={t('amount_label')}
        amount={invite.amount}
        counts={[
          { label: t('success_label'), count: invite.success },
          { label: t('fail_label'), count: invite.fail },
        ]}
      />
      <InviteLinkRow profileId={profile.id} className={styles.link} />
      <RewardList
        list={inviteList}
        words={{
          title: t('list.title'),
          name: t('list.name'),
          amount: t('list.amount'),
          time: t('list.time'),
          emptyTitle: t('list.empty_title'),
          emptyText: t('list.empty_text'),
          failedTitle: t('list.failed_title'),
          failedText: t('failed_text'),
        }}
      />
      <SheetFooter>
        <ReceiveButtons earned={invite.amount} order={order} onPart={onPart} />
      </SheetFooter>
    </>
  );
}

interface ReceiveButtonsProps extends Pick<InviteOverviewProps, 'order' | 'onPart'> {
  earned: Satang | null;
}

function ReceiveButtons({ earned, order, onPart }: ReceiveButtonsProps) {
  const { t } = useTranslation('invite');
  const moneyText = useMoneyText();
  const isBusy = order.state.status === 'sending';
  const hasSome = earned !== null && earned > 0;
  return (
    <div className={styles.buttons}>
      {/* Stays enabled at zero: the server then explains why there are no earnings yet. [8.06] */}
      <SubmitOrderButton
        type="button"
        label={
          hasSome ? (
            <Private as="figures">{t('receive_all_button_amount', { amount: moneyText(earned) })}</Private>
          ) : (
            t('receive_all_button')
          )
        }
        kind={hasSome || earned === null ? 'gold' : 'plain'}
        busy={isBusy}
        onClick={() => order.run(earned)}
      />
      {(earned === null || hasSome) && (
        <Button kind="bare" wide disabled={isBusy} onClick={onPart}>
          {t('receive_part_button')}
        </Button>
      )}
    </div>
  );
}
