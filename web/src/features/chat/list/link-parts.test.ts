import { describe, expect, it } from 'vitest';
import { linkParts } from './link-parts.ts';

const BASE = 'https://wallet.example/user/home';
const linksIn = (text: string) =>
  linkParts(text, BASE).flatMap(({ text: part, href }) => (href === null ? [] : [[part, href]]));
const whole = (text: string) =>
  linkParts(text, BASE)
    .map((part) => part.text)
    .join('');

describe('the links of a text [2.85]', () => {
  it.each([
    ['See https://a.example/x.', 'https://a.example/x', 'https://a.example/x'],
    ['(see https://a.example/x)', 'https://a.example/x', 'https://a.example/x'],
    ['[https://a.example/x?y=1], then', 'https://a.example/x?y=1', 'https://a.example/x?y=1'],
    ['https://a.example/Foo_(bar)', 'https://a.example/Foo_(bar)', 'https://a.example/Foo_(bar)'],
    ['https://a.example/(b])).', 'https://a.example/(b])', 'https://a.example/(b])'],
    ['“{https://a.example/x}”', 'https://a.example/x', 'https://a.example/x'],
    ['http://a.example/x', 'http://a.example/x', 'http://a.example/x'],
    ['Go to www.a.example!', 'www.a.example', 'https://www.a.example/'],
    ['HTTPS://A.example', 'HTTPS://A.example', 'https://a.example/'],
    ['ดูที่https://a.example/xครับ', 'https://a.example/x', 'https://a.example/x'],
    ['Help@a.example.', 'Help@a.example', 'mailto:Help@a.example'],
  ])('of %s is %s', (text, name, href) => {
    expect(linksIn(text)).toEqual([[name, href]]);
    expect(whole(text)).toBe(text);
  });

  it.each(['\u200bครับ', '\u2060ຄັບ', '\u2069', '\ufffd', '` then'])(
    'end before what is no part of an address: %j',
    (rest) => {
      expect(linksIn(`https://a.example/x${rest}`)).toEqual([['https://a.example/x', 'https://a.example/x']]);
      expect(whole(`https://a.example/x${rest}`)).toBe(`https://a.example/x${rest}`);
    },
  );

  it.each([
    'javascript:alert(1)',
    'http://user:pass@a.example/',
    'https://a.example:8443/',
    'data:text/html,x',
    'https://wallet.example/api/logout',
    'http://',
    'www.',
  ])('do not include %s', (text) => {
    expect(linksIn(text)).toEqual([]);
    expect(whole(text)).toBe(text);
  });

  it('show the real host when the text names another one', () => {
    expect(linksIn('https://аpple.example/x')).toEqual([
      ['https://xn--pple-43d.example/x', 'https://xn--pple-43d.example/x'],
    ]);
  });

  it('are found in 20,000 hostile characters without delay', () => {
    for (const text of [
      '('.repeat(20_000),
      'www.'.repeat(5000),
      `https://${')'.repeat(20_000)}`,
      'a.'.repeat(10_000),
    ])
      expect(whole(text)).toBe(text);
  });
});
