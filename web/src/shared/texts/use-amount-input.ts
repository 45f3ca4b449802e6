import type { Satang } from 'contracts/rules';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditRefusal } from '../../lib/amount-edit.ts';
import { readTypedAmount, type TypedAmount, typedText } from '../../lib/typed-amount.ts';
import { useDraft } from '../session/drafts.ts';

/** An amount field: its text, the amount (null while the text is none), and why the last input was refused. */
export interface AmountInput extends Pick<TypedAmount, 'text' | 'amount'> {
  refusedText: string | null;
  type: (text: string) => void;
  refuse: (reason: EditRefusal) => void;
  set: (amount: Satang) => void;
}

/**
 * An amount field: accepts input, or refuses it at the field with the reason. The amount always equals the shown text.
 * @param draft name of the draft that keeps the text when the session expires. (W5)
 */
export function useAmountInput(draft: string): AmountInput {
  const { t } = useTranslation('money');
  const [text, setText] = useDraft(draft);
  const [refused, setRefused] = useState<EditRefusal | null>(null);
  const typed = useMemo(() => readTypedAmount(text), [text]);
  const reason = refused ?? (typed.reason === 'empty' ? null : typed.reason);

  const type = (next: string) => {
    setText(next);
    setRefused(null);
  };
  return {
    text,
    amount: typed.amount,
    // A single point is the start of an amount.
    refusedText: reason === null || text === '.' ? null : t(`typed.${reason}`),
    type,
    refuse: setRefused,
    set: (amount) => type(typedText(amount)),
  };
}
