import { expect, it } from 'vitest';
import { qrRulesOf } from './qr.ts';

it.each([
  [{ bankCode: 'KBANK', bankType: 'BANK', mode: 'QR' }, 'KBANK'],
  [{ bankCode: 'KBANK', bankType: 'BANK', mode: 'AUTO' }, null],
  [{ bankCode: 'PAY', bankType: 'WW', mode: 'AUTO' }, 'WW'],
  [{ bankCode: 'WW', bankType: 'PAYTIMZ', mode: 'MANUAL' }, 'PAYTIMZ'],
  [{ bankCode: 'WW', bankType: 'constructor', mode: 'QR' }, 'WW'],
])('the provider whose amounts apply to the QRs of %j is %s [2.48] [5.20]', (bank, rules) => {
  expect(qrRulesOf(bank)).toBe(rules);
});
