import type { Satang } from 'contracts/rules';
import { useSetAtom } from 'jotai';
import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../../lib/amount-text.ts';
import { AskSupportButton } from '../../../shared/support/ask-support-button.tsx';
import { Callout } from '../../../ui/display/callout.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { SheetFooter } from '../../../ui/overlay/sheet-footer.tsx';
import styles from '../methods/deposit.module.css';
import { useUnitOf } from '../methods/use-unit-of.ts';
import type { QrDeposit } from './qr-deposit.ts';
import { type LiveQr, supportCaseOf } from './qr-record.ts';
import { usePaymentWatch } from './use-payment-watch.ts';

interface CheckingQrProps {
  deposit: QrDeposit;
  qr: LiveQr;
  /** Amount of another deposit that came meanwhile. */
  other: Satang | null;
  currency: string;
}

/** A QR that the service no longer has: the member must not pay it, and the app checks whether it was paid. (W2) */
export function CheckingQr({ deposit, qr, other, currency }: CheckingQrProps) {
  const { t } = useTranslation('deposit');
  const startOver = useSetAtom(deposit.startOverAtom);
  const unit = useUnitOf()(currency);
  usePaymentWatch(deposit, qr);
  return (
    <div className={styles.screen}>
      <Callout icon={Hourglass} title={t('gone_title')} live>
        {t('gone_text')}
      </Callout>
      {other !== null && (
        <Callout live>
          {t('gone_other', { amount: formatAmount(other), asked: formatAmount(qr.amount), unit })}
        </Callout>
      )}
      <AskSupportButton about={supportCaseOf(qr, unit, t('gone_title'))} />
      <SheetFooter>
        <Button kind="line" wide onClick={startOver}>
          {t('again_button')}
        </Button>
      </SheetFooter>
    </div>
  );
}
