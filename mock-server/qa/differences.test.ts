import { describe, expect, it } from 'vitest';
import { fieldSchema, worldFields } from '../world/world.ts';
import { differences } from './differences.ts';
import { numberText, type Node } from './state-parts.ts';

/** A value that is a time if it is read as one, and an amount if it is read as one. */
const LARGE = 1_800_000_000_000;
const AS_TIME = '2027-01-15T08:00:00.000Z';
const AS_AMOUNT = '18,000,000,000.00';

/** The numbers that are neither times nor amounts: a new one is to be told apart here. */
const PLAIN_NUMBERS = [
  ...[
    'rate',
    'random',
    'id',
    'times',
    'probability',
    'milliseconds',
    'spread',
    'status',
    'retryAfter',
    'lastId',
  ],
  ...['tokenSeconds', 'requestsPerMinute', 'count', 'coin', 'success', 'fail', 'member', 'wrongCodes'],
  ...['turnoverTimes', 'percentFail', 'maxReceived', 'places', 'refused', 'weight', 'unitsPerBaht'],
  ...['validMinutes', 'session', 'readByCustomer', 'readByAgent', 'delayMs', 'lose', 'duplicate', 'reorder'],
];

const changed = (field: string, before: unknown, after: unknown) =>
  differences(field, before, after, fieldSchema(field));

/** Every number of a schema with its name. */
function numbersOf(name: string, node: Node & { type?: string }): [string, Node][] {
  const items = [node.items ?? []].flat().map((item) => ['[]', item] as const);
  const fields = Object.entries({ ...node.properties, ...node.patternProperties });
  const parts = [...fields, ...items, ...(node.anyOf ?? []).map((member) => ['', member] as const)];
  if (node.type === 'number' || node.type === 'integer') return [[name, node]];
  return parts.flatMap(([part, inner]) => numbersOf(part === '' ? name : `${name}.${part}`, inner));
}

const kindOf = (node: Node) => {
  const text = numberText(LARGE, [node]);
  return text === AS_TIME ? 'time' : text === AS_AMOUNT ? 'amount' : 'number';
};

const numbers = worldFields.flatMap((field) => numbersOf(field, fieldSchema(field)));
const namesOf = (kind: string) =>
  new Set(numbers.filter(([, node]) => kindOf(node) === kind).map(([name]) => name));

describe('the differences between two points of a world', () => {
  it('show an amount as an amount, however large, and a time as a time', () => {
    const qr = { id: 'qr-1', amount: 25_000, createdAt: LARGE };
    expect(
      changed('qrs', [['qr-1', qr]], [['qr-1', { ...qr, amount: LARGE, createdAt: LARGE + 1 }]]),
    ).toEqual([
      { path: 'qrs.qr-1.amount', before: '250.00', after: AS_AMOUNT },
      { path: 'qrs.qr-1.createdAt', before: AS_TIME, after: '2027-01-15T08:00:00.001Z' },
    ]);
    expect(changed('ledger', { balances: [] }, { balances: [['outside:bank', -LARGE - 5]] })).toEqual([
      { path: 'ledger.balances.outside:bank', before: '–', after: '-18,000,000,000.05' },
    ]);
    expect(changed('flags', { tokenSeconds: 60 }, { tokenSeconds: LARGE })).toEqual([
      { path: 'flags.tokenSeconds', before: '60', after: String(LARGE) },
    ]);
  });

  it('name the kind of every number that a world holds', () => {
    const last = (names: Set<string>) => new Set([...names].map((name) => name.split('.').at(-1)));
    expect(namesOf('time').size + namesOf('amount').size + namesOf('number').size).toBe(
      new Set(numbers.map(([name]) => name)).size,
    );
    expect([...last(namesOf('number'))].toSorted()).toEqual(PLAIN_NUMBERS.toSorted());
    expect(namesOf('amount')).toContain('heldBonuses.[].[].playedOutAt');
    expect(namesOf('time')).toContain('clock.now');
    // The whole range decides the kind, not one end of it.
    for (const minimum of [Number.MIN_SAFE_INTEGER, Date.parse('0001-01-01T00:00:00Z'), Date.UTC(1980)])
      expect(numberText(LARGE, [{ minimum, maximum: 5 }])).toBe(String(LARGE));
  });

  it('show an added object whole, with kinds inside, and no secret', () => {
    const token = { memberId: '100001', expiresAt: LARGE };
    expect(changed('qrs', [], [['q', { id: 'q', amount: LARGE, createdAt: LARGE }]])).toEqual([
      { path: 'qrs.q', before: '–', after: `{id: "q", amount: ${AS_AMOUNT}, createdAt: ${AS_TIME}}` },
    ]);
    for (const field of ['tokens', 'tickets', 'requestCounts'])
      expect(changed(field, [], [['secret', token]])).toEqual([
        { path: field, before: '[redacted]', after: '[redacted]' },
      ]);
    const flags = (otpCode: string, registerOTP: boolean) => ({ otpCode, registerOTP });
    expect(changed('flags', flags('', true), flags('424242', false))).toEqual([
      { path: 'flags.otpCode', before: '[redacted]', after: '[redacted]' },
      { path: 'flags.registerOTP', before: 'true', after: 'false' },
    ]);
    const member = { name: 'Fah', password: 'hidden', invite: { amount: 5 } };
    expect(changed('members', [], [['1', member]])[0]?.after).toBe(
      '{name: "Fah", password: [redacted], invite: {amount: 0.05}}',
    );
  });

  it('have paths of at most 200 letters, which may begin with the same', () => {
    const [one, two] = ['1', '2'].map((end) => 'ก'.repeat(1000) + end);
    const offers = (texts: object) => ({ th: {}, en: {}, lo: { offers: texts } });
    const found = changed('translations', offers({}), offers({ [one!]: 'a', [two!]: 'b' }));
    expect(found.map(({ before, after }) => [before, after])).toEqual([
      ['–', '"a"'],
      ['–', '"b"'],
    ]);
    for (const { path } of found) expect(path).toBe(`translations.lo.offers.${'ก'.repeat(177)}…`);
  });

  it('are at most 200, of at most 200 letters each', () => {
    const many = Array.from({ length: 300 }, (_, index) => [`qr-${index}`, { amount: index }]);
    expect(changed('qrs', [], many)).toHaveLength(200);
    expect(changed('lookups', { notice: '' }, { notice: 'x'.repeat(500) })[0]?.after).toBe(
      `"${'x'.repeat(199)}…`,
    );
  });
});
