import { describe, expect, it } from 'vitest';
import { redactBody, redactPath, wholeBody } from './redact.ts';

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
    expect(wholeBody({ deep }), 'of a text that no call takes').toBeDefined();
    expect(redactBody({ a: { b: { c: { d: [{ e: 1 }] } } } })).toEqual({ a: { b: { c: { d: ['[…]'] } } } });
    expect(redactBody(undefined)).toBeNull();
  });

  it('marks what it cuts', () => {
    const text = 'x'.repeat(500);
    const items = Array.from({ length: 99 }, (_, index) => index);
    expect(redactBody([text, `${text}y`])).toEqual([text, `${text}… (501 characters)`]);
    expect(redactBody(items)).toEqual([...items.slice(0, 50), '[… 49 more]']);
    const fields = Object.fromEntries(items.map((item) => [`field${item}`, item]));
    expect(Object.entries(redactBody(fields) as object).slice(-2)).toEqual([
      ['field49', 49],
      ['…', '[… 49 more]'],
    ]);
  });

  it('cuts nothing but secrets from what repeats a request', () => {
    const body = {
      message: 'x'.repeat(903),
      items: Array(99).fill(1),
      a: { b: { c: { d: { e: { f: 1 } } } } },
    };
    expect(wholeBody({ ...body, password: 'x' })).toEqual({ ...body, password: '[redacted]' });
  });
});
