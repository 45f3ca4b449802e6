// Runs in the apps before they start, and only where the mock serves them for testers: a production host has no such file.
// It names the world, keeps the apps of several frames apart, and signs whoever is signed in in again after the world was made again.
(() => {
  const FRAME = 'console-frame:';
  const PHONE_KEY = 'mock-phone';
  const TOKEN_KEY = 'token';
  const RECONNECT_MS = 2_000;
  const FOLLOW_MS = 500;
  const SIGNED_OUT_MS = 2_000;

  /** @returns {{ id: string, locale?: string, phone?: string, token?: string } | null} what the console asks of this frame */
  function frameOf() {
    if (window.parent === window || !window.name.startsWith(FRAME)) return null;
    try {
      return JSON.parse(window.name.slice(FRAME.length));
    } catch {
      return null;
    }
  }

  /** A storage of this frame alone: all frames of an app share that of the browser. @param {Storage} real @param {string} prefix */
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

  const frame = frameOf();
  if (frame) {
    // One page load of the console asks once; the app's own reloads keep what they have.
    const real = window.sessionStorage;
    for (const [name, kind] of Object.entries({ localStorage: 'l', sessionStorage: 's' })) {
      const value = ownStorage(real, `frame ${frame.id} ${kind} `);
      Object.defineProperty(window, name, { configurable: true, get: () => value });
    }
    if (frame.locale) window.localStorage.setItem('locale', frame.locale);
    if (frame.token && window.localStorage.getItem('asked') !== frame.token) {
      window.localStorage.setItem('asked', frame.token);
      window.localStorage.setItem(TOKEN_KEY, frame.token);
      if (frame.phone) window.sessionStorage.setItem(PHONE_KEY, frame.phone);
    }
  }

  // For pictures that leave the machine: what is a secret is blurred while they are taken.
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

  const world = /(?:^|; )mock-world=([^;]*)/.exec(document.cookie)?.[1] ?? 'demo';
  const phoneOfTicket = window.sessionStorage.getItem(PHONE_KEY);
  // A test that drives the browser signs in and out as it likes.
  const isDriven = window.navigator.webdriver;
  /** Who was last signed in here, and the token that is known to be theirs. @type {{ phone: string, token: string | null } | null} */
  let session = phoneOfTicket === null ? null : { phone: phoneOfTicket, token: null };
  /** @type {string | null} */
  let lookedUp = null;
  /** @type {number | null} */
  let signedOutAt = null;

  /** Control calls that fail have no consequence here: the tab stays as it is. @param {string} path @param {RequestInit} [init] */
  async function control(path, init) {
    const answer = await fetch(`/qa/api/worlds/${world}${path}`, init).catch(() => null);
    return answer?.ok ? answer.json() : null;
  }

  async function signInAgain() {
    if (session === null) return;
    const { phone } = session;
    const issued = await control(`/members/${phone}/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    if (!issued) return;
    session = { phone, token: issued.token };
    window.localStorage.setItem(TOKEN_KEY, issued.token);
    window.location.replace('/');
  }

  /** Learns who has signed in by hand, as long as their world is there to tell. */
  async function lookUp(/** @type {string} */ token) {
    lookedUp = token;
    const { members = [] } = (await control('/members')) ?? {};
    const member = members.find((/** @type {{ id: string }} */ { id }) => token.startsWith(`${id}-`));
    if (!member) return;
    window.sessionStorage.setItem(PHONE_KEY, member.phone);
    session = { phone: member.phone, token };
    watch();
  }

  function followSession() {
    const token = window.localStorage.getItem(TOKEN_KEY);
    if (token !== null) {
      signedOutAt = null;
      if (token !== session?.token && token !== lookedUp) void lookUp(token);
      return;
    }
    // The app may drop a token that a new world refuses before the stream has told of that world.
    signedOutAt ??= Date.now();
    if (Date.now() - signedOutAt < SIGNED_OUT_MS) return;
    window.sessionStorage.removeItem(PHONE_KEY);
    session = null;
  }

  let isWatching = false;
  function watch() {
    if (isWatching) return;
    isWatching = true;
    const socket = new WebSocket(`${window.location.origin.replace('http', 'ws')}/qa/live?world=${world}`);
    socket.addEventListener('message', ({ data }) => {
      const { kind, world: of } = JSON.parse(data);
      if (kind === 'made' && of === world) void signInAgain();
    });
    socket.addEventListener('close', () => {
      isWatching = false;
      setTimeout(watch, RECONNECT_MS);
    });
  }
  // Nobody else needs to know of a world that is made again.
  if (session !== null) watch();
  if (!isDriven) setInterval(followSession, FOLLOW_MS);

  function show() {
    const mark = document.createElement('div');
    const shadow = mark.attachShadow({ mode: 'open' });
    const text = document.createElement('span');
    text.textContent = world;
    // By the object model: the page's policy lets no style element in.
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
  if (world !== 'demo') document.addEventListener('DOMContentLoaded', show);
})();
