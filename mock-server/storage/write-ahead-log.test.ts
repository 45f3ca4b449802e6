import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { logStateOf } from './write-ahead-log.ts';

/** With the head of its frame. */
const PAGE_BYTES = 4096 + 24;

let folder = '';
let database: DatabaseSync;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-'));
  database = new DatabaseSync(join(folder, 'some.db'));
  database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; CREATE TABLE texts (text TEXT)');
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

/** One change of several pages. */
function change(run = 'COMMIT'): void {
  database.exec(`BEGIN; INSERT INTO texts VALUES ('${'x'.repeat(20_000)}'); ${run}`);
}

/** A copy of the log at this moment, as a kill would leave it. */
function log(): Buffer {
  return readFileSync(join(folder, 'some.db-wal'));
}

describe('the log of a database', () => {
  it('is whole after each change, one that was rolled back, and a start of the log from its beginning', () => {
    change();
    expect(logStateOf(log())).toBe('whole');
    change('ROLLBACK');
    expect(logStateOf(log())).toBe('whole');
    const { length } = log();
    database.exec('PRAGMA wal_checkpoint(RESTART)');
    database.exec("INSERT INTO texts VALUES ('short')");
    expect(log()).toHaveLength(length);
    expect(logStateOf(log())).toBe('whole');
  });

  it.each<[string, (content: Buffer) => Buffer]>([
    ['cut in its last page', (content) => content.subarray(0, -100)],
    ['cut in the head of a page', (content) => content.subarray(0, 4 - PAGE_BYTES)],
    ['cut between two pages', (content) => content.subarray(0, -2 * PAGE_BYTES)],
    ['with zeros in its last page', (content) => content.fill(0, content.length - 1000)],
  ])('is unfinished when it is %s', (_, damage) => {
    change();
    change();
    expect(logStateOf(damage(log()))).toBe('unfinished');
  });

  it('is broken when a page before a finished change is damaged', () => {
    change();
    const { length } = log();
    change();
    expect(logStateOf(log().fill(0, length - 1000, length))).toBe('broken');
  });

  it.each<[string, (content: Buffer) => Buffer]>([
    ['is empty', () => Buffer.alloc(0)],
    ['begins with other bytes', (content) => content.fill(0, 0, 4)],
    ['has a damaged head', (content) => content.fill(7, 16, 24)],
  ])('is no log when it %s', (_, damage) => {
    change();
    expect(logStateOf(damage(log()))).toBe('no-log');
  });
});
