import type { Satang } from 'contracts/rules';
import { Gift, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/form/link.tsx';
import { ServerHtml } from '../../html/server-html.tsx';
import { isOpen } from '../../shared/orders/action-state.ts';
import { SubmitOrderButton } from '../../shared/orders/submit-order-button.tsx';
import { RewardSummary } from '../../shared/rewards/reward-summary.tsx';
import type { RewardOrder } from '../../shared/rewards/use-reward-order.ts';
import { OldNotice } from '../../shared/texts/paged-footer.tsx';
import { useMoneyText } from '../../shared/texts/use-money-text.ts';
import { Callout } from '../../ui/display/callout.tsx';
import { Private } from '../../ui/display/private.tsx';
import { SheetFooter } from '../../ui/overlay/sheet-footer.tsx';
import type { RefundCheck } from './refund-check.ts';
import type { Refunded } from './refund-rules.ts';
import styles from './refund.module.css';

interface RefundOfferProps {
  check: RefundCheck;
  isOld: boolean;
  onReread: () => Promise<void>;
  asBonus: RewardOrder<Satang | null, Refunded>;
  toWallet: RewardOrder<Satang | null, Refunded>;
  onLeave: () => void;
}

export function RefundOffer({ check, isOld, onReread, asBonus, toWallet, onLeave }: RefundOfferProps) {
  const { t } = useTranslation('refund');
  const { isAvailable, hasBonus, info, amount, success, fail } = check;
  return (
    <>
      {isOld && <OldNotice onRetry={onReread} />}
      <RewardSummary
        label={t('amount_label')}
        amount={amount}
        counts={[
          { label: t('success_label'), count: success },
          { label: t('fail_label'), count: fail },
        ]}
      />
      {!isAvailable && (
        <Callout icon={SearchX} title={t('not_found_title')} live>
          {t('not_found_text')}
        </Callout>
      )}
      {isAvailable && hasBonus && (
        <Callout tone="warning" icon={Gift} title={t('bonus_title')} live>
          {t('bonus_text')}{' '}
          <Link to="/user/bonus" onClick={onLeave}>
            {t('bonus_link')}
          </Link>
        </Callout>
      )}
      {info !== '' && (
        <section aria-label={t('info_label')}>
          <ServerHtml html={info} className={styles.info} />
        </section>
      )}
      {isAvailable && !hasBonus && <p className={styles.hint}>{t('bonus_hint')}</p>}
      {isAvailable && (
        <SheetFooter>
          <ReceiveButtons amount={amount} isDisabled={hasBonus} asBonus={asBonus} toWallet={toWallet} />
        </SheetFooter>
      )}
    </>
  );
}

interface ReceiveButtonsProps extends Pick<RefundOfferProps, 'asBonus' | 'toWallet'> {
  amount: Satang | null;
  isDisabled: boolean;
}

function ReceiveButtons({ amount, isDisabled, asBonus, toWallet }: ReceiveButtonsProps) {
  const { t } = useTranslation('refund');
  const moneyText = useMoneyText();
  const label = (as: 'bonus' | 'wallet') =>
    amount === null ? (
      t(`${as}_button`)
    ) : (
      <Private as="figures">{t(`${as}_button_amount`, { amount: moneyText(amount) })}</Private>
    );
  return (
    <div className={styles.buttons}>
      <SubmitOrderButton
        type="button"
        label={label('wallet')}
        busy={toWallet.state.status === 'sending'}
        disabled={isDisabled || isOpen(asBonus.state)}
        onClick={() => toWallet.run(amount)}
      />
      <SubmitOrderButton
        type="button"
        kind="line"
        label={label('bonus')}
        busy={asBonus.state.status === 'sending'}
        disabled={isDisabled || isOpen(toWallet.state)}
        onClick={() => asBonus.run(amount)}
      />
    </div>
  );
}
