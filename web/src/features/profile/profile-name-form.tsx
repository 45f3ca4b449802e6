import { useAtomValue, useSetAtom } from 'jotai';
import { UserRound } from 'lucide-react';
import { type SubmitEvent, use, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitOrderButton } from '../../shared/orders/submit-order-button.tsx';
import { useDraft } from '../../shared/session/drafts.ts';
import { CoverContext } from '../../ui/display/private.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { DialogForm } from '../../ui/overlay/dialog-form.tsx';
import { renameMemberAction, tidyProfileName } from './profile-name-state.ts';
import { useProfileName } from './use-profile-name.ts';

interface ProfileNameFormProps {
  name: string;
  onCancel: () => void;
  onSaved: () => void;
}

export function ProfileNameForm({ name: known, onCancel, onSaved }: ProfileNameFormProps) {
  const { t } = useTranslation('profile');
  const renaming = useAtomValue(renameMemberAction.stateAtom);
  const reset = useSetAtom(renameMemberAction.resetAtom);
  const { rename, errorOf } = useProfileName();
  const isCovered = use(CoverContext) !== undefined;
  // A name that was not saved can be sent again. Nothing can cover a field, so it starts empty where others read along. (K11)
  const [first] = useState(renaming.status === 'not-done' ? renaming.input : isCovered ? '' : known);
  const [name, setName] = useDraft('profile-name', first);
  const [isMissing, setIsMissing] = useState(false);
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const isSending = renaming.status === 'sending';

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const tidy = tidyProfileName(name);
    setIsMissing(tidy === '');
    if (tidy === '') return field.current?.focus();
    if (tidy === tidyProfileName(known)) return onCancel();
    const end = await rename(tidy);
    if (end?.status === 'succeeded') onSaved();
    else if (end?.status === 'refused') field.current?.focus();
  };

  return (
    <DialogForm
      id={formId}
      onSubmit={(event) => void submit(event)}
      buttons={
        <>
          <SubmitOrderButton form={formId} label={t('save_button')} busy={isSending} />
          <Button kind="line" onClick={onCancel} disabled={isSending}>
            {t('cancel_button')}
          </Button>
        </>
      }
    >
      <Field
        ref={field}
        label={t('profile_name.label')}
        error={isMissing ? t('profile_name.required') : errorOf(renaming)}
        icon={UserRound}
        name="profileName"
        autoComplete="off"
        enterKeyHint="done"
        required
        value={name}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          setIsMissing(false);
          reset();
        }}
      />
    </DialogForm>
  );
}
