import type { Satang } from 'contracts/rules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditRefusal } from '../../lib/amount-edit.ts';
import { formatAmount, parseAmountText } from '../../lib/amount-text.ts';
import { useDraft } from '../session/drafts.ts';

export interface AmountInput {
  /** As the field holds it. */
  text: string;
  /** null while the text is no amount. */
  amount: Satang | null;
  /** Why the last key or paste was refused, in the member's language; null when it was not. */
  refusedText: string | null;
  type: (text: string) => void;
  refuse: (reason: EditRefusal) => void;
  set: (amount: Satang) => void;
}

/**
 * An amount being typed: understood, or refused at the field with the reason. Never another one than is shown.
 * @param draft under which it waits for the member when the session runs out. (W5)
 */
export function useAmountInput(draft: string): AmountInput {
  const { t } = useTranslation('money');
  const [text, setText] = useDraft(draft);
  const [refused, setRefused] = useState<EditRefusal | null>(null);
  const reading = parseAmountText(text);
  const reason = refused ?? (reading.ok || reading.reason === 'empty' ? null : reading.reason);

  const type = (next: string) => {
    setText(next);
    setRefused(null);
  };
  return {
    text,
    amount: reading.ok ? reading.satang : null,
    // A lone point is the start of an amount.
    refusedText: reason === null || text === '.' ? null : t(`typed.${reason}`),
    type,
    refuse: setRefused,
    set: (amount) => type(formatAmount(amount, { decimals: 0 }).replaceAll(',', '')),
  };
}
