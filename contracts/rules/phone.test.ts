import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPhone, normalisePhone, shownPhone, toAsciiDigits } from './phone.ts';

const digits = fc.stringMatching(/^[0-9]{1,15}$/);

describe('digits', () => {
  it.each([
    ['Thai', '๐๑๒๓๔๕๖๗๘๙'],
    ['Lao', '໐໑໒໓໔໕໖໗໘໙'],
    ['Myanmar', '၀၁၂၃၄၅၆၇၈၉'],
    ['Khmer', '០១២៣៤៥៦៧៨៩'],
    ['full width', '０１２３４５６７８９'],
  ])('of %s become ASCII', (_script, all) => {
    expect(toAsciiDigits(all)).toBe('0123456789');
  });

  it('change nothing else, such as ½, ² or ①', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const others = text.replace(/[๐-๙໐-໙၀-၉០-៩０-９]/g, '');
        expect(toAsciiDigits(others)).toBe(others);
      }),
    );
    expect(toAsciiDigits('½²①')).toBe('½²①');
  });
});

describe('a phone number', () => {
  it.each([
    ['081-234-5678', '0812345678'],
    ['081\u2011234\u20135678', '0812345678'],
    [' 081 234 5678 ', '0812345678'],
    ['(081) 234.5678', '0812345678'],
    ['+66812345678', '0812345678'],
    ['+66 (0)81 234 5678', '0812345678'],
    ['0066812345678', '0812345678'],
    ['+8562055512345', '02055512345'],
    ['020 5551 2345', '02055512345'],
    ['๐๘๑๒๓๔๕๖๗๘', '0812345678'],
    ['໐໒໐໕໕໕໑໒໓໔໕', '02055512345'],
    ['+６６ (０)８１-２３４-５６７８', '0812345678'],
    ['၀၈၁၂၃၄၅၆၇၈', '0812345678'],
    ['\u200b0812345678\u200e', '0812345678'],
    ['081\u00ad234\u20605678', '0812345678'],
    ['０８１－２３４－５６７８', '0812345678'],
    ['0810066812', '0810066812'],
  ])('is understood as %j [5.02]', (typed, phone) => {
    expect(normalisePhone(typed)).toBe(phone);
  });

  it('is unchanged by a second normalisation', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = normalisePhone(text);
        expect(normalisePhone(once)).toBe(once);
      }),
    );
  });

  it('has ten digits in Thailand [1.20] [5.02] [9.14]', () => {
    fc.assert(
      fc.property(digits, (text) => {
        expect(isPhone(text, 'thai')).toBe(text.length === 10);
      }),
    );
  });

  it('has any number of digits in Laos [1.20] [5.02]', () => {
    fc.assert(
      fc.property(digits, (text) => {
        expect(isPhone(text, 'laos')).toBe(true);
      }),
    );
  });

  it.each(['', 'abc', '081234567a', '081234567\n', '0812345678 9', '-', '+', '٠٨١٢٣٤٥٦٧٨'])(
    'is not %j in any edition',
    (text) => {
      expect(isPhone(text, 'thai')).toBe(false);
      expect(isPhone(text, 'laos')).toBe(false);
    },
  );

  it.each([
    ['0812345678', '081 234 5678'],
    ['02055512345', '020 5551 2345'],
  ])('is shown in groups: %s as %s', (phone, shown) => {
    expect(shownPhone(phone).replaceAll('\u00a0', ' ')).toBe(shown);
    expect(shownPhone(phone)).not.toContain(' ');
  });

  it.each(['', '12', '081234567', '02155512345', '1812345678', '081 234 5678', 'abc'])(
    'of another format is shown unchanged: "%s"',
    (phone) => {
      expect(shownPhone(phone)).toBe(phone);
    },
  );
});
