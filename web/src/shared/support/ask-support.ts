import type { Satang } from 'contracts/rules';
import { atom, useSetAtom } from 'jotai';
import { dateTimeText } from '../../lib/date-text.ts';
import { chatOpenAtom } from '../session/chat-flag.ts';
import { closeDialogAtom } from '../session/dialog-state.ts';
import { type ChatFact, type ChatTopic, unsentChatAtom } from '../session/unsent-chat.ts';
import { useMoneyText } from '../texts/use-money-text.ts';

/** What a member asks about; support finds it by these facts. (C8) */
export interface SupportCase {
  topic: ChatTopic;
  title?: string | undefined;
  amount?: Satang | null | undefined;
  /** The amount's unit; the wallet's when absent. */
  unit?: string | undefined;
  /** ms since 1970 */
  at: number;
  status?: string | undefined;
  reason?: string | null | undefined;
  reference?: string | null | undefined;
}

const openChatAtom = atom(null, (_get, set): void => {
  // The panel would open below the dialog.
  set(closeDialogAtom);
  set(chatOpenAtom, true);
});

/** Opens the chat with a case attached to the next message; offer it only when `hasChatAtom` is true. (C8) */
export function useAskSupport(): (about: SupportCase) => void {
  const setUnsent = useSetAtom(unsentChatAtom);
  const openChat = useSetAtom(openChatAtom);
  const moneyText = useMoneyText();
  return ({ topic, title = null, amount = null, unit, at, status = '', reason, reference }) => {
    const facts: ChatFact[] = [
      // With a plain space, because "Find" looks for what one types.
      {
        name: 'amount',
        value: amount === null ? '' : moneyText(amount, unit).replaceAll('\u00a0', ' '),
      },
      { name: 'time', value: dateTimeText(at) },
      { name: 'status', value: status },
      { name: 'reason', value: reason ?? '' },
      { name: 'reference', value: reference ?? '' },
    ];
    const subject = { topic, title, facts: facts.filter(({ value }) => value !== '') };
    setUnsent((unsent) => ({ ...unsent, subject }));
    openChat();
  };
}
