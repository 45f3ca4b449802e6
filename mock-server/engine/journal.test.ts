import { describe, expect, it } from 'vitest';
import { Journal, type RawEntry } from './journal.ts';

const entry: RawEntry = {
  at: '2026-11-20T03:00:00.000Z',
  call: 'GET /api/wallet',
  method: 'GET',
  url: '/api/wallet',
  status: 200,
  code: null,
  memberId: '100001',
  milliseconds: 1,
  fault: null,
  breaches: [],
  outside: null,
  movements: [],
  body: null,
  answer: null,
};

describe('the journal of a world', () => {
  it('finds by every property', () => {
    const journal = new Journal();
    journal.add(entry);
    journal.add({ ...entry, call: 'POST /api/login', status: 401, code: 'WRONG_CREDENTIAL', memberId: null });
    journal.add({ ...entry, breaches: ['reply: /wallet must be object'] });
    const ids = (filter: Parameters<Journal['find']>[0]) => journal.find(filter).map(({ id }) => id);
    expect(ids({})).toEqual([1, 2, 3]);
    expect(ids({ call: 'POST /api/login' })).toEqual([2]);
    expect(ids({ status: 200 })).toEqual([1, 3]);
    expect(ids({ code: 'WRONG_CREDENTIAL' })).toEqual([2]);
    expect(ids({ member: '100001', after: 1 })).toEqual([3]);
    expect(ids({ breaches: true })).toEqual([3]);
  });

  it('forgets the oldest, but no breach', () => {
    const journal = new Journal();
    journal.add({ ...entry, breaches: ['x'] });
    for (let time = 0; time < 1000; time += 1) journal.add(entry);
    expect(journal.find()).toHaveLength(1000);
    expect(journal.find({ breaches: true })).toEqual([]);
    expect(journal.breaches).toBe(1);
  });

  it('answers who waits as soon as enough has come', async () => {
    const journal = new Journal();
    journal.add(entry);
    const waiting = journal.waitFor({ status: 200 }, 2, new AbortController().signal);
    journal.add({ ...entry, status: 500 });
    journal.add(entry);
    expect(await waiting).toMatchObject([{ id: 1 }, { id: 3 }]);
  });

  it('answers null to who has waited long enough', async () => {
    const journal = new Journal();
    const patience = new AbortController();
    const waiting = journal.waitFor({}, 1, patience.signal);
    patience.abort();
    expect(await waiting).toBeNull();
    expect(await journal.waitFor({}, 1, patience.signal)).toBeNull();
  });
});
