import AES from 'crypto-js/aes';
import Utf8 from 'crypto-js/enc-utf8';
import { expect, it } from 'vitest';
import { encryptLink } from './encrypt-link.ts';

it('a gift link is encrypted letter for letter, with the passphrase [7.24]', () => {
  const link = 'https://gift.truemoney.com/campaign/?v=AbC019';
  const sent = encryptLink(link, 'one');
  expect(sent).not.toContain('AbC019');
  expect(AES.decrypt(sent, 'one').toString(Utf8)).toBe(link);
});
