import { describe, expect, it } from 'vitest';
import { isBlank } from './blank.ts';

describe('a blank text', () => {
  it.each([
    '',
    ' \t\n',
    '\u00a0\u3000',
    '\u200b',
    '\u200d\u2060\ufeff',
    '\u202e',
    '\u00ad',
    '\u3164\uffa0\u115f',
    '\u2800',
    '\ufe0f',
    '\u0000',
    '\ud83d',
    '\u{e0041}',
  ])('has no visible character: %j', (text) => {
    expect(isBlank(text)).toBe(true);
    expect(isBlank(`${text}ก${text}`)).toBe(false);
  });

  it.each(['a', 'ส', 'ສ', '0', '.', '😀', '👨‍👩‍👧', '\ue000'])('is not %s', (text) => {
    expect(isBlank(text)).toBe(false);
  });
});
