/**
 * How a command stands: it changes something at the service, but moves no money.
 *
 * - `unknown`: no answer told the outcome; the truth is being read again.
 * - `not-done`: the truth was read and the effect is not there. The member may try again.
 * - `unresolved`: the truth could not be read. `canCheck` tells whether it can be read at all: then only that is offered.
 * - `message`: what the server said with an answer that settles nothing (a 5xx, a 408). [7.01]
 * - `mustWait`: the server wants no other try for a while. [8.02]
 */
export type CommandState<Input, Done> =
  | { status: 'idle' }
  | { status: 'sending'; input: Input }
  | { status: 'succeeded'; input: Input; done: Done }
  | { status: 'refused'; input: Input; code: string; mustWait: boolean }
  | { status: 'offline'; input: Input }
  | { status: 'unknown'; input: Input; message?: string }
  | { status: 'not-done'; input: Input; message?: string }
  | { status: 'unresolved'; input: Input; canCheck: boolean; message?: string };

/**
 * How an order stands: it moves money or creates an entitlement (W1).
 *
 * - `not-ready`: nothing was sent, for what had to be known before could not be read.
 * - `blocked`: nothing was sent. Another page is moving money, or exactly this was done since the form was opened.
 */
export type MoneyAction<Input, Done> =
  | CommandState<Input, Done>
  | { status: 'not-ready'; input: Input; message?: string }
  | { status: 'blocked'; input: Input; why: 'busy-elsewhere' | 'just-done' };

export type ActionStatus = MoneyAction<unknown, unknown>['status'];

/** States in which the same action must not start again: its outcome is still open. */
export function isOpen(action: MoneyAction<unknown, unknown>): boolean {
  const { status } = action;
  return status === 'sending' || status === 'unknown' || (status === 'unresolved' && action.canCheck);
}

/** Nobody has told how it ended: it is being found out, or could not be. */
export function isUnknown<Input, Done>(
  action: MoneyAction<Input, Done>,
): action is Extract<MoneyAction<Input, Done>, { status: 'unknown' | 'unresolved' }> {
  return action.status === 'unknown' || action.status === 'unresolved';
}
