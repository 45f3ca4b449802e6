import type { NextStep } from '../texts/next-step.ts';
import type { MoneyAction } from './action-state.ts';

/** How good the news is; a toast takes it as its kind. */
export type Tone = 'success' | 'info' | 'error';

/** What the member can do now. `confirm`: the same once more, if it is meant. */
export type OutcomeNext = NextStep | 'check-again' | 'confirm';

/** How an action ended, or how it stands while nobody has told how it ended. */
export interface Outcome {
  tone: Tone;
  title: string;
  text: string;
  /** null when there is nothing to do. */
  next: OutcomeNext | null;
}

/** What one action says of its ends. */
export interface OutcomeWords {
  done: string;
  /** The truth was read, and nothing has happened. */
  notDone: string;
  /** The title when it has not come about. */
  title?: string;
  /** The title when there was no connection, where that is another. */
  offlineTitle?: string;
  /** Another window is at it; about money when left out. */
  busy?: string;
  /** It could not be found out. */
  unresolved?: string;
  /** How much was asked for, where the same order may be asked for twice. */
  amount?: string;
}

/** The words that all actions share, and the code table. */
export interface SharedWords {
  /** A code in the member’s language, or the raw message. [7.01] */
  said: (message: string) => string;
  stepOf: (code: string) => NextStep;
  offline: string;
  notReady: string;
  busyTitle: string;
  busy: string;
  repeatTitle: string;
  repeat: (amount: string) => string;
  checkingTitle: string;
  checking: string;
  unresolved: string;
}

/** What the server said with an answer that settled nothing comes first: it is why. */
const because = (shared: SharedWords, message: string | undefined, text: string) =>
  message === undefined ? text : `${shared.said(message)} ${text}`;

/**
 * Tells how an action ended: the one place that puts its states into words. null while there is nothing to tell. A state
 * that is added and not told here breaks the types.
 */
export function outcomeOf(
  action: MoneyAction<unknown, unknown>,
  words: OutcomeWords,
  shared: SharedWords,
): Outcome | null {
  const title = words.title ?? '';
  switch (action.status) {
    case 'idle':
    case 'sending':
      return null;
    case 'succeeded':
      return { tone: 'success', title: '', text: words.done, next: null };
    case 'refused': {
      const next = action.mustWait ? 'wait' : shared.stepOf(action.code);
      return { tone: 'error', title, text: shared.said(action.code), next };
    }
    case 'offline':
      return { tone: 'error', title: words.offlineTitle ?? title, text: shared.offline, next: 'retry' };
    case 'not-ready':
      return { tone: 'error', title, text: because(shared, action.message, shared.notReady), next: 'retry' };
    case 'blocked':
      return action.why === 'busy-elsewhere'
        ? { tone: 'error', title: shared.busyTitle, text: words.busy ?? shared.busy, next: 'retry' }
        : {
            tone: 'error',
            title: shared.repeatTitle,
            text: shared.repeat(words.amount ?? ''),
            next: 'confirm',
          };
    case 'unknown':
      return {
        tone: 'info',
        title: shared.checkingTitle,
        text: because(shared, action.message, shared.checking),
        next: null,
      };
    case 'not-done':
      return { tone: 'error', title, text: because(shared, action.message, words.notDone), next: 'retry' };
    case 'unresolved':
      return {
        tone: 'info',
        title: shared.checkingTitle,
        text: because(shared, action.message, words.unresolved ?? shared.unresolved),
        next: action.canCheck ? 'check-again' : 'retry',
      };
  }
}
