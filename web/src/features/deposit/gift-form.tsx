import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../state/use-failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { SheetFooter } from '../../ui/sheet-footer.tsx';
import styles from './deposit.module.css';
import { giftLinkIn } from './gift-rules.ts';
import { giftDraftAtom, sendGiftAction } from './gift-state.ts';
import { useOutcome } from './use-outcome.ts';

/** Refusals of the link itself; they stand at the field. [8.09] */
const LINK_REFUSALS = ['TRUELINK_INVALID', 'TRUELINK_DUPLICATE'];

/** Pasting the link, then sending it. [2.51] */
export function GiftForm() {
  const { t } = useTranslation(['deposit', 'errors', 'common']);
  const sending = useAtomValue(sendGiftAction.stateAtom);
  const run = useSetAtom(sendGiftAction.runAtom);
  const reset = useSetAtom(sendGiftAction.resetAtom);
  const failureText = useFailureText();
  const tell = useOutcome();
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useAtom(giftDraftAtom);
  const [error, setError] = useState<string | null>(null);
  const link = giftLinkIn(text);

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (link === '') return;
    const end = await run(link);
    if (!end) return;
    if (end.status === 'refused' && LINK_REFUSALS.includes(end.code)) {
      setError(failureText({ kind: 'refused', code: end.code, status: 0 }));
      field.current?.focus();
    } else tell(end, { notDone: t('gift.not_done_toast'), done: t('paid_title') });
    // What has arrived stays on the screen until the member goes on.
    if (end.status !== 'succeeded') reset();
  };

  return (
    <form id={formId} className={styles.screen} noValidate onSubmit={(event) => void onSubmit(event)}>
      <ol className={styles.steps} aria-label={t('steps_label')}>
        <li>{t('gift.step_make')}</li>
        <li>{t('gift.step_copy')}</li>
        <li>{t('gift.step_paste')}</li>
      </ol>
      <Field
        ref={field}
        label={t('gift.label')}
        hint={t('gift.hint')}
        error={error}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setError(null);
        }}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="send"
      />
      <SheetFooter>
        <Button
          kind="gold"
          type="submit"
          form={formId}
          wide
          busy={sending.status === 'sending'}
          disabled={link === ''}
        >
          {t('gift.send_button')}
        </Button>
      </SheetFooter>
    </form>
  );
}
