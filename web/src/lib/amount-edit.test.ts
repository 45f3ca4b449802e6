import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editAmount } from './amount-edit.ts';
import { groupDigits } from './amount-text.ts';

/** A field in one string: `|` is the caret, `[` and `]` enclose a selection. */
function apply(field: string, edit: { insert: string } | { press: 'Backspace' | 'Delete' }) {
  const start = field.search(/[|[]/);
  const bare = field.replace(/[|[\]]/g, '');
  const end = field.includes('[') ? field.indexOf(']') - 1 : start;
  const value = bare.replaceAll(',', '');
  let from = start;
  let to = end;
  let inserted = '';
  let inputType = 'insertText';
  if ('insert' in edit) inserted = edit.insert;
  else {
    inputType = edit.press === 'Backspace' ? 'deleteContentBackward' : 'deleteContentForward';
    if (from === to && edit.press === 'Backspace') from = Math.max(0, from - 1);
    else if (from === to) to = Math.min(bare.length, to + 1);
  }
  const text = bare.slice(0, from) + inserted + bare.slice(to);
  const result = editAmount(value, { text, caret: from + inserted.length, inputType });
  expect(groupDigits(result.value)).toBe(result.display);
  return `${result.display.slice(0, result.caret)}|${result.display.slice(result.caret)}`;
}

describe('editAmount', () => {
  it.each([
    ['|', '5', '5|'],
    ['123|', '4', '1,234|'],
    ['1|,234', '9', '19|,234'],
    ['|1,234', '9', '9|1,234'],
    ['1,2|34', '9', '12,9|34'],
    ['999,999|', '9', '9,999,999|'],
    ['1[,23]4', '5', '15|4'],
    ['1[,]234', '9', '19|,234'],
    ['|', '00000000000005', '5|'],
    ['[1,234]', '5', '5|'],
    ['1,234|', '.', '1,234.|'],
    ['1,234.|', '5', '1,234.5|'],
    ['|', '.', '0.|'],
    ['|', '.5', '0.5|'],
    ['0|.5', '2', '2|.5'],
    ['1,2|34', '.', '12.|34'],
    ['0|', '5', '5|'],
    ['|500', '0', '|500'],
    ['5|', '00', '500|'],
    ['1|', '๕', '15|'],
    ['1|', '໕', '15|'],
  ])('types into %s the text %s: %s', (before, insert, after) => {
    expect(apply(before, { insert })).toBe(after);
  });

  it.each([
    ['1,234|', 'Backspace', '123|'],
    ['1,|234', 'Backspace', '|234'],
    ['12,|345', 'Backspace', '1|,345'],
    ['1|,234', 'Delete', '1|34'],
    ['|1,234', 'Delete', '|234'],
    ['1,0|00', 'Backspace', '1|00'],
    ['1|,000', 'Backspace', '|0'],
    ['[1,234]', 'Backspace', '|'],
    ['|', 'Backspace', '|'],
    ['1,234.|5', 'Backspace', '12,34|5'],
    ['1|.5', 'Backspace', '0|.5'],
    ['0|.5', 'Backspace', '0|.5'],
    ['0.|', 'Backspace', '0|'],
  ] as const)('deletes from %s with %s: %s', (before, press, after) => {
    expect(apply(before, { press })).toBe(after);
  });

  it.each([
    ['12|3', 'a'],
    ['12|3', '-'],
    ['12|3', 'e'],
    ['1.5|0', '7'],
    ['1.50|', '.'],
    ['1|,234', '.'],
    ['99,999,999,999|', '9'],
    ['5|', '1,50'],
    ['5|', '1.234'],
    ['5|', 'five'],
    ['5|', '12abc'],
  ])('refuses at %s the text %s and leaves the caret', (before, insert) => {
    expect(apply(before, { insert })).toBe(before);
  });

  it('accepts a pasted amount with its decoration in place of a selection', () => {
    expect(apply('[500]', { insert: ' ฿ 1,234.50 ' })).toBe('1,234.50|');
    expect(apply('[500]', { insert: '๑,๒๓๔' })).toBe('1,234|');
  });

  it('drops a comma typed by hand, because the field groups digits itself', () => {
    expect(apply('1|', { insert: ',' })).toBe('1|');
  });

  it('accepts an autofilled amount at any caret position', () => {
    expect(editAmount('5', { text: '1,000', caret: 2 })).toMatchObject({ value: '1000', display: '1,000' });
    expect(editAmount('5', { text: 'abc', caret: 1 })).toMatchObject({ value: '5', display: '5' });
  });

  it('keeps every digit on its side of the caret', () => {
    const plain = fc
      .tuple(fc.bigInt({ min: 1n, max: 9_999_999_999n }), fc.option(fc.integer({ min: 0, max: 9 })))
      .map(([whole, tenth]) => (tenth === null ? String(whole) : `${whole}.${tenth}`));
    fc.assert(
      fc.property(plain, fc.nat(), fc.integer({ min: 1, max: 9 }), (value, position, digit) => {
        const before = groupDigits(value);
        const at = position % (before.length + 1);
        const text = `${before.slice(0, at)}${digit}${before.slice(at)}`;
        const { display, caret } = editAmount(value, { text, caret: at + 1 });
        const digits = (part: string) => part.replaceAll(',', '');
        expect(digits(display.slice(0, caret))).toBe(`${digits(before.slice(0, at))}${digit}`);
        expect(digits(display.slice(caret))).toBe(digits(before.slice(at)));
      }),
    );
  });

  it('refuses a digit before the longest amount as too large', () => {
    const text = `9${groupDigits('99999999999.50')}`;
    expect(editAmount('99999999999.50', { text, caret: 1 }).refused).toBe('too-large');
  });

  it.each([
    ['', '-', 'not-a-number'],
    ['1', 'e', 'not-a-number'],
    ['', '1e5', 'not-a-number'],
    ['1.5', '.', 'not-a-number'],
    ['0.00', '1', 'too-precise'],
    ['', '0.001', 'too-precise'],
    ['', '1.234', 'too-precise'],
    ['99999999999', '9', 'too-large'],
    ['', '999999999999999', 'too-large'],
    ['', '฿ 1,500.50', null],
    ['', '₭50,000', null],
    ['', '๑,๒๓๔.๕', null],
    ['', '.5', null],
    ['1', ',', null],
    ['', '฿', null],
  ])('says why %j refuses %j: %s', (value, inserted, refused) => {
    const text = groupDigits(value) + inserted;
    expect(editAmount(value, { text, caret: text.length }).refused).toBe(refused);
  });
});
