import { satangFromBaht } from 'contracts/rules';
import { describe, expect, it } from 'vitest';
import { readCancelled, readQr, referenceOf } from './qr-record.ts';

const NOW = 1_000_000;
const WIRE = { hasQrcode: true, qrcodeId: 'q1', qrcode: '<svg/>', amount: 100.25, expireIn: 600 };
const LIVE = { id: 'q1', svg: '<svg/>', amount: satangFromBaht(1), deadline: NOW, seconds: 600 };
const read = (change: object) => readQr({ ...WIRE, ...change } as never, NOW);
const cancelled = (record: object) => readCancelled(record as never);

describe('a QR record', () => {
  it('has its amount in satang, and its deadline counts from now [3.12] [4.04]', () => {
    expect(read({})).toEqual({
      id: 'q1',
      svg: '<svg/>',
      amount: 10_025,
      deadline: NOW + 600_000,
      seconds: 600,
    });
  });

  it.each([
    [120, 600],
    [0, 600],
    [900, 900],
    [2_592_000, 2_592_000],
  ])('with %s s left has a progress bar of %s s [2.50] [3.12]', (expireIn, seconds) => {
    expect(read({ expireIn })).toMatchObject({ deadline: NOW + expireIn * 1000, seconds });
  });

  it.each([
    ['qr-A1', 'qr-A1'],
    [' qr-A1 ', 'qr-A1'],
    ['q'.repeat(64), 'q'.repeat(64)],
    ['q'.repeat(65), null],
    ['   ', null],
  ])('with the id %j has the reference %j [3.12]', (id, reference) => {
    expect(referenceOf({ ...LIVE, id })).toBe(reference);
  });

  it('that is past its end has ended now [2.50] [3.12]', () => {
    expect(read({ expireIn: -5 })).toMatchObject({ deadline: NOW, seconds: 600 });
  });

  it('without a QR is none [3.12]', () => expect(readQr({ hasQrcode: false } as never, NOW)).toBeNull());

  it.each([{ hasQrcode: undefined }, { hasQrcode: null }, { hasQrcode: 'true' }, { hasQrcode: 0 }])(
    'that does not say whether there is a QR is refused: %j [3.12]',
    (change) => expect(() => read(change)).toThrow('hasQrcode is not a boolean'),
  );

  it.each([
    { qrcodeId: '' },
    { qrcodeId: 7 },
    { qrcode: '' },
    { qrcode: null },
    { expireIn: '600' },
    { expireIn: NaN },
    { expireIn: Infinity },
    { expireIn: 2_592_001 },
    { expireIn: undefined },
  ])('without id, picture or time left is refused: %j [2.50] [3.12]', (change) => {
    expect(() => read(change)).toThrow('id, qrcode or expireIn is invalid');
  });

  it.each([0.005, '100', null, 0, -77])('with the amount %j is refused [2.50] [3.12]', (amount) => {
    expect(() => read({ amount })).toThrow(RangeError);
  });
});

describe('the reply of a cancellation', () => {
  it('is a record without a QR [3.12] [7.47]', () => expect(cancelled({ hasQrcode: false })).toBe(true));

  it.each([{ hasQrcode: true }, { hasQrcode: null }, { hasQrcode: 0 }, {}])(
    'proves nothing with anything else: %j [3.12] [7.47]',
    (record) => expect(() => cancelled(record)).toThrow('hasQrcode is not false'),
  );
});
