import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SOMCHAI } from '../scenarios/users.ts';
import { createTestMock, type TestMock, type TestWorld } from '../testing.ts';

const SCRIPT = readFileSync(join(import.meta.dirname, 'page/mark.js'), 'utf8');

let mock: TestMock;
beforeAll(async () => {
  mock = await createTestMock();
});
afterAll(() => mock.close());

/** A browser's storage, of one class for each tab, because the script changes its prototype. */
function createStorage() {
  return class Storage {
    readonly values: Map<string, string>;
    constructor(values: Map<string, string>) {
      this.values = values;
    }
    getItem(key: string) {
      return this.values.get(key) ?? null;
    }
    setItem(key: string, value: string) {
      this.values.set(key, value);
    }
    removeItem(key: string) {
      this.values.delete(key);
    }
    clear() {
      this.values.clear();
    }
  };
}

function createElement(shown: string[]) {
  const element = {
    style: {},
    dataset: {},
    setAttribute: () => undefined,
    remove: () => undefined,
    append: ({ textContent }: { textContent: string }) => shown.push(textContent),
    attachShadow: () => element,
    textContent: '',
  };
  return element;
}

const mapOf = (key: string, value: string | undefined) => new Map(value === undefined ? [] : [[key, value]]);

interface TabPlan {
  token?: string;
  phone?: string;
  isDriven?: boolean;
  /** The console's settings for its frame. */
  frame?: { id: string; token: string; phone: string };
  /** The browser refuses the storage of a site. */
  isBlocked?: boolean;
}

/** A tab of an app in this world, with the parts of a browser that the script uses. */
function openTab(world: TestWorld, { token, phone, isDriven = false, frame, isBlocked = false }: TabPlan) {
  const opened: string[] = [];
  /** Events of the document. */
  const heard: string[] = [];
  const asked: string[] = [];
  type Stream = Record<string, (event: { data: string }) => void>;
  const streams: Stream[] = [];
  const timers = new Map<object, { at: number; act: () => void }>();
  const storageListeners: (() => void)[] = [];
  const focusListeners: (() => void)[] = [];
  let now = 0;
  const browser = { cookie: `mock-world=${world.name}`, shown: [] as string[] };
  const stored = { local: mapOf('token', token), session: mapOf('mock-phone', phone) };
  /** Each page has its own script and timers; the storage stays. */
  function load() {
    for (const ofPage of [streams, storageListeners, focusListeners]) ofPage.length = 0;
    timers.clear();
    const Storage = createStorage();
    const window = {
      name: frame ? `console-frame:${JSON.stringify(frame)}` : '',
      navigator: { webdriver: isDriven },
      localStorage: new Storage(stored.local),
      sessionStorage: new Storage(stored.session),
      addEventListener: (kind: string, listener: () => void) => {
        if (kind === 'storage') storageListeners.push(listener);
        if (kind === 'focus') focusListeners.push(listener);
      },
      location: { origin: 'http://127.0.0.1:4100', replace: (path: string) => opened.push(path) },
      parent: {} as object,
    };
    const refuse = () => {
      throw new Error('SecurityError');
    };
    if (isBlocked)
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get: refuse });
    if (!frame) window.parent = window;
    runInNewContext(SCRIPT, {
      window,
      CSSStyleSheet: class {
        replaceSync() {}
      },
      document: {
        get cookie() {
          return browser.cookie;
        },
        addEventListener: (kind: string) => heard.push(kind),
        createElement: () => createElement(browser.shown),
        body: { append: () => undefined },
      },
      fetch: (path: string, init?: RequestInit) => {
        asked.push(path);
        return world.fetch(path, init);
      },
      Storage,
      // Nothing polls: there is no setInterval.
      setTimeout: (act: () => void, wait: number) => {
        const timer = {};
        timers.set(timer, { at: now + wait, act });
        return timer;
      },
      clearTimeout: (timer: object) => timers.delete(timer),
      WebSocket: class {
        readonly #stream: Stream = {};
        constructor() {
          streams.push(this.#stream);
        }
        addEventListener(kind: string, listener: Stream[string]) {
          this.#stream[kind] = listener;
        }
      },
    });
    return window;
  }
  let page = load();
  /** An event of the last stream; earlier ones are closed. */
  const emit = (kind: string, message = {}) => streams.at(-1)?.[kind]?.({ data: JSON.stringify(message) });
  return {
    opened,
    heard,
    /** Requests to the control API, in order. */
    asked,
    get localStorage() {
      return page.localStorage;
    },
    get sessionStorage() {
      return page.sessionStorage;
    },
    /** Loads the page that the script has opened. */
    arrive: async () => {
      await expect.poll(() => opened).toEqual(['/']);
      page = load();
    },
    reload: () => void (page = load()),
    /** The console gives the browser's apps another world. */
    switchTo: (name: string) => void (browser.cookie = `mock-world=${name}`),
    focus: () => {
      for (const listener of focusListeners) listener();
    },
    /** The worlds that the page has shown in its corner since it was loaded. */
    shown: browser.shown,
    phone: () => stored.session.get('mock-phone') ?? null,
    isWatching: () => streams.length > 0,
    /** How many streams the page has opened. */
    get streams() {
      return streams.length;
    },
    emit,
    /** Signs in in another tab of the browser. */
    signInElsewhere: (value: string) => {
      stored.local.set('token', value);
      for (const listener of storageListeners) listener();
    },
    /** Advances the tab's timers. */
    pass: (milliseconds: number) => {
      now += milliseconds;
      for (const [timer, { at, act }] of timers) if (at <= now && timers.delete(timer)) act();
    },
    /** Resets a world and emits the event on the stream. */
    resetWorld: async (name = world.name) => {
      await world.control.reset({ scenario: 'demo' });
      emit('message', { kind: 'made', world: name });
    },
    isSignedInAs: async (id: string) => {
      const shown = stored.session.get('token') ?? stored.local.get('token') ?? '';
      const { status } = await world.fetch('/api/wallet', {
        headers: { authorization: `Bearer ${shown}`, 'x-requested-with': 'wallet-user' },
      });
      return status === 200 && shown.startsWith(`${id}-`);
    },
  };
}

describe('a tab of an app for testers', () => {
  it.each([undefined, { id: '1', token: 'a', phone: SOMCHAI }])(
    'shows its world where the browser blocks the storage: %j',
    async (frame) => {
      const tab = openTab(await mock.world(), { isBlocked: true, ...(frame && { frame }) });
      expect(tab.heard).toEqual(['DOMContentLoaded']);
    },
  );

  it('signs a member who signed in by hand in again after a reset of the world', async () => {
    const world = await mock.world();
    const tab = openTab(world, {});
    expect(tab.isWatching()).toBe(false);
    const [, other] = await world.control.members();
    tab.localStorage.setItem('token', await world.signIn(other!.phone));
    await expect.poll(() => tab.isWatching()).toBe(true);
    await tab.resetWorld();
    await tab.arrive();
    expect(await tab.isSignedInAs(other!.id)).toBe(true);
  });

  it('signs a member in again for this tab alone who did not want to be remembered', async () => {
    const world = await mock.world();
    const [, other] = await world.control.members();
    const tab = openTab(world, {});
    tab.sessionStorage.setItem('token', await world.signIn(other!.phone));
    await expect.poll(() => tab.isWatching()).toBe(true);
    await tab.resetWorld();
    tab.sessionStorage.removeItem('token');
    await tab.arrive();
    expect(await tab.isSignedInAs(other!.id)).toBe(true);
    expect(tab.localStorage.getItem('token')).toBeNull();
    await tab.resetWorld();
    expect(tab.phone()).toBe(other!.phone);
  });

  it('shows in a frame the member whom the console signs in, not one who signed in by hand', async () => {
    const world = await mock.world();
    const [, other] = await world.control.members();
    const frame = { id: '1', token: await world.signIn(), phone: SOMCHAI };
    const tab = openTab(world, { frame });
    tab.sessionStorage.setItem('token', await world.signIn(other!.phone));
    frame.token = await world.signIn();
    tab.reload();
    expect(tab.sessionStorage.getItem('token')).toBeNull();
    expect(tab.localStorage.getItem('token')).toBe(frame.token);
  });

  it('follows a member who signs in in another tab', async () => {
    const world = await mock.world();
    const [, other] = await world.control.members();
    const tab = openTab(world, { token: await world.signIn(), phone: SOMCHAI });
    tab.signInElsewhere(await world.signIn(other!.phone));
    await expect.poll(() => tab.phone()).toBe(other!.phone);
  });

  it('signs in the last member, not the one for whom the console opened the tab', async () => {
    const world = await mock.world();
    const [, other] = await world.control.members();
    const tab = openTab(world, { token: await world.signIn(other!.phone), phone: SOMCHAI });
    await expect.poll(() => tab.phone()).toBe(other!.phone);
    await tab.resetWorld();
    await tab.arrive();
    expect(await tab.isSignedInAs(other!.id)).toBe(true);
  });

  it('signs in again even if the app dropped the token before the stream reported the reset', async () => {
    const world = await mock.world();
    const tab = openTab(world, { token: await world.signIn(), phone: SOMCHAI });
    tab.localStorage.removeItem('token');
    tab.pass(1_999);
    await tab.resetWorld();
    await tab.arrive();
    expect(await tab.isSignedInAs('100001')).toBe(true);
  });

  it('signs in again even if the app drops the refused token after the new one was issued', async () => {
    const world = await mock.world();
    const [member] = await world.control.members();
    const tab = openTab(world, { token: await world.signIn(), phone: SOMCHAI });
    await tab.resetWorld();
    await expect.poll(() => tab.opened).toEqual(['/']);
    tab.localStorage.removeItem('token');
    await tab.arrive();
    expect(await tab.isSignedInAs(member!.id)).toBe(true);
  });

  it('signs no one in after a sign-out or for another world', async () => {
    const world = await mock.world();
    const tab = openTab(world, { token: await world.signIn(), phone: SOMCHAI });
    await tab.resetWorld('another');
    tab.localStorage.removeItem('token');
    tab.pass(2_000);
    expect(tab.phone()).toBeNull();
    await tab.resetWorld();
    expect(tab.asked.filter((path) => path.endsWith('/tokens'))).toEqual([]);
  });

  it('leaves a member alone whose browser has left the world that is reset', async () => {
    const world = await mock.world();
    const other = await mock.world();
    const tab = openTab(world, { token: await world.signIn(), phone: SOMCHAI });
    tab.switchTo(other.name);
    await tab.resetWorld();
    expect(tab.asked.filter((path) => path.endsWith('/tokens'))).toEqual([]);
  });

  it('follows its browser to another world without a reload', async () => {
    const world = await mock.world();
    const other = await mock.world();
    const [, member] = await other.control.members();
    const tab = openTab(world, { token: await world.signIn(), phone: SOMCHAI });
    tab.switchTo(other.name);
    tab.localStorage.setItem('token', await other.signIn(member!.phone));
    await expect.poll(() => tab.phone()).toBe(member!.phone);
    expect(tab.shown).toEqual([other.name]);
    await tab.resetWorld();
    expect(tab.asked.filter((path) => path.endsWith('/tokens'))).toEqual([]);
    await other.control.reset();
    tab.emit('message', { kind: 'made', world: other.name });
    await tab.arrive();
    expect(tab.asked.at(-1)).toContain(`/${other.name}/`);
  });

  it('signs nobody in in a world to which its browser was changed, and the member again in their own', async () => {
    const world = await mock.world();
    const other = await mock.world();
    const tab = openTab(world, { token: await world.signIn(), phone: SOMCHAI });
    await expect.poll(() => tab.isWatching()).toBe(true);
    tab.switchTo(other.name);
    tab.emit('message', { kind: 'journal', world: world.name });
    await other.control.reset();
    tab.emit('message', { kind: 'made', world: other.name });
    await other.control.members();
    expect(tab.phone()).toBeNull();
    expect(tab.asked.filter((path) => path.includes(other.name))).toEqual([]);
    tab.switchTo(world.name);
    tab.emit('message', { kind: 'journal', world: other.name });
    await expect.poll(() => tab.phone()).toBe(SOMCHAI);
    await tab.resetWorld();
    await tab.arrive();
    expect(await tab.isSignedInAs('100001')).toBe(true);
  });

  it('shows the world of its browser when it is looked at, also without a member', async () => {
    const world = await mock.world();
    const { name } = await mock.world();
    const tab = openTab(world, {});
    tab.switchTo(name);
    tab.focus();
    expect(tab.shown).toEqual([name]);
  });

  it('drops what a world answers that its browser has left meanwhile', async () => {
    const world = await mock.world();
    const { name } = await mock.world();
    const tab = openTab(world, {});
    tab.localStorage.setItem('token', await world.signIn());
    tab.switchTo(name);
    // Answered after the tab's own call.
    await world.control.members();
    expect(tab.phone()).toBeNull();
    expect(tab.isWatching()).toBe(false);
  });

  it('keeps a member who signs in within moments of a sign-out', async () => {
    const world = await mock.world();
    const [, other] = await world.control.members();
    const tab = openTab(world, { token: await world.signIn(), phone: SOMCHAI });
    tab.localStorage.removeItem('token');
    tab.pass(1_000);
    tab.localStorage.setItem('token', await world.signIn(other!.phone));
    await expect.poll(() => tab.phone()).toBe(other!.phone);
    tab.pass(5_000);
    expect(tab.phone()).toBe(other!.phone);
    await tab.resetWorld();
    await expect.poll(() => tab.opened).toEqual(['/']);
  });

  it('connects its stream again two seconds after a loss, also while the mock restarts', async () => {
    const world = await mock.world();
    const tab = openTab(world, { token: await world.signIn(), phone: SOMCHAI });
    tab.emit('open');
    for (const attempts of [2, 3]) {
      tab.emit('close');
      tab.pass(1_999);
      expect(tab.streams).toBe(attempts - 1);
      tab.pass(1);
      expect(tab.streams).toBe(attempts);
    }
    await tab.resetWorld();
    await expect.poll(() => tab.opened).toEqual(['/']);
  });

  it('asks again for a first stream that fails where its machine may have it', async () => {
    const world = await mock.world();
    const tab = openTab(world, {});
    tab.localStorage.setItem('token', await world.signIn());
    await expect.poll(() => tab.isWatching()).toBe(true);
    tab.emit('close');
    tab.pass(2_000);
    expect(tab.streams).toBe(2);
  });

  it('asks once for a stream that its machine may not have', async () => {
    const world = await mock.world();
    const tab = openTab(world, { token: await world.signIn(), phone: SOMCHAI });
    tab.emit('close');
    tab.pass(60_000);
    expect(tab.streams).toBe(1);
  });

  it('leaves the sign-in to a test that drives the browser', async () => {
    const world = await mock.world();
    const driven = openTab(world, { token: await world.signIn(), isDriven: true });
    driven.localStorage.setItem('token', await world.signIn());
    expect(driven.asked).toEqual([]);
    const opened = openTab(world, { token: await world.signIn(), phone: SOMCHAI, isDriven: true });
    await opened.resetWorld();
    await expect.poll(() => opened.opened).toEqual(['/']);
  });
});
