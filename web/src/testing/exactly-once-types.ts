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

/** An order that moves money. */
export interface Action {
  name: string;
  call: Call;
  /** Path parameters of the call. */
  params?: Record<string, string>;
  /** None for a GET. A function when the body depends on the world. */
  body?: Body | ((world: TestWorld) => Promise<Body>);
  /** The demo by default. */
  scenario?: string;
  /** Opens the dialog and prepares everything before the sending press. */
  prepare: (view: View) => Promise<void>;
  button: RegExp;
  /** The button's container, when the page has another button of the same name. */
  inside?: 'alertdialog';
  /** Reopens the dialog that the press closes. */
  reopen?: (view: View) => Promise<void>;
  /** The delay between press and request, in ms; none by default. */
  sendsAfter?: number;
  /** How often it was carried out, for orders that move no money. */
  effects?: (before: MemberView, after: MemberView) => number;
  /** How much leaves the wallet, in satang. */
  leaves: number;
  done: RegExp;
  /** Own texts for unknown outcomes; those of money by default. */
  checking?: RegExp;
  notDone?: RegExp;
  /** Own text when another tab is moving money. */
  busy?: RegExp;
  /** Cases that end differently here and have their own tests. */
  without?: readonly string[];
  /** The page of its button; home by default. */
  page?: string;
  /** Whether a reload returns to its page; home by default. */
  reloadsOnPage?: boolean;
  /** The toast after its dialog was closed. */
  doneToast: RegExp;
  alike: RegExp;
  /** The result of repeating the order: the member is asked first, the service refuses it, or nothing is left to order. */
  repeat: 'asked' | 'refused' | 'nothing-left';
  /** The calls that show the outcome without an answer. */
  truth: readonly Call[];
}

export interface Setup {
  action: Action;
  world: TestWorld;
  /** The page that shows the outcome. */
  view: View;
  press: () => void;
}
/** One course of an order. */
export interface Case {
  name: string;
  /** Applied to the order's call. */
  fault?: Fault;
  /** The steps between the open form and the final text; one press by default. */
  play?: (setup: Setup) => Promise<unknown>;
  /** The page before home; none by default. */
  path?: string;
  /** How long until the outcome shows; 10 s by default, the last reading of an unknown outcome. */
  waits?: number;
  sent: number;
  /** Exceptions by what a repetition does. */
  sentBy?: Partial<Record<Action['repeat'], number>>;
  moved: 0 | 1;
  words: (action: Action) => RegExp;
}

/** The address of an order on the service's host. */
export function addressOf({ call, params = {} }: Action): string {
  const [, path = ''] = call.split(' ');
  return path.replace(/{(\w+)}/g, (_, name: string) => params[name] ?? '');
}
