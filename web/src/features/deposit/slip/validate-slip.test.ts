import { describe, expect, it } from 'vitest';
import type { SlipRow } from '../../../shared/wallet/slip-rows.ts';
import { validateSlip } from './validate-slip.ts';

const slip = (more: Partial<SlipRow>): SlipRow => ({
  key: 'one',
  createdAt: 0,
  amount: null,
  status: 'in_progress',
  note: null,
  link: null,
  reference: 'REF1',
  ...more,
});

describe('a checked slip', () => {
  it.each([
    ['has no reference', null, [slip({})], 'unreadable'],
    ['could not be looked at', undefined, [slip({})], 'unchecked'],
    ['is the first', 'REF1', [], 'readable'],
    ['is of another transfer', 'REF2', [slip({})], 'readable'],
    ['is in progress already', 'REF1', [slip({ reference: null }), slip({})], 'duplicate'],
    ['was credited', 'REF1', [slip({ status: 'success' })], 'duplicate'],
    [
      'was refused as a duplicate',
      'REF1',
      [slip({ status: 'failed', note: 'SLIP_REFNO_DUPLICATED' })],
      'duplicate',
    ],
    [
      'failed for another reason',
      'REF1',
      [slip({ status: 'failed', note: 'TRIPPLE_WRONG_CAPTCHA' })],
      'readable',
    ],
  ] as const)('that %s is classified [8.13] [8.15]', (_, reference, earlier, kind) => {
    expect(validateSlip(reference, earlier).kind).toBe(kind);
  });
});
