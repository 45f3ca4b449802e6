import type { Platform } from '../../platform/platform.ts';
import { forgetPending, stashPending } from './pending-orders.ts';
import { storageKeys } from './storage-keys.ts';

/** Why a session ended; it decides where the member lands and what they are told. */
export type SessionEnd = 'logout' | 'landed-outside' | 'token-refused' | 'identity-refused' | 'other-tab';

/**
 * The session of this tab. `id` changes whenever who is signed in changes; everything known of a member hangs on it,
 * so that nothing of one is left for the next. [2.13] [2.20] [4.02]
 */
export interface SessionSnapshot {
  id: number;
  status: 'guest' | 'member' | 'gone';
  /** How the last session ended in this tab, null before any has. */
  lastEnd: SessionEnd | null;
}

export interface Session {
  snapshot(): SessionSnapshot;
  subscribe(listener: () => void): () => void;
  /** The stored token, or null. A signed-in member is one with a stored token. [4.02] */
  token(): string | null;
  /** Aborted when the session ends. For reads only. */
  signal(): AbortSignal;
  start(token: string, remember: boolean): void;
  end(reason: SessionEnd): void;
  /** The service has ended: nothing works any more in this tab until it is reloaded. [2.08] */
  terminate(): void;
}

/** The token of an earlier page of this visit, or of remember-me. [2.20] */
export const tokenIn = ({ session, durable }: Pick<Platform, 'session' | 'durable'>): string | null =>
  session.get(storageKeys.token) ?? durable.get(storageKeys.token);

export function createSession(platform: Platform): Session {
  const { durable, session: perVisit, onDurableChange } = platform;
  const listeners = new Set<() => void>();
  const storedToken = () => tokenIn({ session: perVisit, durable });
  let known = storedToken();
  let abort = new AbortController();
  let snapshot: SessionSnapshot = { id: 0, status: known === null ? 'guest' : 'member', lastEnd: null };

  function become(status: SessionSnapshot['status'], lastEnd: SessionEnd | null) {
    abort.abort();
    abort = new AbortController();
    known = storedToken();
    snapshot = { id: snapshot.id + 1, status, lastEnd };
    for (const listener of [...listeners]) listener();
  }

  function forget() {
    stashPending(platform);
    for (const store of [perVisit, durable]) {
      store.remove(storageKeys.token);
      store.remove(storageKeys.rememberAgreement);
      store.remove(storageKeys.lastSync);
    }
    forgetOfTab();
  }

  /** What this tab alone has kept of its member. */
  function forgetOfTab() {
    for (const name of [
      'moneyWait',
      'passwordWait',
      'leftForGame',
      'gameToReopen',
      'chatUnsent',
      'spinResult',
    ] as const)
      perVisit.remove(storageKeys[name]);
  }

  // Another tab logged out, or someone else logged in there: this tab must not go on with the old figures.
  onDurableChange(storageKeys.token, () => {
    const current = storedToken();
    if (current === known || snapshot.status === 'gone') return;
    stashPending(platform);
    // The rest is shared, and the next one's by now.
    forgetOfTab();
    perVisit.remove(storageKeys.noticePutAway);
    become(current === null ? 'guest' : 'member', current === null ? 'other-tab' : snapshot.lastEnd);
  });

  return {
    snapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    // Not what another tab has stored a moment ago: what this one asks for, it asks for its own member.
    token: () => known,
    signal: () => abort.signal,
    start(token, remember) {
      forget();
      (remember ? durable : perVisit).set(storageKeys.token, token);
      become('member', null);
    },
    end(reason) {
      if (reason === 'logout') forgetPending(platform);
      forget();
      // The next member has not read it.
      perVisit.remove(storageKeys.noticePutAway);
      become('guest', reason);
    },
    terminate() {
      if (snapshot.status === 'gone') return;
      forget();
      perVisit.remove(storageKeys.stashedOrders);
      become('gone', snapshot.lastEnd);
    },
  };
}
