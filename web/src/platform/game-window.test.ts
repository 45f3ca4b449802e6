import { describe, expect, it, vi } from 'vitest';
import { openGameWindow } from './game-window.ts';

function browser() {
  const tab = {
    opener: {} as object | null,
    document: document.implementation.createHTMLDocument(),
    location: { replace: vi.fn<(url: string) => void>() },
    close: vi.fn<() => void>(),
  };
  const open = vi.fn<(url: string, name: string) => typeof tab | null>(() => tab);
  return { tab, open, window: { open } as unknown as Window };
}

describe('a tab that waits for its address', () => {
  it('opens immediately with a waiting text and without an opener [2.60] [2.76]', () => {
    const { tab, open, window } = browser();
    openGameWindow(window, 'tab', 'กำลังเปิด <b>');
    expect(open.mock.calls).toEqual([['about:blank', expect.stringMatching(/^game-\d+$/)]]);
    expect(tab.opener).toBeNull();
    expect(tab.document.body.textContent).toBe('กำลังเปิด <b>');
    expect(tab.document.title).toBe('กำลังเปิด <b>');
  });

  it('replaces the empty page with the address, or closes [2.60]', () => {
    const { tab, window } = browser();
    const waiting = openGameWindow(window, 'tab', '');
    waiting?.show('https://media.test/slip.png');
    expect(tab.location.replace.mock.calls).toEqual([['https://media.test/slip.png']]);
    waiting?.close();
    expect(tab.close).toHaveBeenCalledTimes(1);
  });

  it('is null when the browser blocks it', () => {
    const { open, window } = browser();
    open.mockReturnValue(null);
    expect(openGameWindow(window, 'tab', '')).toBeNull();
  });
});

it.each(['tab', 'same'] as const)(
  'the login form of a game opens in its window: %s [2.60] [2.63]',
  (target) => {
    const { open, window } = browser();
    const sent: string[][] = [];
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
      sent.push([
        this.method,
        this.action,
        this.target,
        new URLSearchParams(new FormData(this) as never).toString(),
      ]);
    });
    openGameWindow({ ...window, document }, target, '')?.post('https://game.test/login', { username: 'a' });
    const name = target === 'tab' ? open.mock.calls[0]?.[1] : '_self';
    expect(sent).toEqual([['post', 'https://game.test/login', name, 'username=a']]);
    expect(document.forms).toHaveLength(0);
  },
);
