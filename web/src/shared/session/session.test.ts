import { describe, expect, it } from 'vitest';
import { createBrowserPlatform } from '../../platform/browser-platform.ts';
import { createMemoryStore } from '../../platform/stores.ts';
import { createPages } from '../../testing/pages.ts';
import {
  dropPending,
  savePending,
  readPending,
  stashPending,
  setPendingOwner,
  pendingNames,
  restorePending,
} from './pending-orders.ts';
import { createAppStore, sessionSignalAtom, type Services } from './services.ts';
import { createSession, type Session } from './session.ts';
import { storageKeys } from './storage-keys.ts';

const open = () => createSession(createBrowserPlatform(window));

/** Simulates the storage event after another tab writes to the shared storage. */
function fromOtherTab(change: () => void) {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', storageArea: localStorage }));
}

it('the data in the browser’s storage has the keys of the specification [3.31]', () => {
  expect(storageKeys).toMatchObject({
    token: 'token',
    locale: 'locale',
    lastSync: 'last_sync',
    rememberAgreement: 'remember-agreement',
    inviteCode: 'code',
    guestId: 'guest-id',
  });
  expect(new Set(Object.values(storageKeys)).size).toBe(Object.keys(storageKeys).length);
});

describe('the session', () => {
  it('keeps the token across restarts only for a remembered member [2.20] [3.31] [4.02]', () => {
    open().start('t1', true);
    expect(localStorage.getItem('token')).toBe('t1');
    expect(sessionStorage.getItem('token')).toBeNull();
    expect(open().token()).toBe('t1');
    open().start('t2', false);
    expect(localStorage.getItem('token')).toBeNull();
    expect(sessionStorage.getItem('token')).toBe('t2');
  });

  it('is a member’s while a token is stored, after a reload too [4.02]', () => {
    expect(open().snapshot().status).toBe('guest');
    open().start('t', false);
    expect(open().snapshot().status).toBe('member');
  });

  it.each([
    ['empty', ''],
    ['not ASCII', 'ก'],
    ['in two lines', 'a\nb'],
    ['in two words', 'a b'],
    ['longer than a header', 'x'.repeat(8_001)],
  ])('is a guest’s when the stored token is %s [4.02]', (_what, damaged) => {
    localStorage.setItem('token', damaged);
    expect(open().snapshot().status).toBe('guest');
    expect(open().token()).toBeNull();
  });

  it('clears token, agreement and last sync when it ends [2.13] [2.20] [7.10]', () => {
    const session = open();
    session.start('t', true);
    localStorage.setItem('remember-agreement', '1');
    localStorage.setItem('last_sync', '1');
    session.end('landed-outside');
    // Other tabs learn from the mark that the member has signed out; nobody learns the token.
    expect(Object.keys({ ...localStorage, ...sessionStorage })).toEqual(['signed-out']);
    expect(session.snapshot()).toMatchObject({ status: 'guest', lastEnd: 'landed-outside' });
  });

  it('ends once: nothing ends a visitor’s session, or the end of the service [2.08] [4.02]', () => {
    const session = open();
    session.start('t', false);
    session.end('token-refused');
    session.end('landed-outside');
    expect(session.snapshot()).toMatchObject({ status: 'guest', lastEnd: 'token-refused' });
    session.terminate();
    session.end('logout');
    expect(session.snapshot()).toMatchObject({ status: 'gone', lastEnd: 'token-refused' });
  });

  it.each([
    ['token-refused', { chat: 'hello' }],
    ['identity-refused', { chat: 'hello' }],
    ['logout', null],
    ['landed-outside', null],
  ] as const)('that ended by %s leaves of its chat: %j (W5)', (reason, left) => {
    const session = open();
    session.start('t', false);
    sessionStorage.setItem('chat-unsent', 'hello');
    session.end(reason);
    expect(sessionStorage.getItem('chat-unsent')).toBeNull();
    expect(session.snapshot().left).toEqual(left);
    // The next member's session does not have it.
    session.start('u', false);
    expect(session.snapshot().left).toEqual({ chat: null });
  });

  it.each([
    ['another tab had the token refused', 'token-refused', null],
    ['another tab’s member is back already', 'token-refused', 't2'],
    ['another tab’s member has signed out', 'logout', null],
    ['another tab’s member has signed out, and one has signed in', 'logout', 't2'],
  ] as const)('leaves its chat to its member unless they signed out: %s (W5)', (_what, reason, next) => {
    const tab = () => ({ ...createBrowserPlatform(window), tabStorage: createMemoryStore() });
    const here = tab();
    const session = createSession(here);
    const other = createSession({ ...tab(), openChannel: () => ({ send: () => {}, close: () => {} }) });
    other.start('t1', true);
    fromOtherTab(() => {});
    here.tabStorage.set('chat-unsent', 'hello');
    // As of a tab that the browser has held back meanwhile.
    fromOtherTab(() => {
      other.end(reason);
      if (next !== null) other.start(next, true);
    });
    expect(session.token()).toBe(next);
    expect(session.snapshot().left).toEqual(reason === 'logout' ? null : { chat: 'hello' });
    expect(here.tabStorage.get('chat-unsent')).toBeNull();
    // A visitor's chat is left to nobody.
    if (next !== null) return;
    here.tabStorage.set('chat-unsent', 'of a visitor');
    fromOtherTab(() => other.start('t3', true));
    expect(session.snapshot().left).toEqual({ chat: null });
  });

  it('keeps nothing of its member in the tab when it ends [2.13] [2.20]', () => {
    const left = [
      'moneyWait',
      'passwordWait',
      'leftForGame',
      'gameToReopen',
      'chatUnsent',
      'chatSeen',
      'spinResult',
      'noticePutAway',
    ] as const;
    for (const end of ['logout', 'landed-outside'] as const) {
      const session = open();
      session.start('t', false);
      for (const name of left) sessionStorage.setItem(storageKeys[name], '1');
      session.end(end);
      expect({ ...sessionStorage }).toEqual({});
      // Nor does the next login say why it ended.
      session.start('t2', false);
      expect(session.snapshot()).toMatchObject({ status: 'member', lastEnd: null });
      session.end('logout');
    }
  });

  it('removes all data of the previous member when the next session starts [2.20]', () => {
    const session = open();
    session.start('t1', true);
    localStorage.setItem('last_sync', '1');
    session.start('t2', false);
    expect({ ...localStorage }).toEqual({});
    expect(session.token()).toBe('t2');
    // Of a member whom another tab remembers, too.
    localStorage.setItem('token', 't3');
    localStorage.setItem('remember-agreement', '1');
    session.start('t4', true);
    expect({ ...localStorage }).toEqual({ token: 't4' });
  });

  it('removes the unfinished registration of an earlier visitor', () => {
    const left = ['register-draft', 'register-code', 'register-wait-until'];
    for (const key of left) sessionStorage.setItem(key, '{"phone":"0855555555"}');
    open().start('t', false);
    expect(left.map((key) => sessionStorage.getItem(key))).toEqual([null, null, null]);
  });

  it('aborts the reads of a session that ends', () => {
    const session = open();
    session.start('t', false);
    const { aborted } = session.signal();
    const signal = session.signal();
    session.end('logout');
    expect([aborted, signal.aborted, session.signal().aborted]).toEqual([false, true, false]);
  });

  it('ends for its own store, although the next one has begun', () => {
    const session = open();
    session.start('t1', false);
    const store = createAppStore({ session } as Services);
    expect(store.get(sessionSignalAtom).aborted).toBe(false);
    session.end('logout');
    session.start('t2', false);
    expect(store.get(sessionSignalAtom).aborted).toBe(true);
    expect(createAppStore({ session } as Services).get(sessionSignalAtom).aborted).toBe(false);
  });

  it('uses its own member’s token until the event of another tab arrives', () => {
    const session = open();
    session.start('t1', true);
    localStorage.setItem('token', 't2');
    expect(session.token()).toBe('t1');
    fromOtherTab(() => localStorage.setItem('token', 't2'));
    expect(session.token()).toBe('t2');
  });

  it.each([
    ['someone else’s', () => localStorage.setItem('token', 't2')],
    ['absent', () => localStorage.removeItem('token')],
  ])('removes this tab’s data of its member when another tab makes the token %s', (_name, change) => {
    const session = open();
    session.start('t1', true);
    for (const key of [
      'money-wait-until',
      'password-wait-until',
      'left-for-game',
      'chat-unsent',
      'chat-seen',
      'notice-put-away',
    ] as const)
      sessionStorage.setItem(key, '1');
    localStorage.setItem('last_sync', 'of the next one');
    fromOtherTab(change);
    expect({ ...sessionStorage }).toEqual({});
    expect(localStorage.getItem('last_sync')).toBe('of the next one');
  });

  it('ends when another tab logs out, and changes when another member logs in there', () => {
    const session = open();
    session.start('t1', true);
    const { id } = session.snapshot();
    fromOtherTab(() => localStorage.setItem('token', 't2'));
    expect(session.snapshot()).toMatchObject({ id: id + 1, status: 'member' });
    fromOtherTab(() => localStorage.removeItem('token'));
    expect(session.snapshot()).toMatchObject({ id: id + 2, status: 'guest', lastEnd: 'other-tab' });
  });

  describe('of a member who is not remembered, while another tab’s member is', () => {
    const openBoth = () => {
      const session = open();
      session.start('t1', false);
      localStorage.setItem('token', 't2');
      localStorage.setItem('remember-agreement', 'yes');
      localStorage.setItem('last_sync', '1');
      const ofOther = { ...localStorage };
      return { session, ofOther };
    };

    it.each(['token-refused', 'identity-refused', 'logout', 'landed-outside'] as const)(
      'leaves the other member signed in when it ends (%s) [2.13] [2.20] [4.02]',
      (reason) => {
        const { session, ofOther } = openBoth();
        session.end(reason);
        expect(session.snapshot().status).toBe('guest');
        expect(session.token()).toBeNull();
        expect({ ...sessionStorage }).toEqual({});
        expect({ ...localStorage }).toMatchObject(ofOther);
      },
    );

    it('leaves the other member signed in when the same member is back [2.20]', () => {
      const { session, ofOther } = openBoth();
      session.end('token-refused');
      session.start('t3', false);
      expect(session.token()).toBe('t3');
      expect({ ...localStorage }).toEqual(ofOther);
      session.end('logout');
      session.start('t3', true);
      expect({ ...localStorage }).toEqual({ token: 't3' });
    });
  });

  it.each(['logout', 'landed-outside'] as const)(
    'ends in a duplicated tab too by %s, though neither is remembered [2.13] [2.20] (W1)',
    (reason) => {
      const pages = createPages();
      const tab = () => ({
        ...createBrowserPlatform(window),
        tabStorage: createMemoryStore(),
        openChannel: pages.openChannel,
      });
      const [platform, copy, other] = [tab(), tab(), tab()];
      platform.tabStorage.set('token', 't1');
      copy.tabStorage.set('token', 't1');
      other.tabStorage.set('token', 't2');
      const [session, duplicate, next] = [platform, copy, other].map(createSession) as [
        Session,
        Session,
        Session,
      ];
      session.end(reason);
      expect(duplicate.snapshot()).toMatchObject({ status: 'guest', lastEnd: 'other-tab' });
      expect(copy.tabStorage.get('token')).toBeNull();
      expect(next.snapshot().status).toBe('member');
      session.end(reason);
      expect(duplicate.snapshot().id).toBe(1);
    },
  );

  describe('of a duplicated tab that showed another site while the member signed out', () => {
    const openAway = (reason: 'logout' | 'landed-outside' | 'token-refused', token = 't1') => {
      const platform = createBrowserPlatform(window);
      const session = createSession(platform);
      session.start('t1', false);
      const tabStorage = createMemoryStore();
      const away = { ...createBrowserPlatform(window), tabStorage };
      tabStorage.set('token', token);
      tabStorage.set('chat-unsent', 'hello');
      setPendingOwner(away, 'm1');
      for (const name of ['transfer', 'tried:transfer:7'])
        savePending(away, name, { input: 7, before: null });
      session.end(reason);
      return { away, session };
    };

    it.each(['logout', 'landed-outside'] as const)(
      'has ended too by %s when Back loads it [2.13] [2.20] (W1)',
      (reason) => {
        const { away } = openAway(reason);
        const session = createSession(away);
        expect(session.snapshot().status).toBe('guest');
        expect(session.token()).toBeNull();
        expect(away.tabStorage.get('token')).toBeNull();
        expect(away.tabStorage.get('chat-unsent')).toBeNull();
        expect(pendingNames(away)).toEqual([]);
        expect(restorePending(away, 'm1')).toEqual(['transfer']);
        expect(readPending(away, 'tried:transfer:7')).toBeNull();
        expect(JSON.stringify({ ...localStorage })).not.toContain('t1');
      },
    );

    it('goes on when the token was another one, or was refused (W1)', () => {
      expect(createSession(openAway('logout', 't2').away).token()).toBe('t2');
      expect(createSession(openAway('token-refused', 't3').away).token()).toBe('t3');
    });

    it('goes on when the service gave the member the same token again [2.20] (W1)', () => {
      const { away, session } = openAway('logout');
      session.start('t1', false);
      expect(createSession(away).token()).toBe('t1');
    });

    it('remembers the last sign-outs, and no more (W1)', () => {
      const session = open();
      for (let index = 0; index < 30; index += 1) {
        session.start(`token-${index}`, false);
        session.end('logout');
      }
      const isGuest = (index: number) => {
        sessionStorage.setItem('token', `token-${index}`);
        return open().snapshot().status === 'guest';
      };
      expect([0, 9, 10, 29].map(isGuest)).toEqual([false, false, true, true]);
    });
  });

  it('ends when Back restores its page from memory after a sign-out elsewhere (W1)', () => {
    const session = open();
    session.start('t1', true);
    localStorage.removeItem('token');
    const restore = (persisted: boolean) =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
    restore(false);
    expect(session.snapshot().status).toBe('member');
    restore(true);
    expect(session.snapshot()).toMatchObject({ status: 'guest', lastEnd: 'other-tab' });
  });

  it.each([null, 't1'])(
    'leaves the token and the orders of a newer page of its tab, when Back restores its page of %s from memory (W1)',
    (token) => {
      const old = open();
      if (token !== null) old.start(token, false);
      const platform = createBrowserPlatform(window);
      const newer = createSession(platform);
      if (token !== null) newer.end('logout');
      newer.start('t2', false);
      savePending(platform, 'transfer', { input: 7, before: null });
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      expect(old.snapshot()).toMatchObject({
        status: 'member',
        left: token === null ? { chat: null } : null,
      });
      expect(old.token()).toBe('t2');
      expect(sessionStorage.getItem('token')).toBe('t2');
      expect(pendingNames(platform)).toEqual(['transfer']);
    },
  );

  it.each([
    ['is refused', (session: Session) => session.end('token-refused')],
    ['is followed by another tab’s', () => fromOtherTab(() => localStorage.setItem('token', 't2'))],
  ])('keeps open orders only for its own member when it %s (W1)', (_name, leave) => {
    const platform = createBrowserPlatform(window);
    const session = createSession(platform);
    session.start('t1', true);
    setPendingOwner(platform, 'm1');
    const intent = { input: 7, before: null };
    savePending(platform, 'transfer', intent);
    leave(session);
    expect(pendingNames(platform)).toEqual([]);
    expect(restorePending(platform, 'm2')).toEqual([]);
    session.start('t3', true);
    expect(restorePending(platform, 'm1')).toEqual(['transfer']);
    expect(readPending(platform, 'transfer')).toEqual(intent);
    expect(restorePending(platform, 'm1')).toEqual([]);
  });

  it.each([
    ['logout', 'a message', false],
    ['logout', 'the storage', false],
    ['landed-outside', 'the storage', false],
    ['token-refused', 'the storage', true],
  ] as const)(
    'keeps what was "not done" for its member unless it ends by a sign-out, also in another tab (%s, told by %s) (W1)',
    (reason, by, isKept) => {
      const pages = createPages();
      const tab = () => ({
        ...createBrowserPlatform(window),
        tabStorage: createMemoryStore(),
        ...(by === 'a message' && { onDurableChange: () => () => {} }),
        openChannel: by === 'a message' ? pages.openChannel : () => ({ send: () => {}, close: () => {} }),
      });
      const own = { ...tab(), tabStorage: createBrowserPlatform(window).tabStorage };
      const here = createSession(own);
      here.start('t1', true);
      const platform = tab();
      const there = createSession(platform);
      const order = { input: 7, before: null };
      for (const one of [own, platform]) {
        setPendingOwner(one, 'm1');
        for (const name of ['transfer', 'tried:transfer:7']) savePending(one, name, order);
      }
      fromOtherTab(() => here.end(reason));
      expect(there.snapshot()).toMatchObject({ status: 'guest', lastEnd: 'other-tab' });
      expect(JSON.stringify({ ...sessionStorage }).includes('tried:')).toBe(isKept);
      expect(restorePending(platform, 'm1')).toContain('transfer');
      expect(pendingNames(platform)).toEqual(['transfer']);
      expect(readPending(platform, 'tried:transfer:7')).toEqual(isKept ? order : null);
    },
  );

  it('keeps open orders of a restored tab for their member when another one has signed in (W1)', () => {
    const platform = createBrowserPlatform(window);
    createSession(platform).start('t1', true);
    setPendingOwner(platform, 'm1');
    const intent = { input: 7, before: null };
    savePending(platform, 'transfer', intent);
    setPendingOwner(platform, 'm1');
    expect(readPending(platform, 'transfer')).toEqual(intent);
    setPendingOwner(platform, 'm2');
    expect(pendingNames(platform)).toEqual([]);
    expect(restorePending(platform, 'm2')).toEqual([]);
    expect(restorePending(platform, 'm1')).toEqual(['transfer']);
  });

  describe('of a tab that the browser has discarded', () => {
    const tab = () => ({
      ...createBrowserPlatform(window),
      tabStorage: createMemoryStore(),
      openChannel: () => ({ send: () => {}, close: () => {} }),
    });
    const order = { input: 7, before: null };
    /** The tab of a remembered member, and another one. */
    const openTabs = () => {
      const platform = tab();
      createSession(platform).start('t1', true);
      setPendingOwner(platform, 'm1', 't1');
      for (const name of ['transfer', 'tried:transfer:7']) savePending(platform, name, order);
      platform.tabStorage.set('chat-unsent', 'hello');
      return { platform, other: createSession(tab()) };
    };

    it.each([
      ['logout', 't2', true],
      ['logout', null, true],
      ['token-refused', 't2', false],
    ] as const)(
      'keeps its orders for its member alone, once they have ended (%s) and another has signed in (%s) (W1) [2.20]',
      (reason, next, isSignedOut) => {
        const { platform, other } = openTabs();
        other.end(reason);
        if (next !== null) other.start(next, true);
        const session = createSession(platform);
        expect(session.token()).toBe(next);
        expect(session.snapshot().left).toEqual(isSignedOut ? null : { chat: 'hello' });
        expect(pendingNames(platform)).toEqual([]);
        expect(platform.tabStorage.get('chat-unsent')).toBeNull();
        expect(restorePending(platform, 'm2')).toEqual([]);
        expect(restorePending(platform, 'm1')).toContain('transfer');
        expect(readPending(platform, 'tried:transfer:7')).toEqual(isSignedOut ? null : order);
      },
    );

    it('goes on with everything while its member stays signed in (W1)', () => {
      const { platform } = openTabs();
      const session = createSession(platform);
      expect(session.token()).toBe('t1');
      expect(session.snapshot().left).toBeNull();
      expect(pendingNames(platform)).toEqual(['transfer']);
      expect(readPending(platform, 'tried:transfer:7')).toEqual(order);
      expect(platform.tabStorage.get('chat-unsent')).toBe('hello');
    });
  });

  it('drops open orders once shown, after a logout, and on a shared device (W1) (K1) [2.20]', () => {
    const platform = createBrowserPlatform(window);
    const session = createSession(platform);
    const intent = { input: 7, before: null };
    const give = () => {
      session.start('t', false);
      setPendingOwner(platform, 'm1');
      savePending(platform, 'transfer', intent);
    };
    give();
    dropPending(platform, 'transfer', { input: 8, before: null });
    expect(pendingNames(platform)).toEqual(['transfer']);
    session.end('token-refused');
    dropPending(platform, 'transfer', intent);
    expect({ ...sessionStorage }).toEqual({});
    give();
    session.end('logout');
    expect({ ...sessionStorage }).toEqual({});
    give();
    stashPending({ ...platform, keepsWork: false });
    expect(restorePending(platform, 'm1')).toEqual([]);
    session.end('logout');
    // Nobody knows whose these are.
    session.start('t', false);
    savePending(platform, 'transfer', intent);
    session.end('token-refused');
    expect({ ...sessionStorage }).toEqual({});
  });

  it.each(['null', '7', '"text"', '{', '[{}]', '{"transfer":null}', '{"transfer":[]}'])(
    'has no open orders in %s',
    (text) => {
      sessionStorage.setItem('open-intents', text);
      expect(pendingNames(createBrowserPlatform(window))).toEqual([]);
    },
  );

  it.each(['7', '[{}]', '{"m1":null}', '{"m1":"text"}', '{"m1":[{}]}', '{"m1":{"transfer":null}}'])(
    'has no orders of an ended session in %s',
    (text) => {
      sessionStorage.setItem('left-intents', text);
      expect(restorePending(createBrowserPlatform(window), 'm1')).toEqual([]);
    },
  );

  it('ends for visitors too once the service is gone [2.08] [4.02]', () => {
    const session = open();
    session.terminate();
    expect(session.snapshot().status).toBe('gone');
  });

  it('leaves neither a token, another tab’s too, nor an order once the service is gone [4.02] (W1)', () => {
    const platform = createBrowserPlatform(window);
    const session = createSession(platform);
    session.start('t1', false);
    setPendingOwner(platform, 'm1');
    savePending(platform, 'transfer', { input: 7, before: null });
    localStorage.setItem('token', 't2');
    session.terminate();
    expect(localStorage.getItem('token')).toBeNull();
    expect({ ...sessionStorage }).toEqual({});
  });

  it('stays ended for good once the service is gone [2.08]', () => {
    const session = open();
    session.start('t', true);
    session.terminate();
    const ended = session.snapshot();
    fromOtherTab(() => localStorage.setItem('token', 't2'));
    session.terminate();
    expect(session.snapshot()).toBe(ended);
    expect(session.snapshot().status).toBe('gone');
  });
});
