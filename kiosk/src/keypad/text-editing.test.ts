import { describe, expect, it } from 'vitest';
import { caretAfterRewrite, clearing, deletion, insertion, type Replacement } from './text-editing.ts';

const at = (marked: string) => {
  const [before = '', ...rest] = marked.split('|');
  const selected = rest.length > 1 ? (rest[0] ?? '') : '';
  return { text: marked.replaceAll('|', ''), start: before.length, end: before.length + selected.length };
};

/** The text after the change, with the caret drawn as "|". */
function result(marked: string, change: Replacement | null): string {
  if (!change) return 'nothing';
  const { text } = at(marked);
  return `${text.slice(0, change.start)}${change.data}|${text.slice(change.end)}`;
}

describe('typing', () => {
  it.each([
    ['12|3', '9', '129|3'],
    ['|', '0', '0|'],
    ['1|23|4', '9', '19|4'],
    ['|123|', '00', '00|'],
  ])('puts into %s the text %s: %s', (marked, data, expected) => {
    expect(result(marked, insertion(at(marked), data, -1))).toBe(expected);
  });

  it.each([
    ['123|', '4', 3, 'nothing'],
    ['12|', '00', 3, '120|'],
    ['|12|3', '456', 3, '45|3'],
    ['12345|', '6', 3, 'nothing'],
    ['12|', '😀', 3, 'nothing'],
  ])('keeps %s with %s within maxlength %s: %s', (marked, data, maxLength, expected) => {
    expect(result(marked, insertion(at(marked), data, maxLength))).toBe(expected);
  });
});

describe('deleting', () => {
  it.each([
    ['12|3', '1|3'],
    ['1|23|4', '1|4'],
    ['|123', 'nothing'],
    ['|', 'nothing'],
    ['นี้|', 'นี|'],
    ['นี|', 'น|'],
    ['น้ำ|', 'น้|'],
    ['ກຸ່|', 'ກຸ|'],
    ['a😀|', 'a|'],
    ['👍🏽|', '|'],
    ['👩‍👧|', '|'],
    ['🇱🇦|', '|'],
    ['1️⃣|', '|'],
    ['𝟜|', '|'],
  ])('takes from %s what Backspace takes: %s', (marked, expected) => {
    expect(result(marked, deletion(at(marked)))).toBe(expected);
  });

  it('clears the whole text, wherever the caret is', () => {
    expect(result('1|23', clearing(at('1|23')))).toBe('|');
    expect(clearing(at('|'))).toBeNull();
  });
});

describe('the caret after a field rewrote its text', () => {
  it.each([
    ['1234|', '1,234|'],
    ['12|34', '1,2|34'],
    ['1,2|34567', '1,2|34,567'],
    ['|1234', '|1,234'],
    ['somc|hai', 'SOMC|HAI'],
    // A rejected letter: text and caret stay unchanged.
    ['15|2.34', '1|2.34'],
  ])('stands in %s before the same letters: %s', (written, rewritten) => {
    const { text, start } = at(written);
    const expected = at(rewritten);
    expect(caretAfterRewrite(text, start, expected.text)).toBe(expected.start);
  });
});
