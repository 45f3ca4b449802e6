import { afterEach, describe, expect, it, vi } from 'vitest';
import { importFetched } from './import-fetched.ts';

/** The links of a file; the newest is the last. */
const linksTo = (file: string) => [...document.querySelectorAll<HTMLLinkElement>(`link[href="/${file}"]`)];

const answer = (file: string, type: 'load' | 'error') => linksTo(file).at(-1)?.dispatchEvent(new Event(type));

afterEach(() => vi.restoreAllMocks());

describe('an import', () => {
  it('asks for all its files at once, and starts when they are here', async () => {
    const load = vi.fn<() => Promise<string>>().mockResolvedValue('module');
    const module = importFetched(load, ['assets/a.js', 'assets/a-part.js', 'assets/a.css']);
    const [script] = linksTo('assets/a.js');
    expect(script).toMatchObject({ rel: 'preload', as: 'script', crossOrigin: '' });
    const [style] = linksTo('assets/a.css');
    expect(style).toMatchObject({ rel: 'stylesheet', crossOrigin: '' });
    answer('assets/a.js', 'load');
    answer('assets/a.css', 'load');
    await new Promise((resolve) => setTimeout(resolve));
    expect(load).not.toHaveBeenCalled();
    answer('assets/a-part.js', 'load');
    expect(await module).toBe('module');
  });

  it('that failed asks again for a style that did not arrive, in its place, and only for that', async () => {
    const load = vi.fn<() => Promise<string>>().mockResolvedValue('module');
    const files = ['assets/b.js', 'assets/b.css'];
    const first = importFetched(load, files);
    document.head.append(document.createElement('meta'));
    const after = document.head.lastElementChild;
    answer('assets/b.js', 'load');
    answer('assets/b.css', 'error');
    await expect(first).rejects.toThrow('assets/b.css');
    expect(load).not.toHaveBeenCalled();
    const second = importFetched(load, files);
    expect(files.map((file) => linksTo(file).length)).toEqual([1, 1]);
    expect(linksTo('assets/b.css')[0]?.nextElementSibling).toBe(after);
    answer('assets/b.css', 'error');
    await expect(second).rejects.toThrow('assets/b.css');
    const third = importFetched(load, files);
    answer('assets/b.css', 'load');
    expect(await third).toBe('module');
    expect(load).toHaveBeenCalledOnce();
  });

  it('that failed fetches a script without a link, which browsers refuse to follow again', async () => {
    const load = vi.fn<() => Promise<string>>().mockResolvedValue('module');
    const fetched = vi.spyOn(window, 'fetch').mockRejectedValueOnce(new TypeError('offline'));
    fetched.mockResolvedValueOnce(new Response('busy', { status: 503 }));
    fetched.mockResolvedValueOnce(new Response('export {}'));
    const files = ['assets/e.js', 'assets/e-part.js'];
    const first = importFetched(load, files);
    answer('assets/e.js', 'load');
    answer('assets/e-part.js', 'error');
    await expect(first).rejects.toThrow('assets/e-part.js');
    expect(fetched).not.toHaveBeenCalled();
    await expect(importFetched(load, files)).rejects.toThrow('offline');
    await expect(importFetched(load, files)).rejects.toThrow('assets/e-part.js');
    expect(load).not.toHaveBeenCalled();
    expect(await importFetched(load, files)).toBe('module');
    const url = new URL('/assets/e-part.js', document.baseURI).href;
    expect(fetched.mock.calls).toEqual([[url], [url], [url]]);
    expect(files.map((file) => linksTo(file).length)).toEqual([1, 1]);
  });

  it('shares the request of another one', async () => {
    const both = ['x', 'y'].map((name) => importFetched(async () => name, ['assets/c.js']));
    expect(linksTo('assets/c.js')).toHaveLength(1);
    answer('assets/c.js', 'load');
    expect(await Promise.all(both)).toEqual(['x', 'y']);
    expect(await importFetched(async () => 'z', ['assets/c.js'])).toBe('z');
    expect(linksTo('assets/c.js')).toHaveLength(1);
  });

  it('does not ask for the files of the page itself', async () => {
    const entry = document.createElement('script');
    entry.setAttribute('src', '/assets/entry.js');
    entry.type = 'text/plain';
    document.head.append(entry);
    expect(await importFetched(async () => 'module', ['assets/entry.js'])).toBe('module');
    expect(linksTo('assets/entry.js')).toEqual([]);
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
    answer(file, end);
    await expect(ending).rejects.toThrow(end === 'error' ? file : 'broken');
    expect(heard).toHaveBeenCalledOnce();
  });
});
