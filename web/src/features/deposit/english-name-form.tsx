import { isEnglishName } from 'contracts/rules';
import { useAtomValue, useSetAtom } from 'jotai';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../state/use-failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { showToast } from '../../ui/toast.tsx';
import { SheetFooter } from '../../ui/sheet-footer.tsx';
import { renameAccountAction } from './account-name.ts';
import styles from './deposit.module.css';
import { useOutcome } from './use-outcome.ts';

/** The account name must be in Latin letters before money can be recognised by itself: it is put right here. [2.52] [5.22] */
export function EnglishNameForm({ bankCode, name }: { bankCode: string; name: string }) {
  const { t } = useTranslation(['deposit', 'errors', 'common']);
  const renaming = useAtomValue(renameAccountAction.stateAtom);
  const run = useSetAtom(renameAccountAction.runAtom);
  const reset = useSetAtom(renameAccountAction.resetAtom);
  const failureText = useFailureText();
  const tell = useOutcome();
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(isEnglishName(name) ? name : '');
  const [error, setError] = useState<string | null>(null);

  const refuse = (code: string) => {
    const sentence = failureText({ kind: 'refused', code, status: 0 });
    setError(sentence);
    showToast({ kind: 'error', text: sentence });
    field.current?.focus();
  };

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = text.trim().replace(/ +/g, ' ');
    if (!isEnglishName(wanted)) return refuse('BANK_ACCOUNT_NAME_ENG');
    const end = await run({ bankCode, name: wanted });
    if (!end) return;
    if (end.status === 'succeeded') showToast({ kind: 'success', text: t('name.saved_toast') });
    else if (end.status === 'refused') refuse(end.code);
    else tell(end, { notDone: t('name.not_done_toast') });
    reset();
  };

  return (
    <form id={formId} className={styles.screen} noValidate onSubmit={(event) => void onSubmit(event)}>
      <Note tone="warning" title={t('name.title')} live>
        {t('name.text', { bank: bankCode })}
      </Note>
      <Field
        ref={field}
        label={t('name.label')}
        hint={t('name.hint')}
        error={error}
        value={text}
        onChange={(event) => {
          setText(event.target.value.toUpperCase());
          setError(null);
        }}
        lang="en"
        inputMode="text"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
      />
      <SheetFooter>
        <Button kind="gold" type="submit" form={formId} wide busy={renaming.status === 'sending'}>
          {t('name.save_button')}
        </Button>
      </SheetFooter>
    </form>
  );
}
