import { describe, expect, it } from 'vitest';
import { Journal } from './journal.ts';
import { emptyEntry } from './journal-entry.ts';

const entry = {
  ...emptyEntry('2026-11-20T03:00:00.000Z'),
  call: 'GET /api/wallet',
  method: 'GET',
  url: '/api/wallet',
  status: 200,
  memberId: '100001',
  milliseconds: 1,
} as const;

describe('the journal', () => {
  it('finds entries by every property', () => {
    const journal = new Journal();
    journal.add(entry);
    journal.add({ ...entry, call: 'POST /api/login', status: 401, code: 'WRONG_CREDENTIAL', memberId: null });
    journal.add({ ...entry, serverViolations: ['reply: /wallet must be object'] });
    journal.add({ ...entry, status: 409, code: 'NO_DATA', clientViolation: 'body: /page must be integer' });
    const ids = (filter: Parameters<Journal['find']>[0]) => journal.find(filter).map(({ id }) => id);
    expect(ids({})).toEqual([1, 2, 3, 4]);
    expect(ids({ call: 'POST /api/login' })).toEqual([2]);
    expect(ids({ status: 200 })).toEqual([1, 3]);
    expect(ids({ code: 'WRONG_CREDENTIAL' })).toEqual([2]);
    expect(ids({ member: '100001', after: 1 })).toEqual([3, 4]);
    expect(ids({ serverViolations: true })).toEqual([3]);
    expect(ids({ clientViolations: true })).toEqual([4]);
  });

  it('keeps only the start of a longer text', () => {
    const journal = new Journal();
    const [path, text] = [`/${'x'.repeat(3000)}`, 'y'.repeat(3000)];
    journal.add({
      ...entry,
      url: path,
      method: text,
      code: text,
      serverViolations: [text],
      clientViolation: text,
    });
    const [kept] = journal.find();
    const { method, code, serverViolations, clientViolation } = kept ?? {};
    for (const shortened of [method, code, serverViolations?.[0], clientViolation])
      expect(shortened).toBe('y'.repeat(1000));
    expect(kept?.path.length).toBeLessThan(3000);
  });

  it('forgets the oldest entry, but counts its violations', () => {
    const journal = new Journal();
    journal.add({ ...entry, serverViolations: ['x'] });
    for (let time = 0; time < 1000; time += 1) journal.add(entry);
    expect(journal.find()).toHaveLength(1000);
    expect(journal.find({ serverViolations: true })).toEqual([]);
    expect(journal.serverViolations).toBe(1);
  });

  it('resolves a wait as soon as enough entries match', async () => {
    const journal = new Journal();
    journal.add(entry);
    const waiting = journal.waitFor({ status: 200 }, 2, new AbortController().signal);
    journal.add({ ...entry, status: 500 });
    journal.add(entry);
    expect(await waiting).toMatchObject([{ id: 1 }, { id: 3 }]);
  });

  it('resolves no wait with a call whose change could not be stored', async () => {
    const journal = new Journal();
    const timeout = new AbortController();
    const waiting = journal.waitFor({ status: 200 }, 1, timeout.signal);
    journal.add(entry);
    journal.amendLast({ status: 500 });
    await Promise.resolve();
    timeout.abort();
    expect(await waiting).toBeNull();
  });

  it('resolves a wait with null when it is aborted', async () => {
    const journal = new Journal();
    const timeout = new AbortController();
    const waiting = journal.waitFor({}, 1, timeout.signal);
    timeout.abort();
    expect(await waiting).toBeNull();
    expect(await journal.waitFor({}, 1, timeout.signal)).toBeNull();
  });
});
