import type { Failure } from '../../api/api-error.ts';
import { asksToWait } from '../../api/asks-to-wait.ts';

/**
 * The state of a command: a change at the service that moves no money.
 * - `unknown`: no answer gave the outcome; the app is reading the state of the service again.
 * - `not-done`: the app read the state and found no effect. The member may try again.
 * - `unresolved`: the state could not be read, or does not prove the outcome. `canCheck` says whether a later reading can; if
 *   so, only checking again is offered.
 * - `sentAt`: when an order was sent, in the service's time. Support finds it by that.
 * - `message`: the server's text in an answer that settles nothing (a 5xx, a 408). [7.01]
 * - `mustWait`: the server asks to wait before the next try. [8.02]
 */
export type CommandState<Input, Done> =
  | { status: 'idle' }
  | { status: 'sending'; input: Input }
  | { status: 'succeeded'; input: Input; done: Done }
  | { status: 'refused'; input: Input; code: string; mustWait: boolean }
  | { status: 'offline'; input: Input }
  | { status: 'unknown'; input: Input; sentAt?: number; message?: string }
  | { status: 'not-done'; input: Input; message?: string }
  | { status: 'unresolved'; input: Input; canCheck: boolean; sentAt?: number; message?: string };

/**
 * The state of an order, which moves money or creates an entitlement (W1).
 * - `not-ready`: nothing was sent, because the state before the order could not be read.
 * - `blocked`: nothing was sent. Another page is moving money, the same order was already carried out since the form was opened,
 *   or an earlier one that is "not done" may still be carried out.
 */
export type MoneyAction<Input, Done> =
  | CommandState<Input, Done>
  | { status: 'not-ready'; input: Input; message?: string }
  | { status: 'blocked'; input: Input; why: 'busy-elsewhere' | 'just-done' | 'may-come' };

export type ActionStatus = MoneyAction<unknown, unknown>['status'];

/** One object for all: a new one at each reset would render the screens that read it. */
export const IDLE = { status: 'idle' } as const;

/** A record, so that a new status breaks the types until it has its phase. */
const PHASES: Record<ActionStatus, 'over' | 'sending' | 'unknown'> = {
  idle: 'over',
  sending: 'sending',
  succeeded: 'over',
  refused: 'over',
  offline: 'over',
  'not-ready': 'over',
  blocked: 'over',
  unknown: 'unknown',
  'not-done': 'over',
  unresolved: 'unknown',
};

/** Whether the outcome is still open; the action must not start again then. */
export function isOpen(action: MoneyAction<unknown, unknown>): boolean {
  return PHASES[action.status] !== 'over' && (action.status !== 'unresolved' || action.canCheck);
}

/** Whether no answer has given the outcome: the member must not repeat the order on a guess. (W1) */
export function isUnknown<Input, Done>(
  action: MoneyAction<Input, Done>,
): action is Extract<MoneyAction<Input, Done>, { status: 'unknown' | 'unresolved' }> {
  return PHASES[action.status] === 'unknown';
}

/** Adds `message` only when there is one. */
export const withMessage = (message: string | undefined) => (message === undefined ? {} : { message });

interface SentAt {
  sentAt?: number;
}

/** Of a stored order. */
export const sentOf = ({ sentAt }: { sentAt?: unknown }): SentAt =>
  typeof sentAt === 'number' ? { sentAt } : {};

/** The state of an order left open by an earlier page: unresolved while the code that resumes it is missing. */
export const openState = <Input>(
  { input, sent }: { input: Input; sent: SentAt },
  missesResume: boolean,
): MoneyAction<Input, never> =>
  missesResume
    ? { status: 'unresolved', input, canCheck: true, ...sent }
    : { status: 'unknown', input, ...sent };

/** Nothing was sent, because the state before the order could not be read. */
export function unsent<Input, Done>(input: Input, failure: Failure): MoneyAction<Input, Done> {
  switch (failure.kind) {
    case 'refused':
      return { status: 'refused', input, code: failure.code, mustWait: asksToWait(failure) };
    case 'gone':
      // The session has ended, and its screens are gone.
      return { status: 'idle' };
    case 'offline':
      return { status: 'offline', input };
    case 'unknown':
      return { status: 'not-ready', input, ...withMessage(failure.message) };
    case 'aborted':
      return { status: 'not-ready', input };
  }
}
