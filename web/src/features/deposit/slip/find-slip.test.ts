import { describe, expect, it } from 'vitest';
import { OutcomeUnproven } from '../../../shared/wallet/outcome-unproven.ts';
import type { SlipRow } from '../../../shared/wallet/slip-rows.ts';
import { hasSlipArrived, marksOfSlips, readSlipBaseline } from './find-slip.ts';

const SENT_AT = 1_000_000;
const row = (more: Partial<SlipRow>): SlipRow => ({
  key: 'new',
  createdAt: SENT_AT,
  amount: null,
  status: 'in_progress',
  note: null,
  link: null,
  reference: 'REF1',
  ...more,
});
const old = (more: Partial<SlipRow> = {}) => row({ createdAt: SENT_AT - 60_000, ...more });
const base = { keys: null, reference: null, sentAt: SENT_AT };
const known = { ...base, keys: marksOfSlips([old()]), reference: 'REF1' };
const nameless = { ...known, reference: null };
const twins = { ...known, keys: marksOfSlips([old(), old()]) };
const justBefore = row({ createdAt: SENT_AT - 1_000, reference: null });
const knowsJustBefore = { ...known, keys: marksOfSlips([justBefore]) };
const byReference = { ...base, reference: 'REF1' };

describe('the slip that was sent', () => {
  it.each([
    ['a new one', [row({})], known, true],
    ['a new one beside a known one', [row({}), old()], known, true],
    ['a new one of the same moment as a known one', [old(), old()], known, true],
    ['a third one of the same moment', [old(), old(), old()], twins, true],
    ['only two known ones of the same moment', [old(), old()], twins, false],
    ['only a known one without a reference of just before', [justBefore], knowsJustBefore, false],
    ['a new one beside one without a time', [row({}), row({ createdAt: NaN })], known, true],
    ['a new one without a reference', [row({ reference: null }), old()], known, true],
    ['its reference among new ones', [row({ reference: 'REF2' }), row({}), old()], known, true],
    ['its reference first of two at a known moment', [old(), old({ reference: 'REF2' })], known, true],
    [
      'a new one of any reference, when its own is unreadable',
      [row({ reference: 'REF2' }), old()],
      nameless,
      true,
    ],
    ['only known ones', [old()], known, false],
    ['a known one whose reference is known by now', [old({ reference: 'REF2' })], known, false],
    ['its reference, in progress', [old()], byReference, true],
    ['its reference beside another', [row({}), row({ reference: 'REF2' })], byReference, true],
    ['its reference, credited', [row({ status: 'success' })], byReference, true],
    ['its reference, failed before', [row({ status: 'failed' })], byReference, false],
    ['another reference', [row({ reference: 'REF2' })], byReference, false],
    ['one without a reference from before', [old({ reference: null })], byReference, false],
    ['one sent since', [row({ reference: null })], base, true],
    ['one sent since, by the whole second of the service', [row({ createdAt: SENT_AT - 999 })], base, true],
    ['one sent since, 2 s before by the service', [row({ createdAt: SENT_AT - 2_000 })], base, true],
    ['one sent before, by a moment more', [row({ createdAt: SENT_AT - 2_001 })], base, false],
    ['one sent since and failed', [row({ status: 'failed' })], base, true],
    ['one in progress from before', [old()], base, false],
    ['no slips', [], base, false],
  ] as const)('has arrived when the list shows %s: %# (W1)', (_, rows, baseline, has) => {
    expect(hasSlipArrived(rows, baseline)).toBe(has);
  });

  it.each([
    ['a time', [row({ createdAt: NaN, reference: null })], known],
    ['a time, without an earlier list', [row({ createdAt: NaN, reference: null })], base],
    ['a reference', [row({ reference: null })], byReference],
    ['a reference, beside another', [row({ reference: null }), row({ reference: 'REF2' })], byReference],
  ] as const)('may be one without %s, so that its arrival is unknown (W1)', (_, rows, baseline) => {
    expect(() => hasSlipArrived(rows, baseline)).toThrow('may be new');
    // No later list may tell: the order ends with its request.
    expect(() => hasSlipArrived(rows, baseline)).toThrow(OutcomeUnproven);
  });

  it('is not proven by a new one with another reference, which another device may have sent (W1)', () => {
    const other = row({ reference: 'REF2' });
    expect(() => hasSlipArrived([other, old()], known)).toThrow(OutcomeUnproven);
    expect(() => hasSlipArrived([other, other, old()], known)).toThrow(OutcomeUnproven);
  });

  it.each([
    ['older than each from before', 60_000],
    ['of the moment of the oldest from before', 0],
  ])('is not one that is %s, on a list that lacks a newer one (W1)', (_which, older) => {
    const times = Array.from({ length: 20 }, (_, index) => SENT_AT - (index + 1) * 60_000);
    const others = times.map((createdAt, index) => row({ createdAt, reference: `R${index}` }));
    const last = row({ createdAt: (times.at(-1) ?? 0) - older, reference: null });
    const baseline = { ...known, keys: marksOfSlips(others) };
    const lagging = [...others.slice(1), last];
    expect(hasSlipArrived(lagging, baseline)).toBe(false);
    expect(hasSlipArrived(lagging, { ...baseline, reference: null })).toBe(false);
    expect(hasSlipArrived([row({}), ...others.slice(0, -1)], baseline)).toBe(true);
  });

  it('is a new one that is older than all from before, on a list that has grown (W1)', () =>
    expect(hasSlipArrived([old(), old({ createdAt: SENT_AT - 90_000 })], known)).toBe(true));

  it('is not told by a list that had a slip without a time', () =>
    expect(marksOfSlips([row({}), row({ createdAt: NaN })])).toBeNull());

  it.each([
    null,
    7,
    ['key'],
    { keys: [1], reference: null, sentAt: 1 },
    { keys: [], reference: null },
    { keys: ['key', 1], reference: null, sentAt: 1 },
    { keys: 'key', reference: null, sentAt: 1 },
    { keys: null },
    { keys: null, reference: 7, sentAt: 1 },
  ])('has no baseline in %j', (value) => expect(readSlipBaseline(value)).toBeNull());

  it.each([known, byReference, base, { ...base, keys: [] }])(
    'has the baseline %j after a reload',
    (baseline) => expect(readSlipBaseline(baseline)).toEqual(baseline),
  );
});
