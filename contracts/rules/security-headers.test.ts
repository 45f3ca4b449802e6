import { describe, expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const policy = (config: Record<string, unknown>) =>
  securityHeaders({ config, https: false })['content-security-policy']?.split('; ');

describe('the content security policy', () => {
  it('allows forms to its own and configured origins only [2.63]', () => {
    expect(policy({})).toContain("form-action 'self'");
    expect(policy({ gameFormOrigins: ['https://games.example/login', 'javascript:alert(1)', 7] })).toContain(
      "form-action 'self' https://games.example",
    );
    expect(policy({ gameFormOrigins: 'https://games.example' })).toContain("form-action 'self'");
  });

  it('allows pictures from its own and configured hosts only [3.15]', () => {
    expect(policy({})).toContain("img-src 'self' data: blob:");
    expect(policy({ mediaHosts: 'https://media.test' })).toContain("img-src 'self' data: blob:");
    const mediaHosts = [
      'https://media.test',
      'https://*.test',
      'http://plain.test',
      "https://a.test; script-src 'self'",
    ];
    expect(policy({ mediaHosts })).toContain("img-src 'self' data: blob: https://media.test");
  });

  it('allows chat files and connections of its backend [7.54] [7.56]', () => {
    const chat = policy({ chatUrl: 'https://chat.test/path' });
    expect(chat).toContain("img-src 'self' data: blob: https://chat.test");
    expect(chat).toContain("media-src 'self' blob: https://chat.test");
    expect(chat).toContain("connect-src 'self' https://chat.test wss://chat.test");
    expect(policy({ chatUrl: '' })).toContain("connect-src 'self'");
  });

  it('leaves out an address that is none, which the page then names', () => {
    expect(policy({ chatUrl: 'https://chat.test:84430', apiBaseUrl: 'https://api.test' })).toContain(
      "connect-src 'self' https://api.test wss://api.test",
    );
  });
});

describe('the headers of the app', () => {
  it('allow only own files and configured hosts, and disable unused browser features [2.26] [8.25]', () => {
    const config = {
      apiBaseUrl: 'https://api.test/base',
      chatUrl: 'http://chat.test',
      howto: { films: { wallet: 'https://films.test/a.mp4', other: 'https://films.test/b.mp4' }, none: null },
      mediaHosts: ['https://media.test'],
      gameFormOrigins: ['see https://evil.test'],
    };
    expect(securityHeaders({ config, https: true, framedBy: 'https://console.test' })).toEqual({
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; " +
        "img-src 'self' data: blob: https://media.test http://chat.test; font-src 'self'; " +
        "connect-src 'self' https://api.test wss://api.test http://chat.test ws://chat.test; " +
        "media-src 'self' blob: https://films.test https://media.test http://chat.test; " +
        "frame-src 'none'; object-src 'none'; base-uri 'none'; form-action 'self'; " +
        "frame-ancestors https://console.test; manifest-src 'self'; worker-src 'self'; " +
        "require-trusted-types-for 'script'; trusted-types wallet-html wallet-worker dompurify",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy':
        'accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(), ' +
        'geolocation=(), gyroscope=(), hid=(), idle-detection=(), local-fonts=(), magnetometer=(), ' +
        'microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), ' +
        'usb=(), xr-spatial-tracking=(), clipboard-write=(self)',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    });
  });

  it('forbid framing, and omit HSTS without https', () => {
    const headers = securityHeaders({ config: {}, https: false });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers).not.toHaveProperty('strict-transport-security');
  });
});
