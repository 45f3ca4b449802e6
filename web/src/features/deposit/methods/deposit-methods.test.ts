import { describe, expect, it } from 'vitest';
import type { Reply } from '../../../api/call.ts';
import { isQuick, readMethods } from './deposit-methods.ts';

type Options = Reply<'GET /api/lookup/deposit'>;
type Bank = Options['banks'][number];

const bank = (bankCode: string, mode: string, more: Partial<Record<keyof Bank, unknown>> = {}) =>
  ({
    bankCode,
    bankType: 'BANK',
    mode,
    currency: 'THB',
    bankAccountName: 'Rimkhong Co Ltd',
    bankAccountNo: '0123456789',
    bank: { nameTH: 'ธนาคาร', nameEN: 'Bank' },
    ...more,
  }) as Bank;
const reply = (parts: Partial<Options>): Options => ({ banks: [], wallets: [], isManual: false, ...parts });
const methods = (parts: Partial<Options>, takesSlips = false) => readMethods(reply(parts), { takesSlips });

describe('the methods to pay in', () => {
  it.each([
    ['SCB', 'AUTO', { kind: 'transfer', isAuto: true }],
    ['KBANK', 'AUTO', { kind: 'transfer', isAuto: true }],
    ['KBANK', 'QR', { kind: 'qr', provider: 'KBANK', rules: 'KBANK' }],
    ['GSB', 'AUTO', { kind: 'transfer', isAuto: true }],
    ['GSB', 'MANUAL', { kind: 'transfer', isAuto: false }],
    ['BCEL', 'AUTO', { kind: 'transfer', isAuto: true }],
    ['BCEL', 'MANUAL', { kind: 'transfer', isAuto: false }],
    ['NEWBANK', 'SOMETHING', { kind: 'transfer', isAuto: false }],
    ['NEWBANK', 'QR', { kind: 'qr', provider: 'NEWBANK', rules: 'NEWBANK' }],
  ])('read %s in mode %s as %j [2.48] [3.11]', (code, mode, expected) => {
    const account = {
      code,
      nameTh: 'ธนาคาร',
      nameEn: 'Bank',
      holder: 'Rimkhong Co Ltd',
      number: '0123456789',
      currency: 'LAK',
    };
    expect(methods({ banks: [bank(code, mode, { currency: ' LAK' })] })).toMatchObject([
      { ...expected, account },
    ]);
  });

  it.each([null, {}, { bankCode: 7 }, { bankCode: ' ' }, [], 'x'])(
    'leave out the damaged bank %j and keep the others [3.11] [8.29]',
    (damaged) => {
      const wallets = [null, { mode: 'gift', walletAccountName: '' }] as Options['wallets'];
      const banks = [damaged as unknown as Bank, bank('SCB', 'AUTO')];
      expect(methods({ banks, wallets }).map(({ kind, id }) => [kind, id])).toEqual([
        ['gift', 'wallet-1'],
        ['transfer', 'bank-1'],
      ]);
      expect(() => methods({ banks: banks.slice(0, 1), wallets: wallets.slice(0, 1) }, true)).toThrow(
        'no entry is valid',
      );
    },
  );

  it('show direction controls in the names of a bank, and isolate a name from right to left', () => {
    const names = { nameTH: 'ธนาคาร\u202e', nameEN: 'בנק' };
    expect(methods({ banks: [bank('SCB', 'AUTO', { bank: names })] })).toMatchObject([
      { account: { nameTh: 'ธนาคาร\ufffd', nameEn: '\u2068בנק\u2069' } },
    ]);
  });

  it.each(['WW', 'PAYTIMZ'])(
    'use a QR code for the payment type %s in any mode [2.48] [3.11] [9.20] [9.21]',
    (type) => {
      for (const mode of ['QR', 'AUTO'])
        expect(
          methods({ banks: [bank(`${type}-1`, mode, { bankType: type, bankAccountNo: '' })] }),
        ).toMatchObject([{ kind: 'qr', provider: `${type}-1`, rules: type }]);
      expect(methods({ banks: [bank(type, 'QR', { bankType: 'OTHER' })] })).toMatchObject([{ rules: type }]);
    },
  );

  it('have the mobile wallet by transfer, or by gift link in any other mode [1.08] [2.48] [2.51] [3.11]', () => {
    const wallets: Options['wallets'] = [
      { mode: 'AUTO', walletAccountName: ' Rimkhong ' },
      { mode: 'gift', walletAccountName: '' },
      { mode: 'LINK' as never, walletAccountName: '' },
    ];
    expect(methods({ wallets })).toMatchObject([
      { kind: 'gift' },
      { kind: 'gift' },
      { kind: 'wallet', holder: 'Rimkhong', isAuto: true },
    ]);
  });

  it('are sorted with the fastest first, otherwise in the order of the service [2.48]', () => {
    const banks = [bank('GSB', 'MANUAL'), bank('SCB', 'AUTO'), bank('BBL', 'AUTO'), bank('KBANK', 'QR')];
    const all = methods({ banks, wallets: [{ mode: 'gift', walletAccountName: '' }] }, true);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.map((method) => ('account' in method ? method.account.code : method.kind))).toEqual([
      'KBANK',
      'gift',
      'SCB',
      'BBL',
      'GSB',
      'slip',
    ]);
    expect(all.map(isQuick)).toEqual([true, true, true, true, false, false]);
  });

  it('credit transfers only by slip while the service is manual, but not codes and links [2.48] [3.11] [9.36]', () => {
    const banks = [bank('SCB', 'AUTO'), bank('KBANK', 'QR')];
    const wallets: Options['wallets'] = [
      { mode: 'AUTO', walletAccountName: 'A' },
      { mode: 'gift', walletAccountName: '' },
    ];
    expect(
      methods({ banks, wallets, isManual: true }).map((method) => [method.kind, isQuick(method)]),
    ).toEqual([
      ['qr', true],
      ['gift', true],
      ['transfer', false],
      ['wallet', false],
    ]);
  });

  it.each([undefined, null, 'false', 0, {}])(
    'credit transfers only by slip while isManual is %j: no promise that nobody made [2.48] [3.11] [9.36]',
    (isManual) => {
      const banks = [bank('SCB', 'AUTO')];
      expect(methods({ banks, isManual: isManual as never }).map(isQuick)).toEqual([false]);
    },
  );

  it('show no part of a text that is too long to be whole [2.48] [3.11]', () => {
    const long = '1'.repeat(201);
    const more = { bankAccountNo: long, bankAccountName: long };
    const whole = { bankAccountNo: long.slice(1), bankAccountName: long.slice(1) };
    expect(
      methods({ banks: [bank('SCB', 'AUTO', more), bank(long, 'AUTO'), bank('BBL', 'AUTO', whole)] }),
    ).toMatchObject([
      { account: { code: 'SCB', number: '', holder: '' } },
      { account: { code: 'BBL', number: long.slice(1), holder: long.slice(1) } },
    ]);
  });

  it('include the slip only on devices with files [2.49]', () => {
    expect(methods({}, true)).toEqual([{ kind: 'slip', id: 'slip' }]);
    expect(methods({}, false)).toEqual([]);
  });

  it('leave out a mobile wallet without a mode [2.48] [3.11]', () => {
    const named = { mode: 'gift', walletAccountName: '' } as const;
    const wallets = [named, null, {}, { mode: '' }, { mode: 7 }] as never;
    expect(methods({ wallets })).toMatchObject([{ kind: 'gift', id: 'wallet-0' }]);
  });

  it('call a bank without a name by its code, and accept other missing fields [2.48] [3.11]', () => {
    const poor = bank('XYZ', 'AUTO', {
      bank: null,
      bankAccountName: null,
      bankAccountNo: undefined,
      currency: 7,
    });
    expect(methods({ banks: [poor], wallets: null as never })).toMatchObject([
      { account: { code: 'XYZ', nameTh: 'XYZ', nameEn: 'XYZ', holder: '', number: '', currency: '' } },
    ]);
  });

  it.each([{}, { banks: null }, { banks: [null] }, { banks: [{}] }])(
    'are not read from %j [2.48]',
    (other) => {
      expect(() => readMethods(other as never, { takesSlips: true })).toThrow(TypeError);
    },
  );
});
