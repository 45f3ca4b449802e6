import { isEnglishName } from 'contracts/rules';
import { useAtomValue, useSetAtom } from 'jotai';
import { UserRound } from 'lucide-react';
import { type ReactNode, type SubmitEvent, use, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitOrderButton } from '../orders/submit-order-button.tsx';
import { useDraft } from '../session/drafts.ts';
import { CoverContext } from '../../ui/display/private.tsx';
import { DialogForm } from '../../ui/overlay/dialog-form.tsx';
import { Field } from '../../ui/form/field.tsx';
import { upperCase } from '../../ui/form/upper-case.ts';
import { showToast } from '../../ui/toast/toast.tsx';
import { withdrawToast } from '../../ui/toast/withdraw-toast.ts';
import { nameErrorOf, type NameError, tidyName } from './account-name-rules.ts';
import { renameAccountAction } from './account-rename.ts';
import { OwnAccount } from './own-account.tsx';
import type { MemberProfile } from './profile-state.ts';
import { useAccountRename } from './use-account-rename.ts';

/** Withdrawn as soon as the name changes. */
const NAME_TOAST = 'account-name';

export interface AccountNameFormProps {
  bank: MemberProfile['bank'];
  reason: ReactNode;
  back?: ReactNode;
  onSaved?: () => void;
}

export function AccountNameForm({ bank, reason, back, onSaved }: AccountNameFormProps) {
  const { t } = useTranslation('account-name');
  const renaming = useAtomValue(renameAccountAction.stateAtom);
  const reset = useSetAtom(renameAccountAction.resetAtom);
  const { rename, errorOf } = useAccountRename();
  const isCovered = use(CoverContext) !== undefined;
  // A name that was not saved stays, so that it can be sent again. A name that must be replaced starts as an empty field, and so
  // does any where others read along, because nothing can cover a field. (K11)
  const [first] = useState(() =>
    renaming.status === 'not-done'
      ? renaming.input.bankAccountName
      : !isCovered && isEnglishName(bank.accountName)
        ? bank.accountName.toUpperCase()
        : '',
  );
  const [name, setName] = useDraft('account-name', first);
  const [error, setError] = useState<NameError | null>(null);
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);

  const change = (text: string) => {
    setName(text);
    setError(null);
    withdrawToast(NAME_TOAST);
    reset();
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const found = nameErrorOf(name);
    setError(found);
    if (found) {
      showToast({ kind: 'error', text: t(`error.${found}`), id: NAME_TOAST, live: 'off' });
      return field.current?.focus();
    }
    if (tidyName(name) === bank.accountName) return onSaved?.();
    const end = await rename({ bankCode: bank.code, bankAccountName: tidyName(name) });
    if (end?.status === 'succeeded') onSaved?.();
    else if (end?.status === 'refused') field.current?.focus();
  };

  return (
    <DialogForm
      id={formId}
      onSubmit={(event) => void submit(event)}
      buttons={
        <>
          <SubmitOrderButton form={formId} label={t('save_button')} busy={renaming.status === 'sending'} />
          {back}
        </>
      }
    >
      <OwnAccount {...bank} bankName={{ th: bank.nameTH, en: bank.nameEN }} />
      {reason}
      <Field
        ref={field}
        label={t('label')}
        hint={t('hint')}
        error={error ? t(`error.${error}`) : errorOf(renaming)}
        icon={UserRound}
        name="bankAccountName"
        lang="en"
        inputMode="text"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
        required
        value={name}
        {...upperCase(change)}
      />
    </DialogForm>
  );
}
