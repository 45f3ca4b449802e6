import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createBrowserPlatform } from './browser-platform.ts';

const PICTURE = new Blob(['a picture'], { type: 'image/png' });

/** A window with the given pointer type and navigator, and the list of its downloads. */
function windowWith(isPhone: boolean, navigator: object, signal = new AbortController().signal) {
  const downloads: string[] = [];
  const link = { href: '', download: '', click: () => downloads.push(link.download) };
  const window = {
    navigator,
    addEventListener: () => {},
    matchMedia: () => ({ matches: isPhone }),
    document: { createElement: () => link },
  } as unknown as Window;
  return { save: () => createBrowserPlatform(window).savePicture?.('qr.png', PICTURE, signal), downloads };
}

const failing = (name: string) => () => Promise.reject(Object.assign(new Error(name), { name }));

describe('saving a picture', () => {
  beforeAll(() => {
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} });
  });

  it('opens the share sheet of a phone with the picture as a file', async () => {
    const share = vi.fn(() => Promise.resolve());
    const { save, downloads } = windowWith(true, { canShare: () => true, share });
    expect(await save()).toBe('handed-on');
    expect(share).toHaveBeenCalledExactlyOnceWith({ files: [expect.objectContaining({ name: 'qr.png' })] });
    expect(downloads).toEqual([]);
  });

  it.each<[string, boolean, object]>([
    ['on a desk', false, { canShare: () => true, share: () => Promise.resolve() }],
    ['where no file can be shared', true, { canShare: () => false }],
    ['on an old phone', true, {}],
    ['where the sheet does not open', true, { canShare: () => true, share: failing('NotAllowedError') }],
  ])('downloads it %s', async (_, isPhone, navigator) => {
    const { save, downloads } = windowWith(isPhone, navigator);
    expect(await save()).toBe('saved');
    expect(downloads).toEqual(['qr.png']);
  });

  it('says that it failed in the WebView of a chat app, which would lose a download silently', async () => {
    const userAgent =
      'Mozilla/5.0 (Linux; Android 14; SM-A057F; wv) Chrome/138.0.0.0 Mobile Safari/537.36 Line/15.1';
    const { save, downloads } = windowWith(true, { userAgent });
    expect(await save()).toBe('failed');
    expect(downloads).toEqual([]);
  });

  it('does nothing more when the member closes the sheet', async () => {
    const { save, downloads } = windowWith(true, { canShare: () => true, share: failing('AbortError') });
    expect(await save()).toBe('cancelled');
    expect(downloads).toEqual([]);
  });

  it('downloads nothing when the sheet did not open and the session has ended meanwhile', async () => {
    const session = new AbortController();
    const share = () => {
      session.abort();
      return Promise.reject(new Error('NotAllowedError'));
    };
    const { save, downloads } = windowWith(true, { canShare: () => true, share }, session.signal);
    expect(await save()).toBe('cancelled');
    expect(downloads).toEqual([]);
  });
});
