import type { Locator } from '@playwright/test';
import type { Stage } from './stage.ts';
import type { Call } from './call.ts';

interface Common {
  name: string;
  /** The call that the fault damages. */
  call: Call;
  /** The scenario of the mock; `demo` by default. */
  scenario?: string;
  /** Prepares the mock before the app starts. */
  arrange?: (stage: Stage) => Promise<unknown>;
  /** Back leads out of the app, where nothing can be checked. */
  isFirstPage?: true;
  /** How often the screen itself reads; `READS` by default. */
  reads?: number;
  /** A kiosk has no such screen. */
  notInKiosk?: true;
  /** Lets the time pass that its outcome may stay open, at the mock too, after the usual one. */
  settle?: (stage: Stage) => Promise<unknown>;
}

export interface Action extends Common {
  kind: 'action';
  isMoney?: true;
  /** Visitors act without a session. */
  isPublic?: true;
  /** Opens the screen, up to the control. */
  open: (stage: Stage) => Promise<unknown>;
  control: (stage: Stage) => Locator;
  /** How often the action has taken effect in the mock. Absent if it changes nothing there. */
  effects?: (stage: Stage) => Promise<number>;
  /** The message carries an identity, so that the app may send it again by itself. */
  isRepeatable?: true;
  /** A second press does no harm, so a lost answer may be shown as a failure. */
  mayPressAgain?: true;
  /** A failure closes the screen of the control, or offers another control. */
  failsElsewhere?: true;
  /** Leaving the screen cancels the action: it has no effect, and no message follows. */
  isGivenUp?: true;
  /** The outcome takes its time by design, such as a wheel that turns. */
  isShownLater?: true;
  /** Texts of which one shows success; a path that the app goes to. */
  done: (stage: Stage) => (string | RegExp)[];
}

export interface Reading extends Common {
  kind: 'reading';
  isPublic?: true;
  /** Opens the place before the call, while the call still works. */
  before?: (stage: Stage) => Promise<unknown>;
  open: (stage: Stage) => Promise<unknown>;
  /** What the call's reply brings to the screen. */
  ready: (stage: Stage) => Locator;
  /** Goes to the screen that offers the retry, where it is another one. */
  seekRetry?: (stage: Stage) => Promise<unknown>;
  /** The call returns a list, which may be empty. */
  isList?: true;
  /** The screen works without the reply, so it offers no retry. */
  isOptional?: true;
}

export type Row = Action | Reading;

export function pattern(text: string): RegExp {
  const parts = text.split(/\{\{\w+\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(parts.join('.{0,80}?'), 's');
}
