import { expect, it } from 'vitest';
import { createMemoryStore } from '../../platform/stores.ts';
import type { Platform } from '../../platform/platform.ts';
import { readRunningQrs } from './running-qrs.ts';

const KEPT = {
  qr: { id: 'q1', amount: 10_000, deadline: 5_000, seconds: 900 },
  keys: ['a'],
  balance: 500,
  until: 305_000,
};

const read = (saved: unknown) => {
  const text = typeof saved === 'string' ? saved : JSON.stringify({ KBANK: saved });
  return readRunningQrs({ tabStorage: createMemoryStore(new Map([['running-qrs', text]])) } as Platform);
};

it('reads the QRs that were kept for a reload', () => {
  expect(read(KEPT)).toEqual({ KBANK: KEPT });
  expect(read({ ...KEPT, keys: null, balance: null })).toMatchObject({ KBANK: { keys: null } });
});

it.each([
  '{',
  'null',
  '5',
  null,
  'x',
  {},
  { ...KEPT, qr: null },
  { ...KEPT, qr: { ...KEPT.qr, id: 5 } },
  { ...KEPT, qr: { ...KEPT.qr, amount: '100' } },
  { ...KEPT, qr: { ...KEPT.qr, deadline: null } },
  { ...KEPT, keys: [5] },
  { ...KEPT, keys: {} },
  { ...KEPT, balance: 'x' },
  { ...KEPT, until: 1e300 },
])('takes a damaged QR for none: %j', (saved) => {
  expect(read(saved)).toEqual({});
});
