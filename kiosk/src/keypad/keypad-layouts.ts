import { letterRows, type Script } from './letter-rows.ts';

export type Layout = 'digits' | 'decimal' | 'letters';

export type Page = 'small' | 'capital' | 'capital-lock' | 'symbols';

export type Command = 'backspace' | 'clear' | 'enter' | 'shift' | 'to-symbols' | 'to-letters' | 'next-script';

/** `columns` and `rows` are its size in grid cells. */
export type Key = (
  | { kind: 'text'; text: string }
  | { kind: 'command'; command: Command }
  | { kind: 'gap' }
) & { columns: number; rows: number };

export interface Board {
  columns: number;
  keys: readonly Key[];
}

/** The name of a key in `data-key`; null for a gap. */
export function keyName(key: Key): string | null {
  if (key.kind === 'gap') return null;
  return key.kind === 'text' ? key.text : key.command;
}

const text = (value: string, columns = 1): Key => ({ kind: 'text', text: value, columns, rows: 1 });
const texts = (values: string, columns = 1): Key[] => [...values].map((value) => text(value, columns));
const command = (name: Command, columns = 1, rows = 1): Key => ({
  kind: 'command',
  command: name,
  columns,
  rows,
});
const gap = (columns: number): Key => ({ kind: 'gap', columns, rows: 1 });

function numberBoard(lastRow: Key[]): Board {
  return {
    columns: 4,
    keys: [
      ...[...texts('123'), command('backspace')],
      ...[...texts('456'), command('clear')],
      ...[...texts('789'), command('enter', 1, 2)],
      ...lastRow,
    ],
  };
}

/** Every key of the letters board is two cells wide, so that a row of nine can be centred under a row of ten. */
const LETTERS_COLUMNS = 20;
const digitRow = texts('1234567890', 2);
const letters = (row = '') => row.split(' ').map((value) => text(value, 2));

function latinBoard([top, middle, bottom]: readonly string[], extra: string): Board {
  return {
    columns: LETTERS_COLUMNS,
    keys: [
      ...digitRow,
      ...letters(top),
      ...[gap(1), ...letters(middle), gap(1)],
      ...[command('shift', 3), ...letters(bottom), command('backspace', 3)],
      ...[command('to-symbols', 3), command('next-script', 3), command('clear', 3)],
      ...[text(' ', 5), text(extra, 2), command('enter', 4)],
    ],
  };
}

/** Thai and Lao have more letters than two rows of ten can hold: four rows of eleven, with the digits on the symbols page. */
function wideBoard(rows: readonly string[], extra: string): Board {
  return {
    columns: 22,
    keys: [
      ...rows.flatMap(letters),
      ...[command('shift', 2), command('to-symbols', 2), command('next-script', 2), command('clear', 3)],
      ...[text(' ', 6), text(extra, 2), command('backspace', 2), command('enter', 3)],
    ],
  };
}

function lettersBoard(script: Script, page: 'small' | 'capital'): Board {
  const { extra, ...pages } = letterRows[script];
  return (script === 'latin' ? latinBoard : wideBoard)(pages[page], extra);
}

const boards: Record<'digits' | 'decimal' | 'symbols', Board> = {
  digits: numberBoard([text('0', 3)]),
  decimal: numberBoard([text('.'), text('0'), text('00')]),
  // All 32 symbols of a hardware keyboard, so that a password made there can be typed here.
  symbols: {
    columns: LETTERS_COLUMNS,
    keys: [
      ...digitRow,
      ...texts('!@#$%^&*()', 2),
      ...texts('-_=+[]{};:', 2),
      ...[...texts('\'",.<>/?', 2), command('backspace', 4)],
      ...[command('to-letters', 3), ...texts('\\|', 2), text(' ', 5), ...texts('`~', 2), command('enter', 4)],
    ],
  },
};

/** The keys for a field. Page and script matter to letters only. */
export function boardOf(layout: Layout, page: Page, script: Script): Board {
  if (layout !== 'letters') return boards[layout];
  return page === 'symbols' ? boards.symbols : lettersBoard(script, page === 'small' ? 'small' : 'capital');
}

/**
 * The page that a field starts on: capitals if the field capitalises its text, so that the keys match the result. Only
 * Latin has capitals; the second page of Thai and Lao has other letters.
 */
export function firstPage({ autocapitalize }: Pick<HTMLElement, 'autocapitalize'>, script: Script): Page {
  return autocapitalize === 'characters' && script === 'latin' ? 'capital-lock' : 'small';
}

/** The page after a key. Shift holds for one letter; pressed twice it locks. `first` is the field's first page. */
export function pageAfter(page: Page, key: Key, first: Page): Page {
  if (key.kind === 'text') return page === 'capital' ? 'small' : page;
  if (key.kind === 'gap') return page;
  if (key.command === 'to-symbols') return 'symbols';
  if (key.command === 'to-letters' || key.command === 'next-script') return first;
  return key.command === 'shift' ? pageAfterShift(page) : page;
}

function pageAfterShift(page: Page): Page {
  if (page === 'small') return 'capital';
  return page === 'capital' ? 'capital-lock' : 'small';
}
