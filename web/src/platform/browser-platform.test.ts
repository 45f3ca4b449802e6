import { describe, expect, it, vi } from 'vitest';
import { createBrowserPlatform } from './browser-platform.ts';

/** A window with the given navigator. */
const windowWith = (navigator: object) => ({ navigator, addEventListener: () => {} }) as unknown as Window;

/** Locks shared by all pages of one browser. */
function makeLocks() {
  const held = new Set<{ name: string; mode: LockMode }>();
  return {
    request: async (name: string, { mode }: { mode: LockMode }, task: (lock: object | null) => unknown) => {
      if ([...held].some((other) => other.name === name && [other.mode, mode].includes('exclusive')))
        return task(null);
      const lock = { name, mode };
      held.add(lock);
      try {
        return await task(lock);
      } finally {
        held.delete(lock);
      }
    },
  };
}

describe('an exclusive task (W1)', () => {
  it('blocks the same task of another page until it ends', async () => {
    const locks = makeLocks();
    const [first, second] = [
      createBrowserPlatform(windowWith({ locks })),
      createBrowserPlatform(windowWith({ locks })),
    ];
    let end: (value: string) => void = () => {};
    const running = first.runAlone('money', () => new Promise<string>((resolve) => (end = resolve)));
    expect(await second.runAlone('money', () => Promise.resolve('mine'))).toBeNull();
    end('done');
    expect(await running).toBe('done');
    expect(await second.runAlone('money', () => Promise.resolve('mine'))).toBe('mine');
  });

  it('shares its name with other shared ones, and with no exclusive one', async () => {
    const { runAlone } = createBrowserPlatform(windowWith({ locks: makeLocks() }));
    const mine = () => Promise.resolve('mine');
    void runAlone('money', () => new Promise(() => {}), 'shared');
    expect(await runAlone('money', mine, 'shared')).toBe('mine');
    expect(await runAlone('money', mine)).toBeNull();
  });

  it('runs where the browser has no locks', async () => {
    expect(await createBrowserPlatform(windowWith({})).runAlone('money', () => Promise.resolve(1))).toBe(1);
  });
});

describe('a browser that refuses its locks with its storage (W1)', () => {
  const refusing = { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) };

  it('still runs the task', async () => {
    const platform = createBrowserPlatform(windowWith({ locks: refusing }));
    expect(await platform.runAlone('money', () => Promise.resolve('done'))).toBe('done');
  });

  it('does not run a failed task a second time', async () => {
    const task = vi.fn(() => Promise.reject(new Error('no answer')));
    await expect(
      createBrowserPlatform(windowWith({ locks: makeLocks() })).runAlone('money', task),
    ).rejects.toThrow('no answer');
    expect(task).toHaveBeenCalledOnce();
  });
});

describe('sharing (W4) [2.47]', () => {
  const failing = (name: string) => () => Promise.reject(Object.assign(new Error(name), { name }));

  it.each([
    ['shared', { share: () => Promise.resolve() }],
    ['cancelled', { share: failing('AbortError') }],
    ['failed', { share: failing('NotAllowedError') }],
    ['copied', { clipboard: { writeText: () => Promise.resolve() } }],
    ['failed', { clipboard: { writeText: failing('NotAllowedError') } }],
    ['failed', {}],
  ])('ends as "%s"', async (end, navigator) => {
    expect(await createBrowserPlatform(windowWith(navigator)).share?.({ text: 'a receipt' })).toBe(end);
  });

  it('shares the address, and copies it where nothing can share it', async () => {
    const [handed, written] = [vi.fn(() => Promise.resolve()), vi.fn(() => Promise.resolve())];
    const content = { url: 'https://wallet.test/register' };
    await createBrowserPlatform(windowWith({ share: handed })).share?.(content);
    expect(handed).toHaveBeenCalledExactlyOnceWith(content);
    await createBrowserPlatform(windowWith({ clipboard: { writeText: written } })).share?.(content);
    expect(written).toHaveBeenCalledExactlyOnceWith(content.url);
  });
});

it.each([
  ['offers to print and to save files in a browser', 'Linux; Android 14; SM-A057F', true],
  ['offers neither in an Android WebView, which does nothing', 'Linux; Android 14; SM-A057F; wv', false],
])('%s (W4) (W7)', (_title, system, offers) => {
  const userAgent = `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile`;
  const platform = createBrowserPlatform(windowWith({ userAgent }));
  expect(platform.print !== null).toBe(offers);
  expect('saveFile' in platform).toBe(offers);
});

it('printing hands the page on, because a browser does not tell whether it was printed (W4)', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue(undefined);
  expect(await createBrowserPlatform(window).print?.()).toBe('handed-on');
  expect(print).toHaveBeenCalledOnce();
});

describe('a channel between the pages of a browser', () => {
  /** Mimics the browser's class: every other channel of the same name receives a message. */
  class Channel extends EventTarget {
    static readonly open = new Set<Channel>();
    readonly name: string;
    constructor(name: string) {
      super();
      this.name = name;
      Channel.open.add(this);
    }
    postMessage(data: unknown) {
      for (const other of Channel.open)
        if (other !== this && other.name === this.name)
          other.dispatchEvent(new MessageEvent('message', { data }));
    }
    close() {
      Channel.open.delete(this);
    }
  }
  const open = (listener: (message: unknown) => void, name = 'news') =>
    createBrowserPlatform({
      ...windowWith({}),
      BroadcastChannel: Channel,
    } as unknown as Window).openChannel?.(name, listener);

  it('delivers a message to the other channels of its name until they close', () => {
    const received: unknown[] = [];
    const one = open((message) => received.push(['one', message]));
    const other = open((message) => received.push(['other', message]));
    open((message) => received.push(['of another name', message]), 'else');
    one?.send({ id: 1 });
    expect(received).toEqual([['other', { id: 1 }]]);
    other?.close();
    one?.send({ id: 2 });
    expect(received).toHaveLength(1);
  });

  it('is null where the browser has no channels, or blocks them with the storage', () => {
    function Blocked() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    }
    for (const BroadcastChannel of [undefined, Blocked]) {
      const window = { ...windowWith({}), BroadcastChannel } as unknown as Window;
      expect(createBrowserPlatform(window).openChannel?.('news', () => {})).toBeNull();
    }
  });
});
