import { afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';

const early = { wasOpen: true, isOpen: false };

/** Loads the gate like the page: as its own file, beside the app. A finger is in the corner before the style has come. */
beforeAll(async () => {
  const script = document.createElement('script');
  script.src = '/launcher/host/pages/staff-gate.js';
  const loaded = new Promise((resolve) => script.addEventListener('load', resolve));
  document.head.append(script);
  await loaded;
  const style = document.querySelector('link[href$="staff-gate.css"]');
  const isStyled = new Promise((resolve) => {
    for (const type of ['load', 'error']) style?.addEventListener(type, resolve);
  });
  const gate = holdCorner();
  early.wasOpen = gate?.open ?? true;
  await isStyled;
  early.isOpen = gate?.open ?? false;
  close();
});

afterEach(close);

function close() {
  document.querySelector('.staff-gate')?.dispatchEvent(new Event('close'));
  vi.useRealTimers();
  vi.restoreAllMocks();
}

function point(type: string, at: number) {
  document.body.dispatchEvent(new PointerEvent(type, { clientX: at, clientY: at, bubbles: true }));
}

function holdCorner() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  point('pointerdown', 30);
  vi.advanceTimersByTime(4_000);
  return document.querySelector<HTMLDialogElement>('dialog.staff-gate');
}

function press(gate: Element | null, ...keys: string[]) {
  for (const key of keys)
    [...(gate?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === key)?.click();
}

/** The launcher takes the PIN, and says as given whether the app's page comes. */
function answerPin(ready: Promise<Response>) {
  vi.spyOn(window, 'fetch').mockImplementation((path) =>
    path === '/terminal/ready'
      ? ready
      : Promise.resolve(Response.json({ isOpen: true, waitSeconds: 0, key: 'k', seconds: 900 })),
  );
}

/** A page that ends a session, or reads again, at the right PIN. Notes how often it is asked, and each key to the service pages. */
function listenToPin() {
  const seen = { asked: 0, withdrawn: 0, keys: [] as string[] };
  const listeners = new AbortController();
  onTestFinished(() => listeners.abort());
  window.addEventListener(
    'terminal-staff',
    (event) => {
      event.preventDefault();
      seen.asked += 1;
    },
    listeners,
  );
  window.addEventListener('terminal-staff-cancel', () => (seen.withdrawn += 1), listeners);
  vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation((pair) => {
    const [, key = ''] = /^terminal-staff=(\w*); path=\/terminal\/staff; /.exec(pair) ?? [];
    seen.keys.push(key);
  });
  return seen;
}

it('the PIN pad is shown only in its style, and needs no other answer to open (K4)', async () => {
  expect(early).toEqual({ wasOpen: false, isOpen: true });
  const gate = holdCorner();
  await Promise.resolve();
  expect(gate?.open).toBe(true);
});

it.each([
  [1080, 1920, 1],
  [1920, 1080, 1],
  [768, 1366, 0.71],
])('the PIN pad has keys of a finger’s size on %i×%i (K4)', async (width, height, scale) => {
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(1080, 1920));
  // The launcher has its own address for it.
  const style = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: '/launcher/host/pages/staff-gate.css',
  });
  const isStyled = new Promise((resolve) => style.addEventListener('load', resolve));
  document.head.append(style);
  onTestFinished(() => style.remove());
  await isStyled;
  const gate = holdCorner();
  await Promise.resolve();
  const keys = [...(gate?.querySelectorAll('button') ?? [])].map((key) => key.getBoundingClientRect());
  for (const key of keys) {
    expect(key.height).toBeCloseTo(96 * scale, 0);
    expect(key.width).toBeGreaterThanOrEqual(127 * scale);
  }
  // The cross is as wide as the pad.
  const [first, , third] = keys;
  expect(keys.at(-1)?.width).toBeCloseTo((third?.right ?? 0) - (first?.left ?? 0), 0);
});

it('the PIN pad says that it waits while the launcher does not answer (K4)', () => {
  vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => {}));
  const gate = holdCorner();
  press(gate, '1', '↵');
  expect(gate?.querySelector('output')).toHaveTextContent('…');
});

/** The pad after the right PIN, on a page that shows the phase: `session` while money moves, then `interval` until it leaves. */
async function openWaitingPad(phase: 'session' | 'interval' | 'staff') {
  const { dataset } = document.documentElement;
  dataset['phase'] = phase;
  onTestFinished(() => void delete dataset['phase']);
  answerPin(Promise.resolve(Response.json({})));
  const seen = listenToPin();
  const gate = holdCorner();
  press(gate, '1', '↵');
  await vi.waitFor(() => expect(seen.asked).toBe(1));
  return { seen, gate, dataset };
}

it('the PIN pad says that it waits after the right PIN while money moves, and stays for it (K4)', async () => {
  const { seen, gate, dataset } = await openWaitingPad('session');
  press(gate, '2', '↵');
  vi.advanceTimersByTime(3_600_000);
  expect([gate?.isConnected, gate?.querySelector('output')?.textContent]).toEqual([true, '…']);
  // The site may be away, so that the page cannot leave.
  dataset['phase'] = 'interval';
  vi.advanceTimersByTime(20_000);
  expect(gate?.isConnected).toBe(false);
  expect(seen).toEqual({ asked: 1, withdrawn: 0, keys: ['k'] });
});

const ENDS: [what: string, end: (gate: HTMLDialogElement | null) => void][] = [
  ['its cross', (gate) => press(gate, '✕')],
  ['Escape', (gate) => gate?.close()],
];

it.each(ENDS)(
  'closing the PIN pad by %s while money moves takes the right PIN back: the service pages do not open later (K4)',
  async (_what, end) => {
    const { seen, gate } = await openWaitingPad('session');
    end(gate);
    await expect.poll(() => gate?.isConnected).toBe(false);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(seen).toEqual({ asked: 1, withdrawn: 1, keys: ['k', ''] });
  },
);

it.each([
  ...ENDS.map((end) => ['interval', ...end] as const),
  ...ENDS.map((end) => ['staff', ...end] as const),
])(
  'on a page in phase %s, closing the PIN pad by %s keeps the key of the service pages that come (K4)',
  async (phase, _what, end) => {
    const { seen, gate } = await openWaitingPad(phase);
    end(gate);
    await expect.poll(() => gate?.isConnected).toBe(false);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(seen).toEqual({ asked: 1, withdrawn: 0, keys: ['k'] });
  },
);

it.each([
  [200, ['/staff'], '…'],
  [503, [], '503'],
])(
  'the PIN pad with the right PIN opens the service pages only if their site answers, here with %i (K4)',
  async (status, opened, said) => {
    answerPin(Promise.resolve(Response.json({}, { status })));
    const paths: string[] = [];
    const stay = (event: NavigateEvent) => {
      event.preventDefault();
      paths.push(new URL(event.destination.url).pathname);
    };
    window.navigation.addEventListener('navigate', stay);
    onTestFinished(() => window.navigation.removeEventListener('navigate', stay));
    const gate = holdCorner();
    vi.useRealTimers();
    press(gate, '1', '↵');
    await expect.poll(() => [paths, gate?.querySelector('output')?.textContent]).toEqual([opened, said]);
  },
);

it.each([
  ['a session goes on', 'session', '503', { asked: 0, withdrawn: 0, keys: [] }],
  ['open service pages read again', 'staff', '…', { asked: 1, withdrawn: 0, keys: ['k'] }],
])('with the right PIN while the site of the terminal is down, %s (K4)', async (_what, phase, said, seen) => {
  answerPin(Promise.resolve(Response.json({}, { status: 503 })));
  const listened = listenToPin();
  document.documentElement.dataset['phase'] = phase;
  onTestFinished(() => void delete document.documentElement.dataset['phase']);
  const gate = holdCorner();
  vi.useRealTimers();
  press(gate, '1', '↵');
  await expect.poll(() => [listened, gate?.querySelector('output')?.textContent]).toEqual([seen, said]);
});

it('the right PIN ends no session after the pad was closed (K4)', async () => {
  const ready = Promise.withResolvers<Response>();
  answerPin(ready.promise);
  const listened = listenToPin();
  const gate = holdCorner();
  vi.useRealTimers();
  press(gate, '1', '↵');
  await expect.poll(() => vi.mocked(window.fetch).mock.calls.length).toBe(2);
  press(gate, '✕');
  ready.resolve(Response.json({}));
  await new Promise((resolve) => setTimeout(resolve));
  expect(listened).toEqual({ asked: 0, withdrawn: 0, keys: [] });
});

it.each([
  ['its cross', (gate: Element) => [...gate.querySelectorAll('button')].at(-1)?.click()],
  ['20 s without a press', () => vi.advanceTimersByTime(20_000)],
])('the PIN pad gives the focus back to the member’s field after %s (K4)', async (_what, end) => {
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  const gate = holdCorner();
  await Promise.resolve();
  expect(gate).toContainElement(document.activeElement as HTMLElement);
  if (gate) end(gate);
  expect(gate?.isConnected).toBe(false);
  expect(document.activeElement).toBe(field);
  field.remove();
});

it.each([
  ['lifts the finger', [['pointerup', 30]]],
  ['leaves the corner', [['pointermove', 300]]],
  [
    'lifts the last of two fingers',
    [
      ['pointerdown', 30],
      ['pointerup', 30],
    ],
  ],
  ['touches elsewhere too', [['pointerdown', 300]]],
] as const)('the PIN pad does not open for a hand that %s early (K4)', (_name, moves) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  point('pointerdown', 30);
  vi.advanceTimersByTime(1_000);
  for (const [type, at] of moves) point(type, at);
  vi.advanceTimersByTime(10_000);
  expect(document.querySelector('.staff-gate')).toBeNull();
});
