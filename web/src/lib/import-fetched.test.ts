import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { importFetched } from './import-fetched.ts';

/** The links of a file; the newest is the last. */
const linksTo = (file: string) => [...document.querySelectorAll<HTMLLinkElement>(`link[href="/${file}"]`)];

const answer = (file: string, type: 'load' | 'error') => linksTo(file).at(-1)?.dispatchEvent(new Event(type));

/** The requests of scripts, with the function that answers each. */
let fetched: { url: string; answer: (end: Response | Error) => void; signal: AbortSignal | null }[];

const SCRIPT = { headers: { 'content-type': 'text/javascript; charset=utf-8' } };
const script = () => new Response('export {}', SCRIPT);

beforeEach(() => {
  fetched = [];
  vi.stubGlobal('fetch', (url: string, { signal = new AbortController().signal }: RequestInit = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    fetched.push({ url, signal, answer: (end) => (end instanceof Error ? reject(end) : resolve(end)) });
    return promise;
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('an import', () => {
  it('asks for all its files at once, and starts when they are here', async () => {
    const load = vi.fn<() => Promise<string>>().mockResolvedValue('module');
    const module = importFetched(load, ['assets/a.js', 'assets/a-part.js', 'assets/a.css']);
    expect(fetched.map(({ url }) => url)).toEqual(['/assets/a.js', '/assets/a-part.js']);
    const [style] = linksTo('assets/a.css');
    expect(style).toMatchObject({ rel: 'stylesheet', crossOrigin: '' });
    fetched[0]?.answer(script());
    answer('assets/a.css', 'load');
    await new Promise((resolve) => setTimeout(resolve));
    expect(load).not.toHaveBeenCalled();
    let arrive = (): void => {};
    const body = new ReadableStream({ start: (stream) => void (arrive = () => stream.close()) });
    fetched[1]?.answer(new Response(body, SCRIPT));
    await new Promise((resolve) => setTimeout(resolve));
    expect(load).not.toHaveBeenCalled();
    arrive();
    expect(await module).toBe('module');
  });

  it('that failed asks again for a style that did not arrive, in its place, and only for that', async () => {
    const load = vi.fn<() => Promise<string>>().mockResolvedValue('module');
    const files = ['assets/b.js', 'assets/b.css'];
    const first = importFetched(load, files);
    document.head.append(document.createElement('meta'));
    const after = document.head.lastElementChild;
    fetched[0]?.answer(script());
    answer('assets/b.css', 'error');
    await expect(first).rejects.toThrow('assets/b.css');
    expect(load).not.toHaveBeenCalled();
    const second = importFetched(load, files);
    expect([fetched.length, linksTo('assets/b.css').length]).toEqual([1, 1]);
    expect(linksTo('assets/b.css')[0]?.nextElementSibling).toBe(after);
    answer('assets/b.css', 'error');
    await expect(second).rejects.toThrow('assets/b.css');
    const third = importFetched(load, files);
    answer('assets/b.css', 'load');
    expect(await third).toBe('module');
    expect(load).toHaveBeenCalledOnce();
  });

  it('that failed asks again for a script that did not arrive, and only for that, never by a link that browsers remember', async () => {
    const load = vi.fn<() => Promise<string>>().mockResolvedValue('module');
    const files = ['assets/e.js', 'assets/e-part.js'];
    const first = importFetched(load, files);
    fetched[0]?.answer(script());
    fetched[1]?.answer(new TypeError('offline'));
    await expect(first).rejects.toThrow('offline');
    const second = importFetched(load, files);
    fetched[2]?.answer(new Response('busy', { status: 503 }));
    await expect(second).rejects.toThrow('assets/e-part.js');
    expect(load).not.toHaveBeenCalled();
    const third = importFetched(load, files);
    const portal = { headers: { 'content-type': 'text/html' } };
    fetched[3]?.answer(new Response('<title>Sign in to this network</title>', portal));
    await expect(third).rejects.toThrow('assets/e-part.js');
    expect(load).not.toHaveBeenCalled();
    const fourth = importFetched(load, files);
    fetched[4]?.answer(script());
    expect(await fourth).toBe('module');
    expect(fetched.slice(1).map(({ url }) => url)).toEqual(Array(4).fill('/assets/e-part.js'));
    expect(files.flatMap(linksTo)).toEqual([]);
  });

  it.each(['script', 'style'])(
    'fails when a %s has not come within 60 s, and the next try asks for it again',
    async (kind) => {
      vi.useFakeTimers();
      const file = kind === 'script' ? 'assets/f.js' : 'assets/f.css';
      const load = vi.fn<() => Promise<string>>().mockResolvedValue('module');
      const failed = vi.fn<(error: Error) => void>();
      void importFetched(load, [file]).catch(failed);
      await vi.advanceTimersByTimeAsync(59_999);
      expect(failed).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(failed).toHaveBeenCalledOnce();
      const second = importFetched(load, [file]);
      if (kind === 'style') answer(file, 'load');
      else fetched[1]?.answer(script());
      expect(await second).toBe('module');
      expect(linksTo(file)).toHaveLength(kind === 'style' ? 1 : 0);
    },
  );

  it('asks again for a style that failed often while the minute of its first link ended', async () => {
    vi.useFakeTimers();
    const file = 'assets/h.css';
    const load = vi.fn<() => Promise<string>>().mockResolvedValue('module');
    for (const rest of [30_000, 31_000]) {
      const failing = importFetched(load, [file]);
      answer(file, 'error');
      await expect(failing).rejects.toThrow(file);
      await vi.advanceTimersByTimeAsync(rest);
    }
    const [before] = linksTo(file);
    const third = importFetched(load, [file]);
    expect(linksTo(file)).toHaveLength(1);
    expect(linksTo(file)[0]).not.toBe(before);
    answer(file, 'load');
    expect(await third).toBe('module');
  });

  it('fails when a script has begun to come, but has not ended within 60 s', async () => {
    vi.useFakeTimers();
    const failed = vi.fn<(error: Error) => void>();
    void importFetched(async () => 'module', ['assets/g.js']).catch(failed);
    const start = (stream: ReadableStreamDefaultController) =>
      fetched[0]?.signal?.addEventListener('abort', () => stream.error(new Error('aborted')));
    fetched[0]?.answer(new Response(new ReadableStream({ start }), SCRIPT));
    await vi.advanceTimersByTimeAsync(59_999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledOnce();
  });

  it('shares the request of another one', async () => {
    const both = ['x', 'y'].map((name) => importFetched(async () => name, ['assets/c.js']));
    expect(fetched).toHaveLength(1);
    fetched[0]?.answer(script());
    expect(await Promise.all(both)).toEqual(['x', 'y']);
    expect(await importFetched(async () => 'z', ['assets/c.js'])).toBe('z');
    expect(fetched).toHaveLength(1);
  });

  it('does not ask for the files of the page itself', async () => {
    const entry = document.createElement('script');
    entry.setAttribute('src', '/assets/entry.js');
    entry.type = 'text/plain';
    document.head.append(entry);
    expect(await importFetched(async () => 'module', ['assets/entry.js'])).toBe('module');
    expect(fetched).toEqual([]);
  });

  it.each([
    ['whose file does not arrive', 'error', 'module'],
    ['that fails itself', 'load', null],
  ] as const)('%s says so to the page', async (_which, end, module) => {
    const heard = vi.fn<() => void>();
    window.addEventListener('vite:preloadError', heard, { once: true });
    const file = `assets/d-${end}.js`;
    const ending = importFetched(async () => {
      if (module === null) throw new Error('broken');
      return module;
    }, [file]);
    fetched[0]?.answer(end === 'error' ? new Response('', { status: 404 }) : script());
    await expect(ending).rejects.toThrow(end === 'error' ? file : 'broken');
    expect(heard).toHaveBeenCalledOnce();
  });
});
