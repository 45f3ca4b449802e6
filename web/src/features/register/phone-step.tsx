import { useAtomValue, useSetAtom } from 'jotai';
import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/form/field.tsx';
import { formAtom, isPhoneKnownAtom, typeAtom } from './register-atoms.ts';
import { StepForm } from './step-form.tsx';
import { useCodeWait } from './use-wait.ts';

export function PhoneStep() {
  const { t } = useTranslation('register');
  const { phone } = useAtomValue(formAtom);
  const type = useSetAtom(typeAtom);
  const isKnown = useAtomValue(isPhoneKnownAtom);
  const seconds = useCodeWait();

  return (
    <StepForm isFirst wait={isKnown ? 0 : seconds} submitLabel={t('next_button')}>
      {(errorOf) => (
        <Field
          label={t('phone_label')}
          hint={t('phone_hint')}
          error={errorOf('phone')}
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
