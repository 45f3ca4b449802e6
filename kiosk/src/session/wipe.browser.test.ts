import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readCookies, wipe } from './wipe.ts';

const cookies = () => [...readCookies(document).values()].sort();

const openDatabase = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('left');
    request.onupgradeneeded = () => request.result.createObjectStore('things').put('secret', 'key');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error('no database'));
  });

describe('the wipe (K1)', () => {
  beforeEach(() => {
    for (const name of readCookies(document).keys()) document.cookie = `${name}=; path=/; max-age=0`;
  });

  it('clears storage, databases, caches, the address and the window name', async () => {
    localStorage.setItem('left', 'secret');
    sessionStorage.setItem('left', 'secret');
    (await openDatabase()).close();
    await (await caches.open('left')).put('/secret', new Response('secret'));
    history.replaceState({ secret: true }, '', '/secret');
    window.name = 'secret';
    await wipe(window, readCookies(document));
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(await indexedDB.databases()).toEqual([]);
    expect(await caches.keys()).toEqual([]);
    expect([location.pathname, history.state, window.name]).toEqual(['/', null, '']);
  });

  it('clears the clipboard, and what was selected', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    onTestFinished(() => writeText.mockRestore());
    const text = document.body.appendChild(document.createElement('p'));
    onTestFinished(() => text.remove());
    text.textContent = '0812345678';
    document.getSelection()?.selectAllChildren(text);
    await wipe(window, readCookies(document));
    expect(writeText).toHaveBeenCalledExactlyOnceWith('');
    expect(String(document.getSelection())).toBe('');
  });

  it('clears the cookies of the session, and keeps earlier ones', async () => {
    document.cookie = 'machine=7; path=/';
    document.cookie = 'language=TH; path=/';
    const before = readCookies(document);
    document.cookie = 'language=LO; path=/';
    document.cookie = 'member=secret; path=/';
    expect(cookies()).toEqual(['language=LO', 'machine=7', 'member=secret']);
    await wipe(window, before);
    expect(cookies()).toEqual(['machine=7']);
  });

  it('finishes although a database is still open', async () => {
    const database = await openDatabase();
    await wipe(window, readCookies(document));
    database.close();
    await expect.poll(() => indexedDB.databases()).toEqual([]);
  });

  it('clears the rest if the browser blocks storage', async () => {
    document.cookie = 'member=secret; path=/';
    const refusing = new Proxy(window, {
      get(target, key) {
        if (key === 'localStorage' || key === 'caches') throw new DOMException('refused', 'SecurityError');
        const value: unknown = Reflect.get(target, key, target);
        return value;
      },
    });
    sessionStorage.setItem('left', 'secret');
    await wipe(refusing, new Map());
    expect([cookies(), sessionStorage.length]).toEqual([[], 0]);
  });
});
