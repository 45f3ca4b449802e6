import { useAtomValue, useSetAtom } from 'jotai';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { OpenOutcome } from '../../../shared/orders/open-outcome.tsx';
import { SubmitOrderButton } from '../../../shared/orders/submit-order-button.tsx';
import { useMoneyUnit } from '../../../shared/texts/use-money-unit.ts';
import { Amount } from '../../../ui/display/amount.tsx';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { useLastShown } from '../../../shared/visit/use-last-shown.ts';
import { SheetFooter } from '../../../ui/overlay/sheet-footer.tsx';
import {
  claimedCouponAtom,
  closeClaimAtom,
  confirmClaimAtom,
  isClaimingAtom,
  showClaimEndAtom,
} from './claim-play.ts';
import styles from './claim-dialog.module.css';
import { useClaimToast } from './use-claim-toast.ts';
import { useCouponTitle } from './use-coupon-title.ts';
import { isThing } from '../spin-rules.ts';
import { claimAction, isSendingClaimAtom, openClaimActionAtom } from '../spin-orders.ts';

export function ClaimDialog() {
  const { t } = useTranslation(['spin', 'outcome', 'common']);
  const unit = useMoneyUnit();
  const coupon = useAtomValue(claimedCouponAtom);
  const openClaim = useAtomValue(openClaimActionAtom);
  const isSending = useAtomValue(isSendingClaimAtom);
  const isClaiming = useAtomValue(isClaimingAtom);
  const close = useSetAtom(closeClaimAtom);
  const confirm = useSetAtom(confirmClaimAtom);
  const checkAgain = useSetAtom(claimAction.checkAgainAtom);
  const showEnd = useSetAtom(showClaimEndAtom);
  const toast = useClaimToast();
  const titleOf = useCouponTitle();
  const confirmButton = useRef<HTMLButtonElement>(null);
  const shown = useLastShown(coupon);
  if (!shown) return null;

  return (
    <Sheet
      open={coupon !== null}
      onOpenChange={(open) => !open && void close()}
      dismissible={!isSending}
      title={openClaim ? t('outcome:checking_title') : t('claim.title')}
      closeLabel={t('common:close_button')}
      screen={openClaim ? 'open' : 'question'}
      // At a kiosk too: the keypad's OK key spins and claims. (S3)
      initialFocus={confirmButton}
    >
      {openClaim ? (
        <OpenOutcome
          support={{ topic: 'spin', amount: shown.amount }}
          action={openClaim}
          amount={shown.amount}
          onCheckAgain={() => void checkAgain().then(showEnd).then(toast)}
        />
      ) : (
        <>
          <div className={styles.coupon}>
            <p className={styles.label}>{titleOf(shown)}</p>
            {!isThing(shown) && <Amount value={shown.amount} size="head" unit={unit} />}
          </div>
          {!shown.isUnread && (
            <p className={styles.text}>{t(isThing(shown) ? 'claim.thing_text' : 'claim.money_text')}</p>
          )}
          <SheetFooter>
            <SubmitOrderButton
              ref={confirmButton}
              type="button"
              label={t('claim.confirm_button')}
              busy={isClaiming}
              onClick={() => void confirm().then(toast)}
            />
          </SheetFooter>
        </>
      )}
    </Sheet>
  );
}
