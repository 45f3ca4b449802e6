import { shownPhone } from 'contracts/rules';
import { useAtomValue, useSetAtom } from 'jotai';
import { MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { countdownText } from '../../lib/countdown.ts';
import { Button } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { formAtom, otpRefAtom, resendAtom, sendingAtom, typeAtom } from './register-atoms.ts';
import { StepForm } from './step-form.tsx';
import { useCodeWait } from './use-wait.ts';

/** The code may contain letters, so the field uses the full keyboard. [2.22] */
export function OtpStep() {
  const { t } = useTranslation('register');
  const { phone, otp } = useAtomValue(formAtom);
  const ref = useAtomValue(otpRefAtom);
  const isResending = useAtomValue(sendingAtom) === 'code';
  const type = useSetAtom(typeAtom);
  const resend = useSetAtom(resendAtom);
  const wait = useCodeWait();
  const refText = t('otp_ref', { ref });

  return (
    <StepForm submitLabel={t('verify_button')}>
      {(errorOf) => (
        <>
          {/* Announces another code: a hint that changes is not announced. */}
          <p role="status">
            {t('otp_sent', { phone: shownPhone(phone) })}
            <span className="visually-hidden">, {refText}</span>
          </p>
          <Field
            label={t('otp_label')}
            hint={refText}
            error={errorOf('otp') ?? errorOf('phone')}
            icon={MessageSquareText}
            type="text"
            inputMode="text"
            name="otp"
            autoComplete="one-time-code"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            placeholder={t('otp_placeholder')}
            maxLength={20}
            value={otp}
            onChange={(event) => type({ otp: event.target.value })}
          />
          <Button type="button" busy={isResending} disabled={wait > 0} onClick={() => void resend()}>
            {wait > 0 ? t('resend_wait', { time: countdownText(wait) }) : t('resend_button')}
          </Button>
        </>
      )}
    </StepForm>
  );
}
