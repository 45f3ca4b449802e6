import { describe, expect, it } from 'vitest';
import { isToken, readToken } from './token.ts';

describe('a token', () => {
  it.each(['eyJ.a-b_c', '!', '~', 'a'.repeat(8_000)])(
    'is a text that a header can carry: %# [3.23]',
    (token) => {
      expect(isToken(token)).toBe(true);
      expect(readToken({ token })).toBe(token);
    },
  );

  it.each(['', ' a', 'a ', 'a\nb', 'a b', 'ก', '\u007f', 'a'.repeat(8_001), 7, null, undefined, ['a']])(
    'is nothing else: %# [3.23]',
    (token) => {
      expect(isToken(token)).toBe(false);
      expect(() => readToken({ token } as { token: string })).toThrow('token is missing');
    },
  );
});
