import { describe, expect, it } from 'vitest';
import { slipReference } from './slip-payload.ts';

/** As banking apps print it: tag 00 with the slip check's code, bank 004 and the reference; the country; the checksum. */
const GENUINE = '0041000600000101030040220KBANKABCDEFGHIJKLMN15102TH9104445E';

describe('the code on a slip', () => {
  it('contains the reference of the transfer [4.09]', () => {
    expect(slipReference(GENUINE)).toBe('KBANKABCDEFGHIJKLMN1');
    expect(
      slipReference(
        GENUINE.toLowerCase().replace('kbankabcdefghijklmn1', 'KBANKABCDEFGHIJKLMN1').replace('th', 'TH'),
      ),
    ).toBe('KBANKABCDEFGHIJKLMN1');
    // Its checksum begins with a zero.
    expect(slipReference('0041000600000101030040220KBANKABCDEFGHIJKL0075102TH91040B14')).toBe(
      'KBANKABCDEFGHIJKL007',
    );
  });

  it.each([
    ['one letter misread', GENUINE.replace('ABC', 'ABD')],
    ['the checksum misread', GENUINE.replace(/.$/, 'F')],
    ['no checksum', GENUINE.slice(0, -8)],
    ['cut off', GENUINE.slice(0, 30)],
    [
      'a payment code of PromptPay',
      '00020101021229370016A000000677010111011300668123456785802TH53037646304F4B3',
    ],
    ['another check of the bank', '0041000600000201030040220KBANKABCDEFGHIJKLMN15102TH91041F0A'],
    ['an address', 'https://example.test/?v=1'],
    ['nothing', ''],
    ['lengths beyond its end', '0099'],
    [
      'a reference that would be longer than its text',
      '0041000600000101030040299KBANKABCDEFGHIJKLMN15102TH9104FA03',
    ],
  ])('has no reference with %s', (_, text) => {
    expect(slipReference(text)).toBeNull();
  });
});
