import { needsEnglishName } from 'contracts/rules';
import { useAtomValue, useSetAtom } from 'jotai';
import { Hash, UserRound } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { servicesAtom } from '../../shared/session/services.ts';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { upperCase } from '../../ui/form/upper-case.ts';
import type { Choices } from './choices-atoms.ts';
import { FastBanks } from './fast-banks.tsx';
import { formAtom, sendingAtom, typeAtom } from './register-atoms.ts';
import type { CurrencyChoice } from './register-form.ts';
import { StepForm } from './step-form.tsx';
import styles from './register-page.module.css';

export function BankStep({ banks }: Pick<Choices, 'banks'>) {
  const { t } = useTranslation('register');
  const { config } = useAtomValue(servicesAtom);
  const form = useAtomValue(formAtom);
  const type = useSetAtom(typeAtom);
  const readOnly = useAtomValue(sendingAtom) !== false;
  const isLaos = config.edition === 'laos';
  const hintId = useId();
  const nameHint = t(needsEnglishName(form.bankCode) ? 'english_hint' : 'owner_hint');

  return (
    <StepForm submitLabel={t('finish_button')}>
      {(errorOf) => (
        <>
          {!isLaos && (
            <FastBanks banks={banks} chosen={form.bankCode} onChoose={(bankCode) => type({ bankCode })} />
          )}
          <Select
            label={t('bank_label')}
            error={errorOf('bankCode')}
            aria-disabled={readOnly}
            name="bankCode"
            placeholder={t('bank_placeholder')}
            value={form.bankCode}
            onChange={(event) => type({ bankCode: event.target.value })}
            options={banks.map(({ code, name }) => ({
              value: code,
              label: [code, name].filter(Boolean).join(' · '),
              lang: 'th',
            }))}
          />
          <Field
            label={t('account_label')}
            error={errorOf('bankAccountNo')}
            icon={Hash}
            inputMode="numeric"
            name="bankAccountNo"
            autoComplete="off"
            maxLength={40}
            value={form.bankAccountNo}
            onChange={(event) => type({ bankAccountNo: event.target.value })}
            readOnly={readOnly}
          />
          <div className={styles.pair}>
            <Field
              label={t('first_name_label')}
              error={errorOf('firstName')}
              aria-describedby={hintId}
              icon={UserRound}
              name="firstName"
              autoComplete="given-name"
              maxLength={99}
              value={form.firstName}
              {...upperCase((firstName) => type({ firstName }))}
              readOnly={readOnly}
            />
            <Field
              label={t('last_name_label')}
              error={errorOf('lastName')}
              aria-describedby={hintId}
              icon={UserRound}
              name="lastName"
              autoComplete="family-name"
              maxLength={99}
              value={form.lastName}
              {...upperCase((lastName) => type({ lastName }))}
              readOnly={readOnly}
            />
            <p id={hintId} className={styles.pairHint}>
              {nameHint}
            </p>
          </div>
          {isLaos && (
            <Select
              label={t('currency_label')}
              aria-disabled={readOnly}
              name="currency"
              value={form.currency}
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
