import { describe, expect, it } from 'vitest';
import {
  isAccountNo,
  isEnglishName,
  needsEnglishName,
  normaliseAccountNo,
  shownAccountNo,
} from './bank-account.ts';

describe('an account name', () => {
  it.each(['KTB', 'TMB', 'BBL'])('must be in Latin letters at %s [2.52] [5.05] [9.15]', (bank) => {
    expect(needsEnglishName(bank)).toBe(true);
  });

  it.each(['KBANK', 'SCB', 'GSB', 'BAY', 'BCEL', 'LDB', 'JDB', 'ktb', '', 'constructor'])(
    'may be in any letters at "%s" [2.52] [5.05] [9.15]',
    (bank) => {
      expect(needsEnglishName(bank)).toBe(false);
    },
  );

  it.each(['SOMCHAI JAIDEE', 'a', ' Somchai '])(
    '"%s" counts as English [2.52] [5.05] [5.22] [9.15]',
    (name) => {
      expect(isEnglishName(name)).toBe(true);
    },
  );

  it.each([
    '',
    '   ',
    'สมชาย',
    'ສົມພອນ',
    'SOMCHAI 2',
    'O’NEIL',
    "O'NEIL",
    'JAI-DEE',
    'SOMCHAI J.',
    'SOMCHAI\nJAIDEE',
    'ＡＢＣ',
    'JOSÉ',
  ])('"%s" is not [2.52] [5.05] [5.22] [9.15]', (name) => {
    expect(isEnglishName(name)).toBe(false);
  });

  it('that is endless does not freeze what checks it', { timeout: 5000 }, () => {
    expect(isEnglishName(`${'a'.repeat(60_000)}1`)).toBe(false);
  });
});

describe('an account number', () => {
  it('of exactly ten digits is formatted as 3-3-rest [2.65] [9.33]', () => {
    expect(shownAccountNo('1234567890')).toBe('123-456-7890');
  });

  it.each(['', '123456789', '12345678901', '160120000123456001', '12345678 0', '๑๒๓๔๕๖๗๘๙๐'])(
    'of another format is shown unchanged: "%s" [2.65] [9.33]',
    (number) => {
      expect(shownAccountNo(number)).toBe(number);
    },
  );

  it.each(['123456', '1234567890', '160120000123456001', '12345678901234567890'])(
    'of 6 to 20 digits may be sent: "%s" [5.04]',
    (number) => {
      expect(isAccountNo(number)).toBe(true);
    },
  );

  it.each(['', '12345', '123456789012345678901', '12345x', '123-456', '๑๒๓๔๕๖', '123456\n', ' 123456'])(
    'of another format may not be sent: "%s" [5.04]',
    (number) => {
      expect(isAccountNo(number)).toBe(false);
    },
  );

  it('is normalised to ASCII digits without separators [5.04]', () => {
    expect(normaliseAccountNo('๕๕๕-໑ 23456.7\u200b')).toBe('5551234567');
    expect(normaliseAccountNo('555\u00ad123\u20604567\u202c')).toBe('5551234567');
    expect(normaliseAccountNo('１２３-４-၅၆៧៨.9')).toBe('123456789');
    expect(normaliseAccountNo('12x4')).toBe('12x4');
  });
});
