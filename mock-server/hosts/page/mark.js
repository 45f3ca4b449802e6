// Runs in the apps before they start, only where the mock serves them for testers: a production host has no such file.
// It shows the world's name, isolates the storage of framed apps, and restores the sign-in after a reset of the world.
(() => {
  const FRAME = 'console-frame:';
  const PHONE_KEY = 'mock-phone';
  const TOKEN_KEY = 'token';
  const ISSUED_KEY = 'mock-issued-token';
  const ISSUED_FOR_TAB_KEY = 'mock-issued-tab-token';
  const RECONNECT_MS = 2_000;
  const SIGNED_OUT_MS = 2_000;

  /** @returns {{ id: string, locale?: string, phone?: string, token?: string } | null} the console's settings for this frame */
  function frameOf() {
    if (window.parent === window || !window.name.startsWith(FRAME)) return null;
    try {
      return JSON.parse(window.name.slice(FRAME.length));
    } catch {
      return null;
    }
  }

  function isStorageBlocked() {
    try {
      return !window.localStorage || !window.sessionStorage;
    } catch {
      return true;
    }
  }

  /** A storage for this frame only: the frames of an app share the browser's. @param {Storage} real @param {string} prefix */
  function ownStorage(real, prefix) {
    const names = () => Object.keys(real).filter((name) => name.startsWith(prefix));
    return {
      get length() {
        return names().length;
      },
      key: (/** @type {number} */ index) => names()[index]?.slice(prefix.length) ?? null,
      getItem: (/** @type {string} */ name) => real.getItem(prefix + name),
      setItem: (/** @type {string} */ name, /** @type {string} */ value) =>
        real.setItem(prefix + name, value),
      removeItem: (/** @type {string} */ name) => real.removeItem(prefix + name),
      clear: () => names().forEach((name) => real.removeItem(name)),
    };
  }

  const worldOfBrowser = () => /(?:^|; )mock-world=([^;]*)/.exec(document.cookie)?.[1] ?? 'demo';
  let world = worldOfBrowser();
  /** @type {HTMLElement | undefined} */
  let mark;
  if (world !== 'demo') document.addEventListener('DOMContentLoaded', show);
  // The rest is about what the storage keeps.
  if (isStorageBlocked()) return;

  const frame = frameOf();
  if (frame) {
    // Each page load of the console applies its settings once; the app's own reloads keep their state.
    const real = window.sessionStorage;
    for (const [name, kind] of Object.entries({ localStorage: 'l', sessionStorage: 's' })) {
      const value = ownStorage(real, `frame ${frame.id} ${kind} `);
      Object.defineProperty(window, name, { configurable: true, get: () => value });
    }
    if (frame.locale) window.localStorage.setItem('locale', frame.locale);
    if (frame.token && window.localStorage.getItem('asked') !== frame.token) {
      window.localStorage.setItem('asked', frame.token);
      window.localStorage.setItem(TOKEN_KEY, frame.token);
      // The app would prefer the token of a member who signed in by hand.
      window.sessionStorage.removeItem(TOKEN_KEY);
      if (frame.phone) window.sessionStorage.setItem(PHONE_KEY, frame.phone);
    }
  }

  // Blurs secrets while screenshots are taken, because those leave the machine.
  if (frame) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      'input[type=password], input[autocomplete$=password], input[autocomplete=one-time-code], [data-secret] { filter: blur(8px) }',
    );
    window.addEventListener('message', ({ source, data }) => {
      if (source !== window.parent) return;
      if (data === 'mock:hide-secrets') document.adoptedStyleSheets = [sheet];
      if (data === 'mock:show-secrets') document.adoptedStyleSheets = [];
    });
  }

  const phoneOfTicket = window.sessionStorage.getItem(PHONE_KEY);
  // A test that drives the browser controls its own sign-in.
  const isDriven = window.navigator.webdriver;
  /** The member last signed in here, with the known token. @type {{ phone: string, token: string | null, isOfTab: boolean } | null} */
  let session = phoneOfTicket === null ? null : { phone: phoneOfTicket, ...takeIssuedToken() };
  /** The last token that was asked about, and in which world. @type {{ token: string | null, world: string } | null} */
  let lookedUp = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let forgetting;

  let mayControl = false;
  /** Ignores failed control calls, and answers of a world that the browser has left: the tab stays as it is. @param {string} path @param {RequestInit} [init] */
  async function control(path, init) {
    const asked = world;
    const answer = await fetch(`/qa/api/worlds/${asked}${path}`, init).catch(() => null);
    if (!answer?.ok) return null;
    mayControl = true;
    return asked === worldOfBrowser() ? answer.json() : null;
  }

  function takeIssuedToken() {
    for (const isOfTab of [false, true]) {
      const key = isOfTab ? ISSUED_FOR_TAB_KEY : ISSUED_KEY;
      const token = window.sessionStorage.getItem(key);
      if (token === null) continue;
      window.sessionStorage.removeItem(key);
      (isOfTab ? window.sessionStorage : window.localStorage).setItem(TOKEN_KEY, token);
      return { token, isOfTab };
    }
    return { token: null, isOfTab: false };
  }

  async function signInAgain() {
    if (session === null) return;
    const { phone, isOfTab } = session;
    const issued = await control(`/members/${phone}/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    if (!issued) return;
    // The app on this page may still drop a token, because the reset refused the last one: only the next page stores it.
    window.sessionStorage.setItem(isOfTab ? ISSUED_FOR_TAB_KEY : ISSUED_KEY, issued.token);
    window.location.replace('/');
  }

  /** Finds the member who signed in by hand, while their world still exists. */
  async function lookUp(/** @type {string} */ token, /** @type {boolean} */ isOfTab) {
    lookedUp = { token, world };
    const { members = [] } = (await control('/members')) ?? {};
    const member = members.find((/** @type {{ id: string }} */ { id }) => token.startsWith(`${id}-`));
    if (!member) return;
    window.sessionStorage.setItem(PHONE_KEY, member.phone);
    session = { phone: member.phone, token, isOfTab };
    watch();
  }

  /** The console gives this browser's apps another world without a reload; the last member was one of the world before. */
  function followWorld() {
    if (worldOfBrowser() === world) return;
    // Its token stays stored, and begins with an id that members of other worlds have too.
    lookedUp ??= session && { token: session.token, world };
    world = worldOfBrowser();
    session = null;
    if (lookedUp?.world === world) lookedUp = null;
    window.sessionStorage.removeItem(PHONE_KEY);
    show();
  }

  function followSession() {
    followWorld();
    // The app keeps the token in the tab unless the member wants to be remembered.
    const ofTab = window.sessionStorage.getItem(TOKEN_KEY);
    const token = ofTab ?? window.localStorage.getItem(TOKEN_KEY);
    if (token !== null) {
      clearTimeout(forgetting);
      forgetting = undefined;
      if (token !== session?.token && token !== lookedUp?.token) void lookUp(token, ofTab !== null);
      return;
    }
    // The app may drop a token that a reset world refuses before the stream reports the reset.
    forgetting ??= setTimeout(() => {
      session = null;
      window.sessionStorage.removeItem(PHONE_KEY);
    }, SIGNED_OUT_MS);
  }

  /** Follows the session in this tab, whose own changes cause no storage event, and in the browser's other tabs. */
  function followStorage() {
    for (const name of /** @type {const} */ (['setItem', 'removeItem', 'clear'])) {
      const change = /** @type {(...values: unknown[]) => void} */ (Storage.prototype[name]);
      /** @this {Storage} */
      Storage.prototype[name] = function (/** @type {unknown[]} */ ...values) {
        change.apply(this, values);
        followSession();
      };
    }
    window.addEventListener('storage', followSession);
    // The console has changed the world from another tab.
    window.addEventListener('focus', followSession);
    followSession();
  }

  let isWatching = false;
  function watch() {
    if (isWatching) return;
    isWatching = true;
    const socket = new WebSocket(`${window.location.origin.replace('http', 'ws')}/qa/live?world=${world}`);
    socket.addEventListener('message', ({ data }) => {
      const { kind, world: of } = JSON.parse(data);
      followWorld();
      if (kind === 'made' && of === world) void signInAgain();
    });
    socket.addEventListener('open', () => {
      mayControl = true;
    });
    socket.addEventListener('close', () => {
      // A phone may use the apps, but not the control API: it would be refused every time.
      if (!mayControl) return;
      isWatching = false;
      setTimeout(watch, RECONNECT_MS);
    });
  }
  // Only a signed-in tab needs to watch for a reset.
  if (session !== null) watch();
  if (!isDriven) followStorage();

  function show() {
    mark?.remove();
    mark = document.createElement('div');
    const shadow = mark.attachShadow({ mode: 'open' });
    const text = document.createElement('span');
    text.textContent = world;
    // Set through the CSSOM: the page's policy blocks style elements.
    Object.assign(mark.style, {
      position: 'fixed',
      insetBlockStart: '2px',
      insetInlineStart: '2px',
      zIndex: '2147483647',
      pointerEvents: 'none',
    });
    Object.assign(text.style, {
      padding: '0 6px',
      borderRadius: '6px',
      background: '#f9b94d',
      color: '#211201',
      font: '600 11px/16px system-ui, sans-serif',
    });
    mark.dataset['mockWorld'] = world;
    mark.setAttribute('aria-hidden', 'true');
    shadow.append(text);
    document.body.append(mark);
  }
})();
