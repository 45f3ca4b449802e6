import { LONGEST_CODE } from 'contracts/rules';
import { useSetAtom } from 'jotai';
import { Search } from 'lucide-react';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequestWait } from '../../../shared/orders/request-wait.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { upperCase } from '../../../ui/form/upper-case.ts';
import { isPathPart } from '../bonus-replies.ts';
import { promotionCodeOf } from '../bonus-rules.ts';
import styles from './promotion-form.module.css';
import { searchPromotionAtom } from './promotion-search.ts';

interface PromotionFormProps {
  text: string;
  onText: (text: string) => void;
}

export function PromotionForm({ text, onText }: PromotionFormProps) {
  const { t } = useTranslation(['bonus', 'common']);
  const search = useSetAtom(searchPromotionAtom);
  const wait = useRequestWait();
  const errorId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<'empty' | 'invalid' | null>(null);

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const code = promotionCodeOf(text);
    if (isPathPart(code)) {
      setRefused(null);
      void search(code);
      return;
    }
    setRefused(code === '' ? 'empty' : 'invalid');
    field.current?.focus();
  };

  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <Field
        ref={field}
        label={t('promotion.label')}
        aria-invalid={refused !== null}
        aria-describedby={errorId}
        name="promotion-code"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={LONGEST_CODE}
        value={text}
        {...upperCase((typed) => {
          onText(typed);
          setRefused(null);
        })}
      />
      <Button kind="gold" type="submit" icon={Search} disabled={wait > 0} className={styles.button}>
        {wait > 0 ? t('common:wait_button', { count: wait }) : t('promotion.search_button')}
      </Button>
      <div className={styles.error}>
        <FormError id={errorId} text={refused && t(`promotion.${refused}_error`)} />
      </div>
    </form>
  );
}
