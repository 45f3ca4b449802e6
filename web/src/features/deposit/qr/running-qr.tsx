import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { ListChecks, ScanQrCode, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../../lib/amount-text.ts';
import { dateTimeText } from '../../../lib/date-text.ts';
import { accountEnding, maskedAccount } from '../../../lib/masked-account.ts';
import { outsideText } from '../../../lib/outside-text.ts';
import { useRequestWait } from '../../../shared/orders/request-wait.ts';
import { SavePictureButton } from '../../../shared/printing/save-picture-button.tsx';
import { servicesAtom } from '../../../shared/session/services.ts';
import { appNameAtom } from '../../../shared/visit/lookup-state.ts';
import { TakingLong } from '../../../shared/texts/taking-long.tsx';
import { useIsOnline } from '../../../shared/visit/use-is-online.ts';
import { useShownCode } from '../../../shared/visit/use-shown.ts';
import { SpokenGuide } from '../../../shared/voice/spoken-guide.tsx';
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx';
import { Amount } from '../../../ui/display/amount.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Callout } from '../../../ui/display/callout.tsx';
import { LightCard } from '../../../ui/display/light-card.tsx';
import { QrImage, svgAddress } from '../../../ui/display/qr-image.tsx';
import { SheetCompanion } from '../../../ui/overlay/sheet-companion.tsx';
import { SheetFooter } from '../../../ui/overlay/sheet-footer.tsx';
import type { QrMethod } from '../methods/deposit-methods.ts';
import styles from '../methods/deposit.module.css';
import { QrCountdown } from './qr-countdown.tsx';
import { qrDeposit } from './qr-deposit.ts';
import type { LiveQr } from './qr-record.ts';
import { useBankLabel } from '../methods/use-bank-label.ts';
import { useCancelQr } from './use-cancel-qr.ts';
import { usePaymentCheck } from './use-payment-check.ts';
import { usePaymentWatch } from './use-payment-watch.ts';
import { useUnitOf } from '../methods/use-unit-of.ts';

export function RunningQr({ method, qr }: { method: QrMethod; qr: LiveQr }) {
  const { t } = useTranslation(['deposit', 'common']);
  const deposit = qrDeposit(method.provider);
  const cancellation = useAtomValue(deposit.cancelAction.stateAtom);
  const expire = useSetAtom(deposit.expireAtom);
  const { cancel } = useCancelQr(deposit);
  const { check, isChecking } = usePaymentCheck(method);
  const bankLabel = useBankLabel();
  const unit = useUnitOf()(method.account.currency);
  const issuer = useAtomValue(appNameAtom);
  const { platform } = useAtomValue(servicesAtom);
  const [isAsking, setIsAsking] = useState(false);
  // A QR created next may be whole again.
  const [brokenSvg, setBrokenSvg] = useState<string | null>(null);
  const isBroken = brokenSvg === qr.svg;
  const wait = useRequestWait();
  const isOnline = useIsOnline();
  // The question must not come back by itself after the wait.
  if (isAsking && wait > 0) setIsAsking(false);
  usePaymentWatch(deposit, qr);
  useShownCode(qr.deadline);

  const amount = formatAmount(qr.amount);
  const { number } = method.account;
  const holder = outsideText(method.account.holder);
  const countdown = <QrCountdown qr={qr} onExpired={(isSure) => void expire(isSure)} />;
  const offline = !isOnline && (
    <Callout tone="warning" live>
      {t('scan_offline')}
    </Callout>
  );
  return (
    <div className={styles.live}>
      <LightCard>
        <QrImage
          svg={qr.svg}
          alt={t('qr_alt', { amount, unit })}
          instead={isBroken && t('qr_broken')}
          onBroken={() => setBrokenSvg(qr.svg)}
        />
        <Amount value={qr.amount} size="hero" unit={unit} />
        {/* The name that the payer's banking app shows, for comparison. */}
        <div className={styles.payee}>
          {holder !== '' && <p className={styles.payeeName}>{holder}</p>}
          <p>
            {bankLabel(method.account)}
            {number !== '' && (
              <>
                {' · '}
                <span aria-hidden>{maskedAccount(number)}</span>
                <span className="visually-hidden">
                  {t('payee_ending', { digits: accountEnding(number) })}
                </span>
              </>
            )}
          </p>
        </div>
      </LightCard>
      <SheetCompanion
        otherwise={
          <>
            {offline}
            {countdown}
          </>
        }
      >
        <div className={styles.beside}>
          {countdown}
          {/* An upright screen has no room for both. */}
          {offline || isBroken || (
            <SpokenGuide
              title={t('how_to_pay')}
              steps={[
                { icon: ScanQrCode, text: t('step_open') },
                {
                  icon: ListChecks,
                  text:
                    holder === ''
                      ? t('step_check', { amount, unit })
                      : t('step_check_name', { amount, unit, name: holder }),
                },
                { icon: Wallet, text: t('step_done', { button: t('confirm_button') }) },
              ]}
            />
          )}
        </div>
      </SheetCompanion>
      {isBroken || <p className={styles.hint}>{t(platform.savePicture ? 'scan_hint_save' : 'scan_hint')}</p>}
      <SheetFooter>
        <div className={styles.confirm}>
          <Button kind="gold" wide busy={isChecking} disabled={wait > 0} onClick={check}>
            {wait > 0 ? t('common:wait_button', { count: wait }) : t('confirm_button')}
          </Button>
          <TakingLong active={isChecking || cancellation.status === 'sending'} />
        </div>
        <div className={styles.others}>
          {isBroken || (
            <SavePictureButton
              kind="line"
              name={`qr-${amount}`}
              label={t('save_button')}
              paper={{
                issuer,
                title: t('qr_title'),
                code: svgAddress(qr.svg),
                amount,
                unit,
                rows: [
                  { label: t('payee_label'), value: holder },
                  { label: t('payee_bank'), value: bankLabel(method.account) },
                  { label: t('valid_until'), value: dateTimeText(qr.deadline) },
                ].filter(({ value }) => value !== ''),
              }}
            />
          )}
          <Button
            kind="bare"
            busy={cancellation.status === 'sending'}
            disabled={wait > 0}
            onClick={() => setIsAsking(true)}
          >
            {t('cancel_button')}
          </Button>
        </div>
      </SheetFooter>
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('cancel_question_title')}
        text={t('cancel_question_text')}
        confirmLabel={t('cancel_confirm_button')}
        cancelLabel={t('cancel_keep_button')}
        kind="danger"
        onConfirm={() => void cancel(qr)}
      />
    </div>
  );
}
