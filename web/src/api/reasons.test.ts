import { describe, expect, it } from 'vitest';
import { isCode, isSuccessCode, messageOf } from './reasons.ts';

describe('the message of an answer', () => {
  it.each([
    ['NO_DATA', true],
    ['REQUEST_LIMIT_1MIN', true],
    ['A', true],
    ['Not enough: NO_DATA', false],
    ['NO_DATA.', false],
    ['NO_data', false],
    ['1_DAY', false],
    ['NO__DATA', false],
    ['', false],
  ])('%j is a code: %s [7.01]', (message, is) => {
    expect(isCode(message)).toBe(is);
  });

  it.each([
    ['OK', true],
    ['SUCCESS', true],
    ['REFUND_SUCCESS', true],
    ['NOT_OK', false],
    ['OK_LATER', false],
    ['SUCCESS_LATER', false],
  ])('%j reports success: %s [8.10]', (message, is) => {
    expect(isSuccessCode(message)).toBe(is);
  });

  it('is a text of at most 300 characters, and shows something [7.01]', () => {
    expect(messageOf({ message: 'a'.repeat(301) })).toBe('a'.repeat(300));
    const invisible = ['', ' \n', '\u200b\ufeff', '\u202e\u2066\u2069', '\u200b'.repeat(300) + 'a'];
    const others = [null, 'NO_DATA', {}, { message: 7 }, ...invisible.map((message) => ({ message }))];
    expect(others.map(messageOf)).toEqual(others.map(() => null));
  });
});
