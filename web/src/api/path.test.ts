import { describe, expect, it } from 'vitest';
import { fillPath } from './path.ts';

describe('fillPath', () => {
  it('makes each value exactly one segment [7.35] [7.36]', () => {
    expect(fillPath('/api/qrcode/{bankCode}', { bankCode: 'KBANK' })).toBe('/api/qrcode/KBANK');
    for (const call of ['/api/promotion/find', '/api/promotion/activate'])
      expect(fillPath(`${call}/{code}`, { code: 'A/B?c#d%2e' })).toBe(`${call}/A%2FB%3Fc%23d%252e`);
  });

  it.each(['.', '..', ''])('refuses %j, which would lead to another path', (code) => {
    expect(() => fillPath('/api/promotion/find/{code}', { code })).toThrow('not a path segment: code');
  });

  it('refuses a path with a value missing', () => {
    expect(() => fillPath('/api/promotion/find/{code}')).toThrow(RangeError);
  });
});
