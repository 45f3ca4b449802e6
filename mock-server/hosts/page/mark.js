// Runs in the apps before they start, and only where the mock serves them for testers: a production host has no such file.
// It names the world, keeps the apps of several frames apart, and signs in again after the world was made again.
(() => {
  const FRAME = 'console-frame:';
  const PHONE_KEY = 'mock-phone';
  const TOKEN_KEY = 'token';
  const RECONNECT_MS = 2_000;

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
  const phone = window.sessionStorage.getItem(PHONE_KEY);

  async function signInAgain() {
    if (phone === null) return;
    const answer = await fetch(`/qa/api/worlds/${world}/members/${phone}/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    if (!answer.ok) return;
    window.localStorage.setItem(TOKEN_KEY, (await answer.json()).token);
    window.location.replace('/');
  }

  function watch() {
    const socket = new WebSocket(`${window.location.origin.replace('http', 'ws')}/qa/live?world=${world}`);
    socket.addEventListener('message', ({ data }) => {
      if (JSON.parse(data).kind === 'made') void signInAgain();
    });
    socket.addEventListener('close', () => setTimeout(watch, RECONNECT_MS));
  }
  // Nobody else needs to know of a world that is made again.
  if (phone !== null) watch();

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
