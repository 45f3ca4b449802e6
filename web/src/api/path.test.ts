import { describe, expect, it } from 'vitest';
import { fillPath } from './path.ts';

describe('fillPath', () => {
  it('makes each value exactly one segment', () => {
    expect(fillPath('/api/qrcode/{bankCode}', { bankCode: 'KBANK' })).toBe('/api/qrcode/KBANK');
    expect(fillPath('/api/promotion/find/{code}', { code: 'A/B?c#d%2e' })).toBe(
      '/api/promotion/find/A%2FB%3Fc%23d%252e',
    );
  });

  it.each(['.', '..', ''])('refuses %j, which would lead to another path', (code) => {
    expect(() => fillPath('/api/promotion/find/{code}', { code })).toThrow('not a path segment: code');
  });

  it('refuses a path with a value missing', () => {
    expect(() => fillPath('/api/promotion/find/{code}')).toThrow(RangeError);
  });
});
