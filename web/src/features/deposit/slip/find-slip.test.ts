import { describe, expect, it } from 'vitest';
import type { SlipRow } from '../../../shared/wallet/slip-rows.ts';
import { hasSlipArrived, readSlipBaseline } from './find-slip.ts';

const row = (more: Partial<SlipRow>): SlipRow => ({
  key: 'new',
  createdAt: 0,
  amount: null,
  status: 'in_progress',
  note: null,
  link: null,
  reference: 'REF1',
  ...more,
});
const known = { keys: ['old'], reference: 'REF1' };
const byReference = { keys: null, reference: 'REF1' };
const byNothing = { keys: null, reference: null };

describe('the slip that was sent', () => {
  it.each([
    ['a new key', [row({})], known, true],
    ['a new key beside a known one', [row({}), row({ key: 'old' })], known, true],
    ['only known keys', [row({ key: 'old' })], known, false],
    ['its reference, in progress', [row({})], byReference, true],
    ['its reference beside another', [row({}), row({ reference: 'REF2' })], byReference, true],
    ['its reference, credited', [row({ status: 'success' })], byReference, true],
    ['its reference, failed before', [row({ status: 'failed' })], byReference, false],
    ['another reference', [row({ reference: 'REF2' })], byReference, false],
    ['a slip in progress', [row({ reference: null })], byNothing, true],
    ['a slip in progress whose reference is known by now', [row({})], byNothing, true],
    ['slips that are done', [row({ status: 'success' })], byNothing, false],
    ['no slips', [], byNothing, false],
  ] as const)('has arrived when the list shows %s: %#', (_, rows, baseline, has) => {
    expect(hasSlipArrived(rows, baseline)).toBe(has);
  });

  it.each([
    null,
    7,
    ['key'],
    { keys: [1], reference: null },
    { keys: ['key', 1], reference: null },
    { keys: 'key', reference: null },
    { keys: null },
    { keys: null, reference: 7 },
  ])('has no baseline in %j', (value) => expect(readSlipBaseline(value)).toBeNull());

  it.each([known, byReference, byNothing, { keys: [], reference: null }])(
    'has the baseline %j after a reload',
    (baseline) => expect(readSlipBaseline(baseline)).toEqual(baseline),
  );
});
