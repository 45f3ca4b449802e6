import { describe, expect, it } from 'vitest';
import { type Board, boardOf, type Key, type Layout, type Page, pageAfter } from './keypad-layouts.ts';

const typed = ({ keys }: Board) => keys.flatMap((key) => (key.kind === 'text' ? [key.text] : []));
const commands = ({ keys }: Board) => keys.flatMap((key) => (key.kind === 'command' ? [key.command] : []));
const keyOf = (board: Board, name: string) =>
  board.keys.find(
    (key) => (key.kind === 'text' ? key.text : key.kind === 'command' ? key.command : '') === name,
  ) as Key;

const pages: [Layout, Page][] = [
  ['digits', 'small'],
  ['decimal', 'small'],
  ['letters', 'small'],
  ['letters', 'capital'],
  ['letters', 'capital-lock'],
  ['letters', 'symbols'],
];

describe('the boards', () => {
  it.each(pages)('fills every cell of %s (%s) and leaves none over', (layout, page) => {
    const { columns, keys } = boardOf(layout, page);
    const cells = keys.reduce((sum, key) => sum + key.columns * key.rows, 0);
    expect(cells % columns).toBe(0);
  });

  it.each(pages)('has no key twice and a way to correct and to go on in %s (%s)', (layout, page) => {
    const board = boardOf(layout, page);
    expect(new Set(typed(board)).size).toBe(typed(board).length);
    expect(commands(board)).toEqual(expect.arrayContaining(['backspace', 'enter']));
  });

  it('offers digits alone for a phone, and a point and two noughts for an amount', () => {
    expect(typed(boardOf('digits', 'small')).sort()).toEqual('0123456789'.split(''));
    expect(typed(boardOf('decimal', 'small')).sort()).toEqual([
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

  it('has the digits in the top row on every page of the letters board', () => {
    for (const [layout, page] of pages.slice(2)) {
      expect(typed(boardOf(layout, page)).slice(0, 10).join('')).toBe('1234567890');
    }
  });

  it('can type every character of a Latin keyboard', () => {
    const all = pages.slice(2).flatMap(([layout, page]) => typed(boardOf(layout, page)));
    const printable = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));
    expect(printable.filter((character) => !all.includes(character))).toEqual([]);
  });
});

describe('the page after a key', () => {
  const letters = boardOf('letters', 'small');
  const symbols = boardOf('letters', 'symbols');
  const after = (page: Page, board: Board, name: string) => pageAfter(page, keyOf(board, name));

  it('raises one letter after shift, and all of them after shift twice', () => {
    expect(after('small', letters, 'shift')).toBe('capital');
    expect(after('capital', boardOf('letters', 'capital'), 'A')).toBe('small');
    expect(after('capital', letters, 'shift')).toBe('capital-lock');
    expect(after('capital-lock', boardOf('letters', 'capital-lock'), 'A')).toBe('capital-lock');
    expect(after('capital-lock', letters, 'shift')).toBe('small');
  });

  it('stays on the symbols until the letters are asked for', () => {
    expect(after('small', letters, 'to-symbols')).toBe('symbols');
    expect(after('symbols', symbols, '#')).toBe('symbols');
    expect(after('symbols', symbols, 'to-letters')).toBe('small');
  });

  it('keeps a raised page through a correction', () => {
    expect(after('capital', letters, 'backspace')).toBe('capital');
  });
});
