import type { Satang } from 'contracts/rules';
import { ClipboardCheck, Landmark, ReceiptText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitOrderButton } from '../../shared/orders/submit-order-button.tsx';
import { useMoneyText } from '../../shared/texts/use-money-text.ts';
import { useMoneyUnit } from '../../shared/texts/use-money-unit.ts';
import type { BankAccount, Wallet } from '../../shared/wallet/wallet-reply.ts';
import { SpokenGuide } from '../../shared/voice/spoken-guide.tsx';
import { Amount } from '../../ui/display/amount.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Callout } from '../../ui/display/callout.tsx';
import { Private } from '../../ui/display/private.tsx';
import { SheetCompanion } from '../../ui/overlay/sheet-companion.tsx';
import { SheetFooter } from '../../ui/overlay/sheet-footer.tsx';
import { BonusWarning } from './bonus-warning.tsx';
import { PayoutAccount } from './payout-account.tsx';
import { fromGames } from './withdraw-rules.ts';
import styles from './withdraw.module.css';

export interface WithdrawReviewProps {
  amount: Satang;
  wallet: Wallet;
  account: BankAccount;
  isBusy: boolean;
  onConfirm: () => void;
  onChange: () => void;
}

/** A withdrawal cannot be cancelled, so it needs a confirmation. [1.10] */
export function WithdrawReview({
  amount,
  wallet,
  account,
  isBusy,
  onConfirm,
  onChange,
}: WithdrawReviewProps) {
  const { t } = useTranslation(['withdraw', 'money']);
  const unit = useMoneyUnit();
  const moneyText = useMoneyText();
  const step = useRef<HTMLDivElement>(null);
  const [gamesPay, setGamesPay] = useState(() => fromGames(wallet, amount));
  // While it is sent, the money may have left already.
  const nowPay = isBusy ? gamesPay : fromGames(wallet, amount);
  if (nowPay !== gamesPay) setGamesPay(nowPay);
  // Focus the text and not the button: the key that opened this step must not confirm it too.
  useEffect(() => step.current?.focus(), []);

  return (
    <div ref={step} tabIndex={-1} className={styles.review} role="group" aria-label={t('review_title')}>
      <div className={styles.sum}>
        <Amount value={amount} size="hero" unit={unit} />
        <p role="status" className={styles.fromGames}>
          {gamesPay > 0 && <Private as="figures">{t('from_games', { amount: moneyText(gamesPay) })}</Private>}
        </p>
      </div>
      <PayoutAccount account={account} />
      <Callout>{t('review_text')}</Callout>
      <BonusWarning />
      <SheetCompanion>
        <SpokenGuide
          title={t('next_title')}
          steps={[
            { icon: ClipboardCheck, text: t('next_order') },
            { icon: Landmark, text: t('next_bank', { amount: moneyText(amount) }) },
            { icon: ReceiptText, text: t('next_statement') },
          ]}
        />
      </SheetCompanion>
      <SheetFooter>
        <SubmitOrderButton
          type="button"
          label={t('confirm_button', { amount: moneyText(amount) })}
          busy={isBusy}
          onClick={onConfirm}
        />
        <Button kind="bare" wide disabled={isBusy} onClick={onChange}>
          {t('money:edit_button')}
        </Button>
      </SheetFooter>
    </div>
  );
}
