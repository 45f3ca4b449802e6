import type { renderApp, TestWorld } from '../render-app.tsx';

export const STATEMENT = 'POST /api/statement' as const;

export type View = Awaited<ReturnType<typeof renderApp>>;
type WithoutCall<Plan> = Plan extends unknown ? Omit<Plan, 'call'> : never;
type AnyFault = Parameters<TestWorld['control']['addFault']>[0];
type Fault = WithoutCall<AnyFault>;
type Body = Record<string, unknown>;
type Call = AnyFault['call'];
type MemberView = Awaited<ReturnType<TestWorld['control']['member']>>;

export interface Action {
  name: string;
  call: Call;
  params?: Record<string, string>;
  /** A function when the body depends on the world. */
  body?: Body | ((world: TestWorld) => Promise<Body>);
  scenario?: string;
  prepare: (view: View) => Promise<void>;
  button: RegExp;
  /** The button's container, when the page has another button of the same name. */
  inside?: 'alertdialog';
  reopen?: (view: View) => Promise<void>;
  /** The delay between press and request, in ms; none by default. */
  sendsAfter?: number;
  /** How often it was carried out, for orders that move no money. */
  effects?: (before: MemberView, after: MemberView) => number;
  /** How much leaves the wallet, in satang. */
  leaves: number;
  done: RegExp;
  checking?: RegExp;
  notDone?: RegExp;
  busy?: RegExp;
  without?: readonly string[];
  /** The shared cases that it runs: those that reach code of its own. */
  shared?: readonly string[] | 'all';
  page?: string;
  /** Whether a reload returns to its page; home by default. */
  reloadsOnPage?: boolean;
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
  view: View;
  press: () => void;
}
export interface Case {
  name: string;
  /**
   * It differs from the others only in code that all actions share: the reading of answers (`http.test.ts`,
   * `unproven-replies.test.ts`), the machine (`money-action*.test.ts`) and the display. So only some actions run it.
   */
  isShared?: true;
  fault?: Fault;
  /** The steps between the open form and the final text; one press by default. */
  play?: (setup: Setup) => Promise<unknown>;
  path?: string;
  /** How long until the outcome shows; 10 s by default, the last reading of an unknown outcome. */
  waits?: number;
  sent: number;
  sentBy?: Partial<Record<Action['repeat'], number>>;
  moved: 0 | 1;
  words: (action: Action) => RegExp;
}

export function addressOf({ call, params = {} }: Action): string {
  const [, path = ''] = call.split(' ');
  return path.replace(/{(\w+)}/g, (_, name: string) => params[name] ?? '');
}
