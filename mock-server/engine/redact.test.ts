import { describe, expect, it } from 'vitest';
import { redactBody, redactPath } from './redact.ts';

describe('redaction', () => {
  it.each([
    ['/api/wallet?token=abc', '/api/wallet'],
    ['/api/autoLogin/imi/somchai/secret', '/api/autoLogin/imi/[redacted]'],
    ['/api/autoLogin/pg/somchai', '/api/autoLogin/pg/[redacted]'],
    ['/api/bonus/activate/DAY20', '/api/bonus/activate/DAY20'],
  ])('writes %s as %s [7.49]', (url, path) => {
    expect(redactPath(url)).toBe(path);
  });

  it('hides secrets at any depth and keeps the rest', () => {
    const body = {
      username: '0812345678',
      password: 'x',
      a: [{ otpCode: 'x', newPassword: 'x', amount: 5 }],
      link: 'x',
    };
    expect(redactBody(body)).toEqual({
      username: '0812345678',
      password: '[redacted]',
      a: [{ otpCode: '[redacted]', newPassword: '[redacted]', amount: 5 }],
      link: '[redacted]',
    });
  });

  it('hides no null and no boolean, which are never secrets', () => {
    const body = { deviceToken: null, hasPassword: true };
    expect(redactBody(body)).toEqual(body);
  });

  it('bounds depth, width and length', () => {
    const deep: Record<string, unknown> = {};
    deep['deep'] = deep;
    expect(JSON.stringify(redactBody({ deep, text: 'x'.repeat(10_000) })).length).toBeLessThan(1000);
    const wide = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`field${index}`, index]));
    expect(JSON.stringify(redactBody(wide)).length).toBeLessThan(1000);
    expect(redactBody({ a: { b: { c: { d: [{ e: 1 }] } } } })).toEqual({ a: { b: { c: { d: ['[…]'] } } } });
    expect(redactBody(undefined)).toBeNull();
  });
});
