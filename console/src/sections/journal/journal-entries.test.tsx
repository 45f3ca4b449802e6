import { describe, expect, it } from 'vitest';
import { box, field, fill, press, shows, until } from '../../testing/hands.ts';
import { makeWorld, openConsole } from '../../testing/open-console.tsx';
import type { JournalEntry } from './journal-table.tsx';

const CALL = 'POST /api/wallet/transfer';
const ENTRY: Omit<JournalEntry, 'id'> = {
  at: '2026-11-20T03:04:05.000Z',
  call: CALL,
  method: 'POST',
  path: '/api/wallet/transfer',
  status: 200,
  code: null,
  memberId: '100001',
  milliseconds: 7,
  fault: null,
  serverViolations: [],
  clientViolation: null,
  movements: [],
  body: { amount: 1 },
  answer: { reference: 'T1' },
};

/** Shows these entries, oldest first, in place of what has happened. */
function openWith(entries: readonly Partial<JournalEntry>[], section = 'journal') {
  const made = entries.map((entry, index) => ({ ...ENTRY, id: index + 1, ...entry }));
  return openConsole(section, { answers: { 'GET /journal': { entries: made } } });
}

const rows = () => [...document.querySelectorAll<HTMLElement>('main tbody tr')];
const cells = () =>
  rows().map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent));
const showsRows = (count: number) => until(() => expect(rows()).toHaveLength(count));

describe('a repetition in the journal of the console', () => {
  const repeats = async (earlier: Partial<JournalEntry>, later: Partial<JournalEntry> = {}) => {
    await openWith([earlier, later].map((entry, index) => ({ id: 3 + index, ...entry })));
    await showsRows(2);
    return rows().map(({ textContent }) => /repeats #\d/.exec(textContent)?.[0]);
  };

  it.each(['drop', 'half-body', 'empty', 'wrong-shape', 'reset', 'hang'])(
    'is one after a fault %s',
    async (fault) => {
      expect(await repeats({ fault })).toEqual(['repeats #3', undefined]);
    },
  );

  it('is one after a request that got no answer, without any fault', async () => {
    expect(await repeats({ status: null })).toEqual(['repeats #3', undefined]);
  });

  it.each<[string, Partial<JournalEntry>, Partial<JournalEntry>]>([
    ['after an answer that came late', { fault: 'latency' }, {}],
    ['of a request that comes later', {}, { fault: 'drop' }],
    ['of a call that only reads', { fault: 'drop', method: 'GET' }, { method: 'GET' }],
    ['with another body', { fault: 'drop' }, { body: { amount: 2 } }],
    ['of another call', { fault: 'drop' }, { call: 'POST /api/wallet/withdraw' }],
    ['by another member', { fault: 'drop' }, { memberId: '100002' }],
  ])('is none %s', async (_what, earlier, later) => {
    expect(await repeats(earlier, later)).toEqual([undefined, undefined]);
  });
});

describe('the entries in the journal of the console', () => {
  it('have time, call, answer, duration and member', async () => {
    const moved = { from: ['a'], to: ['b'], amount: 100, reference: null };
    await openWith([
      { movements: [moved], serverViolations: ['/reference is missing'] },
      { status: 400, code: 'NO_MONEY', memberId: null, clientViolation: '/amount must be number' },
      { status: null, fault: 'hang', milliseconds: 1234 },
    ]);
    await showsRows(3);
    expect(cells()).toEqual([
      ['3', '03:04:05', CALL, 'no answer hang', '1234 ms', '100001'],
      ['2', '03:04:05', CALL, '400 NO_MONEYclient broke the contract', '7 ms', ''],
      ['1', '03:04:05', CALL, '200 money movedcontract broken', '7 ms', '100001'],
    ]);
  });

  it('have a colour of success, refusal or failure', async () => {
    const failed = [{ status: 500 }, { status: null }, { serverViolations: ['/ must be object'] }];
    await openWith([{}, { status: 400 }, ...failed]);
    await showsRows(5);
    const colours = rows().map(
      (row) => /success|gold|danger/.exec(row.querySelector('td span span')!.className)?.[0],
    );
    expect(colours).toEqual(['danger', 'danger', 'danger', 'gold', 'success']);
  });

  it('are found by method, path, code, member, request and answer', async () => {
    const call = 'PUT /api/member/name';
    await openWith([
      { answer: { seen: 'FIRST' } },
      { method: 'PUT', path: '/api/member/name', call, code: 'BAD_NAME', memberId: '100077', body: 'SECOND' },
    ]);
    await showsRows(2);
    for (const [typed, id] of [
      ['PUT', '2'],
      ['member/NAME', '2'],
      ['bad_name', '2'],
      ['100077', '2'],
      ['second', '2'],
      ['first', '1'],
    ] as const) {
      await fill('Search', typed);
      await until(() => expect(cells().map(([found]) => found)).toEqual([id]));
    }
  });

  it('are filtered: those without an answer count as refused, and both sides can break the contract', async () => {
    await openWith([
      {},
      { status: null },
      { status: 400 },
      { serverViolations: ['/ must be object'] },
      { clientViolation: 'no such call' },
    ]);
    await showsRows(5);
    const shownBy = async (filter: string, ids: string[]) => {
      await press(filter, () => box(document.querySelector('h2')!.textContent));
      await until(() => expect(cells().map(([id]) => id)).toEqual(ids));
    };
    await shownBy('Refused', ['3', '2']);
    await shownBy('Contract broken', ['5', '4']);
  });

  it('show what was sent and answered, and every violation; the chosen one is marked', async () => {
    await openWith([
      {
        serverViolations: ['/reference is missing', '/ must be object'],
        clientViolation: '/amount must be number',
      },
      {},
    ]);
    await showsRows(2);
    rows()[1]!.querySelector('button')!.click();
    const entry = () => box('#1 POST /api/wallet/transfer');
    await until(entry);
    const violations = [...entry().querySelectorAll('p[class*="danger"]')].map(
      ({ textContent }) => textContent,
    );
    expect(violations).toEqual(['/reference is missing', '/ must be object', '/amount must be number']);
    await shows(/Sent\{\s+"amount": 1\s+\}Answered\{\s+"reference": "T1"\s+\}/, entry);
    expect(rows().map(({ className }) => /chosen/.test(className))).toEqual([false, true]);
  });

  it('can be branched from in a world with the longest name', async () => {
    const { control } = await makeWorld();
    const address = 'w'.repeat(64);
    await control.call('PUT /', { params: { world: address }, body: {} });
    const point = { id: 7, at: ENTRY.at, entryId: 12, verb: null };
    const { sent } = await openConsole('journal', {
      address,
      answers: {
        'GET /journal': { entries: [{ ...ENTRY, id: 12 }] },
        'GET /history': { isKept: true, isTooLarge: false, points: [point] },
        'GET /history/{pointId}/changes': { changes: [] },
      },
    });
    await press(CALL);
    await until(() => expect(field('Name').value).toBe(`${'w'.repeat(61)}-12`));
    await press('Branch from here');
    await until(() => expect(sent.at(-1)?.[1]).toEqual({ to: `${'w'.repeat(61)}-12`, isNew: true }));
  });
});
