import { type Satang, satang } from 'contracts/rules';
import { describe, expect, it } from 'vitest';
import { csvText } from './statement-csv.ts';

const cells = (...row: Parameters<typeof csvText>[0][number]) => csvText([row]).slice(1, -2);

describe('the CSV file', () => {
  it('is UTF-8 that spreadsheets recognise, with one line per row (W7)', () => {
    expect(csvText([['วันที่', 'ລາຍການ'], ['a']])).toBe('\ufeff"วันที่","ລາຍການ"\r\n"a"\r\n');
  });

  it('keeps commas, quotes and line breaks within their cell (W7)', () => {
    expect(cells('a,b', 'say "hi"', 'two\nlines')).toBe('"a,b","say ""hi""","two\nlines"');
  });

  it.each([
    '=1+1',
    '+66812345678',
    '-2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '  =1',
    '\u200b=1',
    '＝1',
    '＠SUM',
    '=HYPERLINK("https://evil.test";"x")',
  ])('never lets the text %j become a formula (W7)', (text) => {
    expect(cells(text)).toBe(`"'${text.replaceAll('"', '""')}"`);
  });

  it.each(['KBANK', 'A=B', 'โบนัส -20%', '0812345678', '-', ''])('keeps the text %j unchanged', (text) => {
    expect(cells(text)).toBe(`"${text}"`);
  });

  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [29, '0.29'],
    [123_456_789, '1234567.89'],
    [1_000_000_000_000, '10000000000.00'],
    [-200_000, '-2000.00'],
    [-1, '-0.01'],
  ])('writes %d satang as the exact number %s (W7)', (amount, text) => {
    expect(cells({ amount: satang(amount) })).toBe(text);
  });

  it('leaves a cell empty without an amount', () => {
    expect(cells({ amount: null }, { amount: 0 as Satang })).toBe(',0.00');
  });
});
