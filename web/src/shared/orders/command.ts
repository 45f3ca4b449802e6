import { type Atom, atom, type Getter, type Setter } from 'jotai';
import { failureOf } from '../../api/api-error.ts';
import { REQUEST_TIMEOUT_MS } from '../../api/request-timeout.ts';
import { createLock } from '../session/lock.ts';
import type { Queue } from '../visit/queue.ts';
import { servicesAtom, sessionSignalAtom } from '../session/services.ts';
import { asksToWait } from '../../api/asks-to-wait.ts';
import { changesAtom } from '../visit/changes.ts';
import { type CommandState, IDLE, isOpen, withMessage } from './action-state.ts';
import { reconcile, RECONCILE_AFTER_MS, rereadAfter, restOf, stateOfResult } from './reconcile.ts';

export interface CommandDefinition<Input, Done, Before = undefined> {
  /** Reads the state before sending; `reconcile` may compare against it. When it throws, nothing is sent. */
  before?: (get: Getter, input: Input, set: Setter) => Before | Promise<Before>;
  /** Makes the call once; the machine never repeats it. A reply of another shape must throw (`readDone`): it proves nothing. */
  send: (get: Getter, set: Setter, input: Input, before: Before) => Promise<Done>;
  /**
   * Reads the outcome: the effect, or null if there is none. Throws when it cannot be read. Omit it if no call can read it: an
   * unknown outcome then stays unresolved, and the member may try again.
   */
  reconcile?: (get: Getter, set: Setter, input: Input, before: Before) => Promise<Done | null>;
  /** When to read it after an unknown answer, in ms after it. */
  reconcileAfterMs?: readonly number[];
  after?: (get: Getter, set: Setter, done: Done, input: Input, before: Before) => void;
  /** Commands of one queue wait for each other: each begins once the outcome of the one before was read. */
  queueAtom?: Atom<Queue>;
}

/**
 * The state machine of changes that move no money: cancelling a QR, opening or renaming an account, changing a password. It
 * stores nothing across reloads, and other pages may do the same at the same time.
 */
export function createCommand<Input, Done, Before = undefined>(
  definition: CommandDefinition<Input, Done, Before>,
) {
  type State = CommandState<Input, Done>;
  interface Sent {
    input: Input;
    before: Before;
    message?: string;
    /** When its answer was lost, by `clock.elapsed`. */
    since: number;
  }
  const schedule = definition.reconcileAfterMs ?? RECONCILE_AFTER_MS;
  const baseAtom = atom<State>(IDLE);
  const sentAtom = atom<Sent | null>(null);
  /** The last one that was "not done", and when its request has surely ended. */
  const triedAtom = atom<(Sent & { until: number }) | null>(null);
  const lockAtom = createLock();
  const isOver = (get: Getter) => get(sessionSignalAtom).aborted;
  const endFor = (get: Getter) => (isOver(get) ? null : get(baseAtom));

  function triedOf(get: Getter, input: Input) {
    const tried = get(triedAtom);
    return JSON.stringify(tried?.input) === JSON.stringify(input) ? tried : null;
  }

  function succeed(get: Getter, set: Setter, { input, before }: Pick<Sent, 'input' | 'before'>, done: Done) {
    set(baseAtom, { status: 'succeeded', input, done });
    set(triedAtom, null);
    get(changesAtom).send('changed');
    definition.after?.(get, set, done, input, before);
  }

  async function findOut(get: Getter, set: Setter, sent: Sent, readAfter: readonly number[]) {
    const { input, before, message } = sent;
    const said = withMessage(message);
    const { reconcile: read } = definition;
    if (!read) return set(baseAtom, { status: 'unresolved', input, canCheck: false, ...said });
    set(baseAtom, { status: 'unknown', input, ...said });
    const result = await reconcile(get, readAfter, () => read(get, set, input, before));
    const end = stateOfResult(result, input, said, (kind) => kind === 'open');
    if (end?.status === 'succeeded') return succeed(get, set, sent, end.done);
    if (end?.status === 'not-done') {
      const until = get(servicesAtom).clock.now() + REQUEST_TIMEOUT_MS;
      set(triedAtom, { ...(triedOf(get, input) ?? sent), until });
      rereadAfter(get, REQUEST_TIMEOUT_MS);
    }
    if (end) set(baseAtom, end);
  }

  async function attempt(get: Getter, set: Setter, input: Input) {
    let before = null as Before;
    let isSent = false;
    try {
      // Without anything to await, the request leaves in the tick of the press.
      const known = definition.before?.(get, input, set);
      before = (known instanceof Promise ? await known : known) as Before;
      isSent = true;
      succeed(get, set, { input, before }, await definition.send(get, set, input, before));
    } catch (error) {
      const failure = failureOf(error);
      switch (failure.kind) {
        case 'refused': {
          const mustWait = asksToWait(failure);
          const earlier = triedOf(get, input);
          // Without a state from before, a reading shows that it is as ordered now, whenever that came.
          const isTimely = !definition.before || get(servicesAtom).clock.now() <= (earlier?.until ?? 0);
          // Perhaps because the earlier try was carried out after all.
          const late = mustWait || !isTimely ? null : earlier;
          const done = late && (await definition.reconcile?.(get, set, input, late.before).catch(() => null));
          if (late && done && !isOver(get)) return succeed(get, set, late, done);
          return set(baseAtom, { status: 'refused', input, code: failure.code, mustWait });
        }
        case 'offline':
          return set(baseAtom, { status: 'offline', input });
        case 'gone':
          // The session has ended: the screens of this store are gone.
          return set(baseAtom, { status: 'idle' });
        case 'unknown':
        case 'aborted': {
          const said = failure.kind === 'unknown' ? withMessage(failure.message) : {};
          if (!isSent) return set(baseAtom, { status: 'not-done', input, ...said });
          const sent = { input, before, ...said, since: get(servicesAtom).clock.elapsed() };
          set(sentAtom, sent);
          return findOut(get, set, sent, schedule);
        }
      }
    }
  }

  const stateAtom = atom((get) => get(baseAtom));

  /** Starts the command; ignored (null) while one is open. Resolves to its end state, or to null when the session has ended. */
  const runAtom = atom(null, async (get, set, input: Input): Promise<State | null> => {
    if (isOpen(get(baseAtom))) return null;
    return get(lockAtom).run(async () => {
      set(baseAtom, { status: 'sending', input });
      const send = () => attempt(get, set, input);
      await (definition.queueAtom ? get(definition.queueAtom)(send) : send());
      return endFor(get);
    });
  });

  /** Reads the outcome of an unresolved command once more. Resolves like `runAtom`. */
  const checkAgainAtom = atom(null, async (get, set): Promise<State | null> => {
    const sent = get(sentAtom);
    if (get(baseAtom).status !== 'unresolved' || !sent) return null;
    return get(lockAtom).run(async () => {
      await findOut(get, set, sent, restOf(schedule, get(servicesAtom).clock.elapsed() - sent.since));
      return endFor(get);
    });
  });

  /** Back to idle; ignored while the outcome is open. */
  const resetAtom = atom(null, (get, set) => {
    if (!get(lockAtom).isHeld && !isOpen(get(baseAtom))) set(baseAtom, IDLE);
  });

  return { stateAtom, runAtom, checkAgainAtom, resetAtom };
}
