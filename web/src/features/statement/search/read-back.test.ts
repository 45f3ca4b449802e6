import { satang } from 'contracts/rules';
import { describe, expect, it } from 'vitest';
import type { StatementRow } from '../../../shared/wallet/statement-rows.ts';
import { isAtEnd, NOTHING_READ, type Reading, readOn } from './read-back.ts';

/** A service with numbered statement entries, newest first; new ones may be added at any time. */
class Service {
  lines: number[] = [];
  pages: number[] = [];

  constructor(lines: number) {
    this.add(lines);
  }

  add(count: number) {
    for (let line = 0; line < count; line += 1) this.lines.unshift(this.lines.length);
  }

  fetch = async (page: number, limit: number) => {
    this.pages.push(page);
    const rows = this.lines.slice((page - 1) * limit, page * limit).map(toRow);
    return { total: this.lines.length, rows };
  };
}

const toRow = (line: number): StatementRow => ({
  key: `line-${line}#0`,
  type: 'deposit',
  status: 'success',
  amount: satang(line),
  from: 'KBANK',
  to: 'WALLET',
  createdAt: line,
  description: null,
  about: null,
});

const amounts = ({ rows }: Reading) => rows.map(({ amount }) => Number(amount));
const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => from - index);

describe('reading the statement backwards', () => {
  it('reads page by page to the first entry, without gaps or duplicates (W7)', async () => {
    const service = new Service(250);
    let reading = NOTHING_READ;
    while (!isAtEnd(reading) || reading === NOTHING_READ) reading = await readOn(reading, service.fetch);
    expect(amounts(reading)).toEqual(down(249, 0));
    expect(service.pages).toEqual([1, 2, 3]);
  });

  it.each([1, 30, 99, 100, 101, 230])(
    'is correct when %d entries are added meanwhile (W7)',
    async (count) => {
      const service = new Service(250);
      let reading = await readOn(NOTHING_READ, service.fetch);
      service.add(count);
      while (!isAtEnd(reading)) reading = await readOn(reading, service.fetch);
      expect(amounts(reading)).toEqual(down(249, 0));
    },
  );

  it('starts again when the statement has become shorter', async () => {
    const service = new Service(250);
    const reading = await readOn(NOTHING_READ, service.fetch);
    service.lines = [];
    service.add(120);
    expect(amounts(await readOn(reading, service.fetch))).toEqual(down(119, 20));
  });

  it('gives up when each answer has another length', async () => {
    let calls = 0;
    const fetch = async () => {
      calls += 1;
      return { total: calls % 2 === 0 ? 150 : 200, rows: down(99, 0).map(toRow) };
    };
    let reading = NOTHING_READ;
    const readAll = async () => {
      while (!isAtEnd(reading) || reading === NOTHING_READ) reading = await readOn(reading, fetch);
    };
    await expect(readAll()).rejects.toThrow('its length changes');
    expect(calls).toBe(8);
  });

  it('ends at the last entry even if the total is wrong', async () => {
    const fetch = async (page: number) => ({
      total: 5000,
      rows: page === 1 ? down(99, 0).map(toRow) : [],
    });
    const first = await readOn(NOTHING_READ, fetch);
    expect(isAtEnd(first)).toBe(false);
    const last = await readOn(first, fetch);
    expect(isAtEnd(last)).toBe(true);
    expect(last).toMatchObject({ total: 5000, isCut: true });
  });

  it('distinguishes equal entries of different pages', async () => {
    const twin = { ...toRow(7), key: 'same#0' };
    const fetch = async (page: number) => ({
      total: 101,
      rows: page === 1 ? [...down(100, 2).map(toRow), twin] : [twin],
    });
    const { rows } = await readOn(await readOn(NOTHING_READ, fetch), fetch);
    const keys = rows.map(({ key }) => key);
    expect(new Set(keys).size).toBe(101);
    expect(keys.slice(-2)).toEqual(['same#0', 'same#1']);
  });

  it('gives equal entries new numbers, and keeps a number sign in their text', async () => {
    const keys = ['a', 'a', 'a', 'from #7|b', 'c'].map((bare, index) => `${bare}#${index + 9}`);
    const fetch = async () => ({ total: 5, rows: keys.map((key) => ({ ...toRow(1), key })) });
    const { rows } = await readOn(NOTHING_READ, fetch);
    expect(rows.map(({ key }) => key)).toEqual(['a#0', 'a#1', 'a#2', 'from #7|b#0', 'c#0']);
  });
});
