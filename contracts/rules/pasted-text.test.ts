import { describe, expect, it } from 'vitest';
import { pastedText } from './pasted-text.ts';

describe('pasted text', () => {
  it.each([
    ['\u200bANONG\u00a0MAI\ufeff', 'ANONG MAI'],
    ['\u202aWELCOME\u200b50\u202c', 'WELCOME50'],
    [' a \t\n b\u2060 ', 'a b'],
    ['ที่รัก ດີໃຈ', 'ที่รัก ດີໃຈ'],
    ['\u200b\u00ad', ''],
  ])('%j is %j, as it looks', (text, seen) => expect(pastedText(text)).toBe(seen));
});
