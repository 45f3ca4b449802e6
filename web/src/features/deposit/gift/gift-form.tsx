import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type SubmitEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { servicesAtom } from '../../../shared/session/services.ts';
import { SubmitOrderButton } from '../../../shared/orders/submit-order-button.tsx';
import { useCodeText } from '../../../shared/texts/use-failure-text.ts';
import { Field } from '../../../ui/form/field.tsx';
import { SheetFooter } from '../../../ui/overlay/sheet-footer.tsx';
import styles from '../methods/deposit.module.css';
import { giftLinkIn } from './gift-rules.ts';
import { giftDraftAtom, sendGiftAction } from './gift-state.ts';
import { RefusalCallout } from '../methods/refusal-callout.tsx';
import { useGift } from './use-gift.ts';

/** The link may be in the middle of a message. */
const LONGEST_GIFT = 2_000;

const LINK_REFUSALS = ['TRUELINK_INVALID', 'TRUELINK_DUPLICATE'];

export function GiftForm() {
  const { t } = useTranslation(['deposit', 'errors', 'common']);
  const sending = useAtomValue(sendGiftAction.stateAtom);
  const { platform } = useAtomValue(servicesAtom);
  const { send } = useGift();
  const reset = useSetAtom(sendGiftAction.resetAtom);
  const codeText = useCodeText();
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useAtom(giftDraftAtom);
  const link = giftLinkIn(text);
  const refusal = sending.status === 'refused' ? sending.code : null;
  const isOfLink = refusal !== null && LINK_REFUSALS.includes(refusal);

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (link === '') return;
    const end = await send(link);
    if (end?.status === 'refused' && LINK_REFUSALS.includes(end.code)) field.current?.focus();
  };

  return (
    <form id={formId} className={styles.screen} noValidate onSubmit={(event) => void onSubmit(event)}>
      <ol className={styles.steps} aria-label={t('steps_label')}>
        <li>{t('gift.step_make')}</li>
        {platform.hasClipboard ? (
          <>
            <li>{t('gift.step_copy')}</li>
            <li>{t('gift.step_paste')}</li>
          </>
        ) : (
          <li>{t('gift.step_type')}</li>
        )}
      </ol>
      <Field
        ref={field}
        label={t('gift.label')}
        hint={platform.hasClipboard && t('gift.hint')}
        error={isOfLink ? codeText(refusal) : null}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          reset();
        }}
        readOnly={sending.status === 'sending'}
        maxLength={LONGEST_GIFT}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="send"
      />
      {refusal !== null && <RefusalCallout code={refusal} {...(isOfLink && { shownBy: 'field' })} />}
      <SheetFooter>
        <SubmitOrderButton
          form={formId}
          label={t('gift.send_button')}
          busy={sending.status === 'sending'}
          disabled={link === ''}
        />
      </SheetFooter>
    </form>
  );
}
