import { atom, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../ui/toast/toast.tsx';
import { nextStepOf, type NextStep } from '../texts/next-step.ts';
import { useCodeText, useFailureText } from '../texts/use-failure-text.ts';
import { loadWalletAtom } from '../wallet/wallet-state.ts';
import type { MoneyAction } from './action-state.ts';
import { type Outcome, outcomeOf, type OutcomeWords, type SharedWords, type Tone } from './outcome.ts';

/** The actions whose unknown outcome a callout shows at this moment: a toast would say it twice. */
export const shownActionsAtom = atom(() => new Set<unknown>());

/** How outcomes of one kind differ from the others. */
export interface OutcomeOptions {
  stepOf?: (code: string) => NextStep;
  /** Toasts include the title, because the member may have left the screen. */
  namesItself?: boolean;
  /** Reads the wallet after a failed order, because the figures may be old. */
  readsWallet?: boolean;
}

export interface OutcomeReporter<Input, Done> {
  outcomeOf: (action: MoneyAction<Input, Done>) => Outcome | null;
  /** Shows a toast unless the current screen shows outcomes of that tone itself. [8.22] [8.23] */
  notify: (end: MoneyAction<Input, Done> | null, shown?: readonly Tone[]) => void;
}

/** Makes the words in the language of that moment: the order may end after it was changed. `stepOf`: what to do about a code. */
export function useSharedWords(stepOf: (code: string) => NextStep = nextStepOf): () => SharedWords {
  const { t } = useTranslation(['outcome', 'common']);
  const codeText = useCodeText();
  const failureText = useFailureText();
  return () => ({
    said: codeText,
    stepOf,
    offline: failureText({ kind: 'offline' }),
    notReady: t('not_ready_text'),
    busyTitle: t('busy_title'),
    busy: t('busy_text'),
    repeatTitle: t('repeat_title'),
    repeat: (amount) => t('repeat_text', { amount }),
    mayComeTitle: t('may_come_title'),
    mayCome: (amount) => t('may_come_text', { amount }),
    checkingTitle: t('checking_title'),
    checking: t('checking_text'),
    unresolved: t('open_text'),
    unproven: t('unproven_text'),
    stayed: t('stayed_text'),
    failed: t('failed_text'),
  });
}

/** Describes how an action ended, and notifies the member. `wordsOf` gives the words of this action. */
export function useOutcome<Input, Done>(
  wordsOf: (action: MoneyAction<Input, Done>) => OutcomeWords,
  { stepOf = nextStepOf, namesItself = false, readsWallet = false }: OutcomeOptions = {},
): OutcomeReporter<Input, Done> {
  const shared = useSharedWords(stepOf);
  const loadWallet = useSetAtom(loadWalletAtom);
  const describe = (action: MoneyAction<Input, Done>) => outcomeOf(action, wordsOf(action), shared());

  return {
    outcomeOf: describe,
    notify: (end, shown = []) => {
      const outcome = end && describe(end);
      if (!outcome) return;
      if (readsWallet && outcome.tone === 'error') void loadWallet();
      if (shown.includes(outcome.tone)) return;
      const { tone, title, text } = outcome;
      showToast({ kind: tone, text: namesItself && title !== '' ? `${title}: ${text}` : text });
    },
  };
}
