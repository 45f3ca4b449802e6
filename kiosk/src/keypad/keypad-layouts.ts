/** The boards: digits for phones and account numbers, decimal for amounts, letters for passwords and the rest. */
export type Layout = 'digits' | 'decimal' | 'letters';

/** The page of the letters board that is shown. */
export type Page = 'small' | 'capital' | 'capital-lock' | 'symbols';

export type Command = 'backspace' | 'clear' | 'enter' | 'shift' | 'to-symbols' | 'to-letters';

/** One cell of a board; `columns` and `rows` say how many cells of the grid it takes. */
export type Key = (
  { kind: 'text'; text: string } | { kind: 'command'; command: Command } | { kind: 'gap' }
) & { columns: number; rows: number };

export interface Board {
  /** Cells in a row of the grid. */
  columns: number;
  keys: readonly Key[];
}

/** What tells a key from the others of its board. */
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

/** Every key of the letters board is two cells wide, so that a row of nine stands centred under a row of ten. */
const LETTERS_COLUMNS = 20;
const digitRow = texts('1234567890', 2);

function letterBoard(inCase: (row: string) => string): Board {
  const letters = (row: string) => texts(inCase(row), 2);
  return {
    columns: LETTERS_COLUMNS,
    keys: [
      ...digitRow,
      ...letters('qwertyuiop'),
      ...[gap(1), ...letters('asdfghjkl'), gap(1)],
      ...[command('shift', 3), ...letters('zxcvbnm'), command('backspace', 3)],
      ...[command('to-symbols', 3), command('clear', 3), text(' ', 8), text('.', 2), command('enter', 4)],
    ],
  };
}

const smallLetters = letterBoard((row) => row);
const capitalLetters = letterBoard((row) => row.toUpperCase());

const boards: Record<'digits' | 'decimal' | Page, Board> = {
  digits: numberBoard([text('0', 3)]),
  decimal: numberBoard([text('.'), text('0'), text('00')]),
  small: smallLetters,
  capital: capitalLetters,
  'capital-lock': capitalLetters,
  // All 32 marks of a hardware keyboard: a password made there can be typed here.
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

export function boardOf(layout: Layout, page: Page): Board {
  return boards[layout === 'letters' ? page : layout];
}

/** The page after a key: shift holds for one letter, pressed twice it stays. */
export function pageAfter(page: Page, key: Key): Page {
  if (key.kind === 'text') return page === 'capital' ? 'small' : page;
  if (key.kind === 'gap') return page;
  if (key.command === 'to-symbols') return 'symbols';
  if (key.command === 'to-letters') return 'small';
  return key.command === 'shift' ? pageAfterShift(page) : page;
}

function pageAfterShift(page: Page): Page {
  if (page === 'small') return 'capital';
  return page === 'capital' ? 'capital-lock' : 'small';
}
