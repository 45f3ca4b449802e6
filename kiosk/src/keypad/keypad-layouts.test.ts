import { describe, expect, it } from 'vitest';
import {
  type Board,
  boardOf,
  firstPage,
  type Key,
  type Layout,
  type Page,
  pageAfter,
} from './keypad-layouts.ts';
import { type Script, scriptAfter, scripts } from './letter-rows.ts';

const typed = ({ keys }: Board) => keys.flatMap((key) => (key.kind === 'text' ? [key.text] : []));
const commands = ({ keys }: Board) => keys.flatMap((key) => (key.kind === 'command' ? [key.command] : []));
const keyOf = (board: Board, name: string) =>
  board.keys.find(
    (key) => (key.kind === 'text' ? key.text : key.kind === 'command' ? key.command : '') === name,
  ) as Key;

const letterPages: [Layout, Page, Script][] = scripts.flatMap((script) =>
  (['small', 'capital', 'capital-lock', 'symbols'] as const).map((page): [Layout, Page, Script] => [
    'letters',
    page,
    script,
  ]),
);
const pages: [Layout, Page, Script][] = [
  ['digits', 'small', 'latin'],
  ['decimal', 'small', 'latin'],
  ...letterPages,
];
const typedIn = (script: Script) =>
  letterPages.filter((page) => page[2] === script).flatMap((page) => typed(boardOf(...page)));
const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

describe('the boards', () => {
  it.each(pages)('fills every cell of %s (%s, %s) and leaves none over', (...page) => {
    const { columns, keys } = boardOf(...page);
    const cells = keys.reduce((sum, key) => sum + key.columns * key.rows, 0);
    expect(cells % columns).toBe(0);
  });

  it.each(pages)('has unique keys, Backspace and Enter in %s (%s, %s)', (...page) => {
    const board = boardOf(...page);
    expect(new Set(typed(board)).size).toBe(typed(board).length);
    expect(commands(board)).toEqual(expect.arrayContaining(['backspace', 'enter']));
  });

  it('offers only digits for a phone, and a point and "00" for an amount', () => {
    expect(typed(boardOf('digits', 'small', 'latin')).sort()).toEqual('0123456789'.split(''));
    expect(typed(boardOf('decimal', 'small', 'latin')).sort()).toEqual([
      '.',
      '0',
      '00',
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
    ]);
  });

  it.each(['digits', 'decimal'] as const)('has the digits of %s in the order of a phone', (layout) => {
    expect(
      typed(boardOf(layout, 'small', 'latin'))
        .slice(0, 9)
        .join(''),
    ).toBe('123456789');
  });

  it.each([
    ['thai', '๑๒๓๔๕๖๗๘๙๐'],
    ['lao', '໑໒໓໔໕໖໗໘໙໐'],
  ] as const)('has the digits of %s in their order', (script, digits) => {
    const shown = typed(boardOf('letters', 'capital', script));
    expect(shown.filter((key) => digits.includes(key)).join('')).toBe(digits);
  });

  it('has the digits in the top row on every page of Latin letters and of symbols', () => {
    for (const [layout, page, script] of letterPages) {
      if (script !== 'latin' && page !== 'symbols') continue;
      expect(
        typed(boardOf(layout, page, script))
          .slice(0, 10)
          .join(''),
      ).toBe('1234567890');
    }
  });

  it('can type every character of a Latin keyboard', () => {
    const all = typedIn('latin');
    expect(between(0x20, 0x7e).filter((character) => !all.includes(character))).toEqual([]);
  });

  it('can type every letter, vowel, mark and digit of Thai except three obsolete ones', () => {
    const all = typedIn('thai');
    const missing = [...between(0x0e01, 0x0e3a), ...between(0x0e40, 0x0e4d), ...between(0x0e50, 0x0e59)];
    expect(missing.filter((character) => !all.includes(character)).join('')).toBe('ฃฅๅ');
  });

  it('can type every letter, vowel, mark and digit of Lao except those of Pali', () => {
    const all = typedIn('lao');
    const letters = between(0x0e81, 0x0edd).filter((character) => /\p{Script=Lao}/u.test(character));
    expect(letters.filter((character) => !all.includes(character)).join('')).toBe('ຆຉຌຎຏຐຑຒຓຘຠຨຩຬ຺໎');
  });

  it('cycles from Latin to the script of the language, then through all [1.19]', () => {
    const round = (language: string) => {
      const seen: Script[] = ['latin'];
      while (seen.length <= scripts.length) seen.push(scriptAfter(seen.at(-1) ?? 'latin', language));
      return seen;
    };
    expect(round('th')).toEqual(['latin', 'thai', 'lao', 'latin']);
    expect(round('en')).toEqual(['latin', 'thai', 'lao', 'latin']);
    expect(round('lo')).toEqual(['latin', 'lao', 'thai', 'latin']);
  });
});

describe('the page after a key', () => {
  const letters = boardOf('letters', 'small', 'latin');
  const capitals = boardOf('letters', 'capital', 'latin');
  const symbols = boardOf('letters', 'symbols', 'latin');
  const after = (page: Page, board: Board, name: string, first: Page = 'small') =>
    pageAfter(page, keyOf(board, name), first);

  it('capitalises one letter after shift, and all after shift twice', () => {
    expect(after('small', letters, 'shift')).toBe('capital');
    expect(after('capital', capitals, 'A')).toBe('small');
    expect(after('capital', letters, 'shift')).toBe('capital-lock');
    expect(after('capital-lock', capitals, 'A')).toBe('capital-lock');
    expect(after('capital-lock', letters, 'shift')).toBe('small');
  });

  it('stays on the symbols until the letters key is pressed', () => {
    expect(after('small', letters, 'to-symbols')).toBe('symbols');
    expect(after('symbols', symbols, '#')).toBe('symbols');
    expect(after('symbols', symbols, 'to-letters')).toBe('small');
  });

  it('is the first one again after symbols and after another script [2.24]', () => {
    expect(after('symbols', symbols, 'to-letters', 'capital-lock')).toBe('capital-lock');
    expect(after('capital', letters, 'next-script')).toBe('small');
    expect(after('small', letters, 'next-script', 'capital-lock')).toBe('capital-lock');
  });

  it('starts with capitals only in Latin, in a field that capitalises its text [2.24]', () => {
    expect(firstPage({ autocapitalize: 'characters' }, 'latin')).toBe('capital-lock');
    expect(firstPage({ autocapitalize: 'characters' }, 'thai')).toBe('small');
    expect(firstPage({ autocapitalize: '' }, 'latin')).toBe('small');
  });

  it('keeps the capitals page after Backspace', () => {
    expect(after('capital', letters, 'backspace')).toBe('capital');
  });
});
