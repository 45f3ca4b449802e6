import { shownAccountNo } from 'contracts/rules';
import { useAtomValue, useSetAtom } from 'jotai';
import { UserRound } from 'lucide-react';
import { type ChangeEvent, type SubmitEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BankMark } from '../../ui/bank-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PickRow } from '../../ui/pick-row.tsx';
import { showToast } from '../../ui/toast.tsx';
import { SheetFooter } from '../../ui/sheet-footer.tsx';
import { complaintAboutName, type NameComplaint, tidyName } from './account-name-rules.ts';
import { leaveAccountNameAtom, renamingAtom, resetRenamingAtom } from './account-name-state.ts';
import type { MemberProfile } from './profile-state.ts';
import { useRenaming } from './use-renaming.ts';
import styles from './dialog-form.module.css';

/** Upper-cased as it is typed; a refusal is said by a toast and stands at the field. [5.22] */
export function AccountNameForm({ bank }: { bank: MemberProfile['bank'] }) {
  const { t } = useTranslation('profile');
  const renaming = useAtomValue(renamingAtom);
  const reset = useSetAtom(resetRenamingAtom);
  const leave = useSetAtom(leaveAccountNameAtom);
  const { rename, textOf } = useRenaming();
  // What was not saved is still there to be sent anew.
  const [name, setName] = useState(
    renaming.status === 'not-done' ? renaming.input.bankAccountName : bank.accountName.toUpperCase(),
  );
  const [complaint, setComplaint] = useState<NameComplaint | null>(null);
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);

  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    // Upper-cased in the field itself, so that the caret stays where the member types.
    const caret = target.selectionStart;
    const upper = target.value.toUpperCase();
    if (upper !== target.value) {
      target.value = upper;
      target.setSelectionRange(caret, caret);
    }
    setName(upper);
    setComplaint(null);
    reset();
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = complaintAboutName(name);
    setComplaint(found);
    if (!found) return void rename({ bankCode: bank.code, bankAccountName: tidyName(name) });
    showToast({ kind: 'error', text: t(`complaint.${found}`) });
    field.current?.focus();
  };

  return (
    <form id={formId} className={styles.form} noValidate onSubmit={submit}>
      <PickRow
        mark={<BankMark code={bank.code} />}
        title={shownAccountNo(bank.accountNo)}
        text={bank.code}
        selected={false}
      />
      <p>{t('account_name.text')}</p>
      <Field
        ref={field}
        label={t('account_name.field_label')}
        hint={t('account_name.field_hint')}
        error={complaint ? t(`complaint.${complaint}`) : textOf(renaming)}
        icon={UserRound}
        name="bankAccountName"
        inputMode="text"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={200}
        required
        value={name}
        onChange={change}
      />
      <SheetFooter>
        <div className={styles.buttons}>
          <Button onClick={() => leave()} disabled={renaming.status === 'sending'}>
            {t('cancel_button')}
          </Button>
          <Button kind="gold" type="submit" form={formId} wide busy={renaming.status === 'sending'}>
            {t('save_button')}
          </Button>
        </div>
      </SheetFooter>
    </form>
  );
}
