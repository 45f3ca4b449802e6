import { afterEach, describe, expect, it } from 'vitest';
import { allowFromService } from './allowed-from-service.ts';
import { safeChatFileUrl, safeGameUrl, safeImageUrl, safeLinkUrl, safeMessengerUrl } from './safe-url.ts';

const BASE = 'https://wallet.test/user/home';

describe('an address from the server', () => {
  it.each([
    ['https://example.test/page?x=1#y', 'https://example.test/page?x=1#y'],
    ['/user/bonus', 'https://wallet.test/user/bonus'],
    ['/contact', 'https://wallet.test/contact'],
  ])('passes as a link: %s', (text, url) => {
    expect(safeLinkUrl(text, BASE)).toBe(url);
  });

  it.each([
    ['javascript:alert(1)'],
    ['JaVaScRiPt:alert(1)'],
    ['java\nscript:alert(1)'],
    [' \u0001javascript:alert(1)'],
    ['data:text/html,<script>alert(1)</script>'],
    ['blob:https://wallet.test/1'],
    ['file:///etc/passwd'],
    ['http://example.test/'],
    ['//example.test:8443/'],
    ['https://user@example.test/'],
    ['https://wallet.test@example.test/'],
    ['https://:secret@example.test/'],
    [' '],
    ['/login'],
    ['/login?next=/user'],
    ['/'],
    [''],
    ['/register'],
    ['/api/bonus/clear'],
    ['/user/../login'],
    ['/user/%2e%2e/login'],
    ['/user/home/..%2flogin'],
    ['mailto:a@b.test'],
    ['tel:0812345678'],
    ['intent://x#Intent;end'],
    ['https://'],
  ])('is refused as a link: %j', (text) => {
    expect(safeLinkUrl(text, BASE)).toBeNull();
  });

  it.each([
    ['https://games.example/lobby?token=x', 'https://games.example/lobby?token=x'],
    ['/games/play/aB3-_x', 'https://wallet.test/games/play/aB3-_x'],
    ['http://127.0.0.1:4000/games/login/UFABET', 'http://127.0.0.1:4000/games/login/UFABET'],
  ])('passes as a game: %s [2.60]', (text, url) => {
    expect(safeGameUrl(text, BASE, 'http://127.0.0.1:4000')).toBe(url);
  });

  it.each([
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['http://games.example/'],
    ['https://user@games.example/'],
    ['https://'],
    ['games/play/x'],
    ['https://games.example:8443/'],
    ['/login'],
    ['/user/home'],
    ['/api/bonus/clear'],
    ['/games/../login'],
    ['http://127.0.0.1:4000/qa/docs'],
    ['http://127.0.0.1:4001/games/play/x'],
    [''],
  ])('is refused as a game: %j', (text) => {
    expect(safeGameUrl(text, BASE, 'http://127.0.0.1:4000')).toBeNull();
  });

  it('is a game of the app without another backend', () => {
    expect(safeGameUrl('/games/play/x', BASE)).toBe('https://wallet.test/games/play/x');
    expect(safeGameUrl('/login', BASE)).toBeNull();
  });

  afterEach(() => allowFromService([]));

  it.each([
    ['https://cdn.test/a.png?w=2', 'https://cdn.test/a.png?w=2'],
    ['https://cdn.test:443/a.png', 'https://cdn.test/a.png'],
    ['https://files.test:8443/a.png', 'https://files.test:8443/a.png'],
    ['/media/a.png', 'https://wallet.test/media/a.png'],
  ])('passes as a picture once its host is known: %s [3.15]', (text, url) => {
    allowFromService(['https://cdn.test', 'https://files.test:8443']);
    expect(safeImageUrl(text, BASE)).toBe(url);
  });

  it.each([
    ['/api/bonus/clear'],
    ['/media/../api/bonus/clear'],
    ['data:image/svg+xml,<svg/>'],
    ['http://cdn.test/a.png'],
    ['https://cdn.test:8443/a.png'],
    ['https://user@cdn.test/a.png'],
    ['https://cdn.test@other.test/a.png'],
    ['https://sub.cdn.test/a.png'],
    ['https://cdn.test.other.test/a.png'],
    ['https://other.test/a.png'],
    ['/user/home'],
  ])('is refused as a picture: %j', (text) => {
    allowFromService(['https://cdn.test']);
    expect(safeImageUrl(text, BASE)).toBeNull();
  });
  it('is refused as a picture from any host while none is configured', () => {
    expect(safeImageUrl('https://cdn.test/a.png', BASE)).toBeNull();
  });

  it.each(['line://ti/p/@rimkhong', 'LINE:@rimkhong', 'https://line.me/ti/p/@rimkhong'])(
    'passes as a link to the messaging app: %j [2.29]',
    (text) => expect(safeMessengerUrl(text, BASE)).not.toBeNull(),
  );
  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'http://line.me/x',
    'intent://x',
    'lines://x',
    '/login',
    '',
  ])('is refused as a link to the messaging app: %j [2.29]', (text) =>
    expect(safeMessengerUrl(text, BASE)).toBeNull(),
  );
  it('is refused as a page link when it opens the messaging app', () => {
    expect(safeLinkUrl('line://ti/p/@rimkhong', BASE)).toBeNull();
  });

  it.each([
    ['/files/f-1', 'https://wallet.test', 'https://wallet.test/files/f-1'],
    ['files/f-1', 'https://wallet.test', 'https://wallet.test/files/f-1'],
    ['/example.png', 'https://wallet.test', 'https://wallet.test/example.png'],
    ['/uploads/a b.png', 'https://chat.test', 'https://chat.test/uploads/a%20b.png'],
    ['/files/f-1', 'http://127.0.0.1:4000', 'http://127.0.0.1:4000/files/f-1'],
    ['https://cdn.test/a.png', 'https://chat.test', 'https://cdn.test/a.png'],
  ])('passes as a file of the chat: %s at %s [3.26] [7.54]', (text, backend, url) => {
    allowFromService(['https://cdn.test']);
    expect(safeChatFileUrl(text, BASE, backend)).toBe(url);
  });

  it.each([
    ['/api/bonus/clear', 'https://wallet.test'],
    ['/files/../api/bonus/clear', 'https://wallet.test'],
    ['/login', 'https://wallet.test'],
    ['/api/bonus/clear', 'https://chat.test'],
    ['/API/x', 'https://chat.test'],
    ['https://wallet.test/login', 'https://chat.test'],
    ['//other.test/a.png', 'https://chat.test'],
    ['https://user@chat.test/a.png', 'https://chat.test'],
    ['https://:secret@chat.test/a.png', 'https://chat.test'],
    [' ', 'https://chat.test'],
    ['javascript:alert(1)', 'https://chat.test'],
    ['data:image/png;base64,AA', 'https://chat.test'],
    ['', 'https://chat.test'],
  ])('is refused as a file of the chat: %j at %s', (text, backend) => {
    expect(safeChatFileUrl(text, BASE, backend)).toBeNull();
  });
});
