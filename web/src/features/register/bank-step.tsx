import { needsEnglishName } from 'contracts/rules';
import { useAtomValue, useSetAtom } from 'jotai';
import { Hash, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { servicesAtom } from '../../shared/session/services.ts';
import { Field } from '../../ui/form/field.tsx';
import { Callout } from '../../ui/display/callout.tsx';
import { Select } from '../../ui/form/select.tsx';
import type { Choices } from './choices-state.ts';
import type { CurrencyChoice } from './register-rules.ts';
import { draftAtom, submitBankAtom, typeAtom } from './register-state.ts';
import { StepForm } from './step-form.tsx';

/** [2.24] */
export function BankStep({ banks }: Pick<Choices, 'banks'>) {
  const { t } = useTranslation('register');
  const { config } = useAtomValue(servicesAtom);
  const draft = useAtomValue(draftAtom);
  const type = useSetAtom(typeAtom);
  const submit = useSetAtom(submitBankAtom);
  const isLaos = config.edition === 'laos';
  const nameHint = t(needsEnglishName(draft.bankCode) ? 'english_hint' : 'owner_hint');

  return (
    <StepForm submitLabel={t('finish_button')} onSubmit={() => void submit()}>
      {(textOf) => (
        <>
          {/* Which two the spec does not say: those whose deposits the service credits by itself. [9.42] */}
          {!isLaos && <Callout>{t('recommended')}</Callout>}
          <div>
            <Select
              label={t('bank_label')}
              name="bankCode"
              placeholder={t('bank_placeholder')}
              value={draft.bankCode}
              aria-invalid={textOf('bankCode') !== null || undefined}
              onChange={(event) => type({ bankCode: event.target.value })}
              options={banks.map(({ code, nameTH }) => ({
                value: code,
                label: `${code} · ${nameTH}`,
                lang: 'th',
              }))}
            />
          </div>
          {textOf('bankCode') !== null && (
            <Callout tone="danger" live>
              {textOf('bankCode')}
            </Callout>
          )}
          <Field
            label={t('account_label')}
            error={textOf('bankAccountNo')}
            icon={Hash}
            inputMode="numeric"
            name="bankAccountNo"
            autoComplete="off"
            maxLength={40}
            value={draft.bankAccountNo}
            onChange={(event) => type({ bankAccountNo: event.target.value })}
          />
          <Field
            label={t('first_name_label')}
            hint={nameHint}
            error={textOf('firstName')}
            icon={UserRound}
            name="firstName"
            autoComplete="given-name"
            autoCapitalize="characters"
            maxLength={99}
            value={draft.firstName}
            onChange={(event) => type({ firstName: event.target.value.toUpperCase() })}
          />
          <Field
            label={t('last_name_label')}
            error={textOf('lastName')}
            icon={UserRound}
            name="lastName"
            autoComplete="family-name"
            autoCapitalize="characters"
            maxLength={99}
            value={draft.lastName}
            onChange={(event) => type({ lastName: event.target.value.toUpperCase() })}
          />
          {isLaos && (
            <Select
              label={t('currency_label')}
              name="currency"
              value={draft.currency}
              onChange={(event) => type({ currency: event.target.value as CurrencyChoice })}
              options={[
                { value: 'LAK', label: t('currency_lak') },
                { value: 'BAHT', label: t('currency_baht') },
              ]}
            />
          )}
        </>
      )}
    </StepForm>
  );
}
