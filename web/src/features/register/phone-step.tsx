import { useAtomValue, useSetAtom } from 'jotai';
import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/form/field.tsx';
import { draftAtom, isPhoneKnownAtom, submitPhoneAtom, typeAtom } from './register-state.ts';
import { StepForm } from './step-form.tsx';
import { useCodeWait } from './use-wait.ts';

/** [2.21] */
export function PhoneStep() {
  const { t } = useTranslation('register');
  const { phone } = useAtomValue(draftAtom);
  const type = useSetAtom(typeAtom);
  const submit = useSetAtom(submitPhoneAtom);
  const isKnown = useAtomValue(isPhoneKnownAtom);
  const seconds = useCodeWait();

  return (
    <StepForm
      isFirst
      wait={isKnown ? 0 : seconds}
      submitLabel={t('next_button')}
      onSubmit={() => void submit()}
    >
      {(textOf) => (
        <Field
          label={t('phone_label')}
          hint={t('phone_hint')}
          error={textOf('phone')}
          icon={Phone}
          type="tel"
          inputMode="tel"
          name="phone"
          autoComplete="tel"
          value={phone}
          onChange={(event) => type({ phone: event.target.value })}
        />
      )}
    </StepForm>
  );
}
