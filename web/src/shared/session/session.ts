import { isToken, markOf } from '../../api/token.ts';
import { createListeners } from '../../lib/listeners.ts';
import type { KeyValueStore, Platform } from '../../platform/platform.ts';
import { dropTried, forgetPending, stashPending } from './pending-orders.ts';
import { storageKeys } from './storage-keys.ts';

/** Decides where the member lands and which message they see. */
export type SessionEnd = 'logout' | 'landed-outside' | 'token-refused' | 'identity-refused' | 'other-tab';

/**
 * The session of this tab. `id` changes with the signed-in member; all member data depends on it, so that none of it reaches
 * the next member. [2.13] [2.20] [4.02]
 */
export interface SessionSnapshot {
  id: number;
  status: 'guest' | 'member' | 'gone';
  lastEnd: SessionEnd | null;
  /**
   * What the session before leaves to the next one of the same member, with what its chat had stored as unsent: in memory only.
   * null after a sign-out, which leaves nothing. (W5)
   */
  left: { chat: string | null } | null;
}

/** The session of this tab, without React: calls read the token, screens subscribe. */
export interface Session {
  snapshot(): SessionSnapshot;
  subscribe(listener: () => void): () => void;
  token(): string | null;
  /** Aborted when the session ends. For reads only. */
  signal(): AbortSignal;
  start(token: string, remember: boolean): void;
  end(reason: SessionEnd): void;
  /** This page gives way to another: aborts the reads, also a visitor's, and lets no other begin. */
  leave(): void;
  /** The service has ended: this tab stays unusable until a reload, whose page offers to try again. [2.08] */
  terminate(): void;
  /**
   * Keeps a visitor's page as it is when another tab logs in, because its store has what they have typed.
   * @param onLogin called with whether another tab has logged in
   * @returns releases the page, which then follows the other tab
   */
  hold(onLogin: (hasLoggedIn: boolean) => void): () => void;
}

/**
 * The token of an earlier page of this visit, or the remembered one. [2.20] A damaged one counts as none: no call could be sent
 * with it, and so none would be refused.
 */
export const tokenIn = ({
  tabStorage,
  durableStorage,
}: Pick<Platform, 'tabStorage' | 'durableStorage'>): string | null =>
  [tabStorage, durableStorage]
    .map((store) => store.get(storageKeys.token))
    .filter(isToken)
    .find((token) => !isEnded(durableStorage, token)) ?? null;

/** A tab sends its token when its member signs out. */
const CHANNEL = 'session';

/** Continues with the stored token, and follows sign-outs and logins in other tabs. */
export function createSession(platform: Platform): Session {
  const { durableStorage, tabStorage, onDurableChange, openChannel } = platform;
  const { subscribe, notify } = createListeners();
  const storedToken = () => tokenIn({ tabStorage, durableStorage });
  let known = storedToken();
  const copy = tabStorage.get(storageKeys.token);
  const copyMark = tabStorage.get(storageKeys.pendingMark) ?? markOf(copy);
  // The member signed out in another tab while this one showed another site, or after the browser had discarded it. What a tab has
  // beside a token of its own is of that member.
  const isOfOther = copyMark !== null && copyMark !== markOf(known) && (known === null || known !== copy);
  let tellLogin: ((hasLoggedIn: boolean) => void) | null = null;
  let abort = new AbortController();
  let snapshot: SessionSnapshot = {
    id: 0,
    status: known === null ? 'guest' : 'member',
    lastEnd: null,
    left: isOfOther ? leftBy(copyMark) : null,
  };
  if (isOfOther) forgetCopy(copyMark);

  function become(
    status: SessionSnapshot['status'],
    lastEnd: SessionEnd | null,
    left: SessionSnapshot['left'],
  ) {
    abort.abort();
    abort = new AbortController();
    // A member of another tab may still be remembered.
    known = status === 'member' ? storedToken() : null;
    snapshot = { id: snapshot.id + 1, status, lastEnd, left };
    notify();
  }

  /** After a sign-out, no order that was "not done" is asked about. */
  function stashOrders(mark: string | null) {
    if (marksIn(durableStorage).includes(mark)) dropTried(platform);
    stashPending(platform);
  }

  /** `all`: also of a member who is remembered by another tab. */
  function forget(all: boolean) {
    stashOrders(markOf(known));
    const remembered = durableStorage.get(storageKeys.token);
    const isOfOtherTab = isToken(remembered) && remembered !== known;
    for (const store of isOfOtherTab && !all ? [tabStorage] : [tabStorage, durableStorage]) {
      store.remove(storageKeys.token);
      store.remove(storageKeys.rememberAgreement);
      store.remove(storageKeys.lastSync);
    }
    forgetOfTab();
  }

  /** Includes a visitor's unfinished registration: the member who signs in may be another person. */
  function forgetOfTab() {
    for (const name of [
      'registerDraft',
      'registerCode',
      'registerWait',
      'moneyWait',
      'passwordWait',
      'leftForGame',
      'gameToReopen',
      'chatUnsent',
      'chatSeen',
      'overtaken',
      'runningQrs',
      'spinResult',
    ] as const)
      tabStorage.remove(storageKeys[name]);
  }

  /** Everything that this tab has of its member. The rest is shared, and already belongs to the next one. */
  function forgetCopy(mark: string | null) {
    stashOrders(mark);
    forgetOfTab();
    tabStorage.remove(storageKeys.token);
    tabStorage.remove(storageKeys.noticePutAway);
  }

  function leftBy(mark: string | null): SessionSnapshot['left'] {
    if (marksIn(durableStorage).includes(mark)) return null;
    // A visitor's chat is of no member.
    return { chat: mark === null ? null : tabStorage.get(storageKeys.chatUnsent) };
  }

  // Another tab logged out, or another member logged in there: this tab must drop its old figures.
  function followOtherTab() {
    const current = storedToken();
    if (known === null) tellLogin?.(current !== null);
    if (current === known || snapshot.status === 'gone' || (known === null && tellLogin)) return;
    // A page that Back restores shares its tab's storage with the newer page: there, all is of the newer page's member.
    const left = leftBy(markOf(known));
    if (tabStorage.get(storageKeys.token) !== current || current === null) forgetCopy(markOf(known));
    become(current === null ? 'guest' : 'member', current === null ? 'other-tab' : snapshot.lastEnd, left);
  }
  onDurableChange(storageKeys.token, followOtherTab);
  // A duplicated tab has its own copy of a token that is not remembered.
  const otherTabs = openChannel?.(CHANNEL, (message) => {
    if (known === null || message !== known) return;
    tabStorage.remove(storageKeys.token);
    followOtherTab();
  });

  return {
    snapshot: () => snapshot,
    subscribe,
    // Not the stored token, which another tab may have just changed: this tab's calls are for its own member.
    token: () => known,
    signal: () => abort.signal,
    leave: () => abort.abort(),
    start(token, remember) {
      forget(remember);
      setEnded(durableStorage, token, false);
      (remember ? durableStorage : tabStorage).set(storageKeys.token, token);
      become('member', null, { chat: null });
    },
    end(reason) {
      // A second end must not replace the reason of the first.
      if (snapshot.status !== 'member') return;
      if (reason === 'logout') forgetPending(platform);
      const isDeliberate = reason === 'logout' || reason === 'landed-outside';
      const left = isDeliberate ? null : { chat: tabStorage.get(storageKeys.chatUnsent) };
      // The service refuses a refused token in the other tabs too.
      if (known !== null && isDeliberate) {
        // First, because the other tabs tell a sign-out from a refused token by it.
        if (openChannel) setEnded(durableStorage, known, true);
        otherTabs?.send(known);
      }
      forget(false);
      // The next member has not read the notice.
      tabStorage.remove(storageKeys.noticePutAway);
      become('guest', reason, left);
    },
    terminate() {
      if (snapshot.status === 'gone') return;
      forget(true);
      tabStorage.remove(storageKeys.stashedOrders);
      become('gone', snapshot.lastEnd, null);
    },
    hold(onLogin) {
      tellLogin = onLogin;
      return () => {
        tellLogin = null;
        followOtherTab();
      };
    },
  };
}

const MOST_MARKS = 20;

/**
 * Marks whether the member has signed out of a token, for other tabs. A duplicated one that shows another site meanwhile has its
 * own copy, and hears no message. A service may give the same token again. The mark is too short to yield the token.
 */
function setEnded(store: KeyValueStore, token: string, isEnded: boolean): void {
  const mark = markOf(token);
  const others = marksIn(store).filter((other) => other !== mark);
  const marks = isEnded ? [...others, mark].slice(-MOST_MARKS) : others;
  if (marks.length > 0) store.set(storageKeys.signedOut, marks.join());
  else store.remove(storageKeys.signedOut);
}

const isEnded = (store: KeyValueStore, token: string): boolean => marksIn(store).includes(markOf(token));

const marksIn = (store: KeyValueStore): (string | null)[] =>
  store.get(storageKeys.signedOut)?.split(',') ?? [];
