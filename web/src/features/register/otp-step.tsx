import { useAtomValue, useSetAtom } from 'jotai';
import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countdownText } from '../../lib/countdown.ts';
import { Button } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { clearProblemAtom, draftAtom, otpRefAtom, resendAtom, submitOtpAtom } from './register-state.ts';
import { StepForm } from './step-form.tsx';
import { useCodeWait } from './use-wait.ts';

/** [2.22] The code is free text: services differ in how they write one. */
export function OtpStep() {
  const { t } = useTranslation('register');
  const { phone } = useAtomValue(draftAtom);
  const ref = useAtomValue(otpRefAtom);
  const submit = useSetAtom(submitOtpAtom);
  const resend = useSetAtom(resendAtom);
  const clearProblem = useSetAtom(clearProblemAtom);
  const [code, setCode] = useState('');
  const wait = useCodeWait();

  return (
    <StepForm submitLabel={t('verify_button')} onSubmit={() => void submit(code)}>
      {(textOf) => (
        <>
          <p>{t('otp_sent', { phone })}</p>
          <Field
            label={t('otp_label')}
            hint={t('otp_ref', { ref })}
            error={textOf('otp') ?? textOf('phone')}
            icon={MessageSquareText}
            type="text"
            inputMode="numeric"
            name="otp"
            autoComplete="one-time-code"
            placeholder={t('otp_placeholder')}
            maxLength={20}
            value={code}
            onChange={(event) => {
              setCode(event.target.value);
              clearProblem();
            }}
          />
          <Button type="button" disabled={wait > 0} onClick={() => void resend()}>
            {wait > 0 ? t('resend_wait', { time: countdownText(wait) }) : t('resend_button')}
          </Button>
        </>
      )}
    </StepForm>
  );
}
