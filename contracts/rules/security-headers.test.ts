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
});
