import type { renderApp, TestWorld } from './render-app.tsx';

export const SOMCHAI = '0812345678';
export const STATEMENT = 'POST /api/statement' as const;

export type View = Awaited<ReturnType<typeof renderApp>>;
type WithoutCall<Plan> = Plan extends unknown ? Omit<Plan, 'call'> : never;
type AnyFault = Parameters<TestWorld['control']['addFault']>[0];
type Fault = WithoutCall<AnyFault>;
type Body = Record<string, unknown>;
type Call = AnyFault['call'];
type MemberView = Awaited<ReturnType<TestWorld['control']['member']>>;

/** An order that moves money, as a member gives it. */
export interface Action {
  name: string;
  call: Call;
  /** What stands in the address of the call. */
  params?: Record<string, string>;
  /** None for a GET. A function where the service names what is asked for. */
  body?: Body | ((world: TestWorld) => Promise<Body>);
  /** The demo when left out. */
  scenario?: string;
  /** Opens the dialog and goes to where one press sends the order. */
  prepare: (view: View) => Promise<void>;
  button: RegExp;
  /** What the button stands in, where another of its name stands behind it. */
  inside?: 'alertdialog';
  /** Opens again what one press has closed. */
  reopen?: (view: View) => Promise<void>;
  /** How long after the press it is sent, in ms; at once when left out. */
  sendsAfter?: number;
  /** How often it was carried out, where it moves no money. */
  effects?: (before: MemberView, after: MemberView) => number;
  /** How much leaves the wallet, in satang. */
  leaves: number;
  done: RegExp;
  /** Other words for the three ends without an answer than those of money on its way. */
  checking?: RegExp;
  notDone?: RegExp;
  unsettled?: RegExp;
  /** Other words for another tab that is moving money. */
  busy?: RegExp;
  /** Cases that end otherwise here: its own tests prove them. */
  without?: readonly string[];
  /** Where its button stands; home when left out. */
  page?: string;
  /** Whether a reload comes back to its page; home when left out. */
  reloadsOnPage?: boolean;
  /** What a toast says of it when its dialog has been closed. */
  doneToast: RegExp;
  alike: RegExp;
  /**
   * What comes of the same once more: the member is asked first, the service refuses it, or there is nothing left that could
   * be asked for.
   */
  repeat: 'asked' | 'refused' | 'nothing-left';
  /** The readings that tell the outcome when no answer does. */
  truth: readonly Call[];
}

export interface Setup {
  action: Action;
  world: TestWorld;
  /** The page that tells the outcome. */
  view: View;
  press: () => void;
}
/** A way in which an order may go. */
export interface Case {
  name: string;
  /** Applied to the order. */
  fault?: Fault;
  /** What happens between the open form and the last words; one press when left out. */
  play?: (setup: Setup) => Promise<unknown>;
  /** Where the member comes from, when not straight to home. */
  path?: string;
  /** How much time passes then until the outcome is told; 10 s when left out, the last look of an unknown outcome. */
  waits?: number;
  sent: number;
  /** Where it differs by what comes of a repetition. */
  sentBy?: Partial<Record<Action['repeat'], number>>;
  moved: 0 | 1;
  words: (action: Action) => RegExp;
}

/** Where an order is sent, on the service's own host. */
export function addressOf({ call, params = {} }: Action): string {
  const [, path = ''] = call.split(' ');
  return path.replace(/{(\w+)}/g, (_, name: string) => params[name] ?? '');
}
