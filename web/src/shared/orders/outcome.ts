import { WALLET } from 'contracts/rules';
import type { NextStep } from '../texts/next-step.ts';
import type { MoneyAction } from './action-state.ts';

/** How an outcome looks; `info` while it is open. */
export type Tone = 'success' | 'info' | 'error';

/** What the member can do now. `confirm`: repeat the order after a warning. */
export type OutcomeNext = NextStep | 'check-again' | 'confirm';

/** How an action ended, in the member's language. */
export interface Outcome {
  tone: Tone;
  title: string;
  text: string;
  next: OutcomeNext | null;
}

/** The words of one action; the others are `SharedWords`. */
export interface OutcomeWords {
  done: string;
  /** The state was read: nothing has happened. */
  notDone: string;
  title?: string;
  offlineTitle?: string;
  /** Another window is running it; the default is about money. */
  busy?: string;
  /** The same was done since the form was opened; the default names the amount. */
  repeat?: string;
  repeatTitle?: string;
  notReady?: string;
  /** The state was read, and tells nothing. */
  unproven?: string;
  /** In place of the catalogue's text of this refusal. */
  refused?: string | undefined;
  unresolved?: string | undefined;
  /** The ordered amount, where the same order may be repeated. */
  amount?: string;
}

/** Words that all actions share, in the member's language. */
export interface SharedWords {
  /** The text of a code in the member's language, or the raw message. [7.01] */
  said: (message: string) => string;
  stepOf: (code: string) => NextStep;
  offline: string;
  notReady: string;
  busyTitle: string;
  busy: string;
  repeatTitle: string;
  repeat: (amount: string) => string;
  mayComeTitle: string;
  mayCome: (amount: string) => string;
  checkingTitle: string;
  checking: string;
  unresolved: string;
  /** The state was read, and tells nothing. */
  unproven: string;
  /** A transfer out of a game failed. */
  stayed: string;
  /** An order of which a part may have moved failed. */
  failed: string;
}

/** Puts the server's message first, because it is the reason. */
const because = (shared: SharedWords, message: string | undefined, text: string) =>
  message === undefined ? text : `${shared.said(message)} ${text}`;

/** The order's `from`; undefined of an order that names no source, such as all money of the games. */
const sourceOf = (order: unknown) =>
  typeof order === 'object' && order !== null && 'from' in order ? order.from : undefined;

/**
 * The catalogue says that the money of a failed transfer is back in the wallet. That of a game stays there; of an order without a
 * source, such as a withdrawal that games pay, the service may have moved a part: no place is named. [8.08]
 */
function refusalText(code: string, order: unknown, { said, stayed, failed }: SharedWords) {
  const from = sourceOf(order);
  if (code !== 'TRANSFER_FAIL' || from === WALLET) return said(code);
  return from === undefined ? failed : stayed;
}

function blockedOutcome(
  why: Extract<MoneyAction<unknown, unknown>, { status: 'blocked' }>['why'],
  { busy, repeat, repeatTitle, amount = '' }: OutcomeWords,
  shared: SharedWords,
): Omit<Outcome, 'tone'> {
  switch (why) {
    case 'busy-elsewhere':
      return { title: shared.busyTitle, text: busy ?? shared.busy, next: 'retry' };
    case 'just-done':
      return {
        title: repeatTitle ?? shared.repeatTitle,
        text: repeat ?? shared.repeat(amount),
        next: 'confirm',
      };
    case 'may-come':
      return { title: shared.mayComeTitle, text: shared.mayCome(amount), next: 'confirm' };
  }
}

/**
 * Describes how an action ended: the only place that puts its states into words. null while there is nothing to say. A new
 * state that is not handled here breaks the types.
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
      return {
        tone: 'error',
        title,
        text: words.refused ?? refusalText(action.code, action.input, shared),
        next,
      };
    }
    case 'offline':
      return { tone: 'error', title: words.offlineTitle ?? title, text: shared.offline, next: 'retry' };
    case 'not-ready':
      return {
        tone: 'error',
        title,
        text: because(shared, action.message, words.notReady ?? shared.notReady),
        next: 'retry',
      };
    case 'blocked':
      return { tone: 'error', ...blockedOutcome(action.why, words, shared) };
    case 'unknown':
      return {
        tone: 'info',
        title: shared.checkingTitle,
        // Without the reason, which may ask for another try: that comes with the end.
        text: shared.checking,
        next: null,
      };
    case 'not-done':
      return { tone: 'error', title, text: because(shared, action.message, words.notDone), next: 'retry' };
    case 'unresolved':
      return action.canCheck
        ? {
            tone: 'info',
            title: shared.checkingTitle,
            text: words.unresolved ?? shared.unresolved,
            next: 'check-again',
          }
        : {
            tone: 'info',
            title,
            text: because(shared, action.message, words.unproven ?? shared.unproven),
            next: 'retry',
          };
  }
}
