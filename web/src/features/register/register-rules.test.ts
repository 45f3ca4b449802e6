import { describe, expect, it } from 'vitest';
import {
  accountName,
  checkBank,
  checkPhone,
  checkProfile,
  emptyDraft,
  normaliseAccountNo,
} from './register-rules.ts';

const draft = {
  ...emptyDraft('thai'),
  name: 'Anong',
  bankCode: 'KBANK',
  bankAccountNo: '555-1-23456-7',
  firstName: 'ANONG',
  lastName: 'DEEJAI',
};

describe('the registration', () => {
  it.each([
    ['thai', '081-234-5678', null],
    ['thai', '+66 81 234 5678', null],
    ['thai', '๐๘๑๒๓๔๕๖๗๘', null],
    ['thai', '081234567', 'phone_ten_digits'],
    ['thai', '02055512345', 'phone_ten_digits'],
    ['thai', '', 'phone_required'],
    ['thai', '   ', 'phone_required'],
    ['thai', '😀', 'phone_ten_digits'],
    ['laos', '020 5551 2345', null],
    ['laos', '໐໒໐໕໕໕໑໒໓໔໕', null],
    ['laos', 'somphone', 'phone_invalid'],
  ] as const)('in the %s edition finds of the phone %j: %s [5.02]', (edition, phone, complaint) => {
    expect(checkPhone(phone, edition)?.complaint ?? null).toBe(complaint);
  });

  it.each([
    [{}, { password: 'a', confirm: 'a' }, null],
    [{ name: '  ' }, { password: 'a', confirm: 'a' }, 'name_required'],
    [{}, { password: '', confirm: '' }, 'password_required'],
    [{}, { password: 'a', confirm: '' }, 'confirm_required'],
    [{}, { password: 'a', confirm: 'b' }, 'confirm_differs'],
  ] as const)('finds of the profile %j with %j: %s [5.03]', (change, secrets, complaint) => {
    expect(checkProfile({ ...draft, ...change }, secrets)?.complaint ?? null).toBe(complaint);
  });

  it.each([
    [{}, null],
    [{ bankCode: '' }, 'bank_required'],
    [{ bankAccountNo: ' - ' }, 'account_required'],
    [{ firstName: ' ' }, 'first_name_required'],
    [{ lastName: '' }, 'last_name_required'],
    [{ firstName: 'อนงค์' }, null],
    [{ bankCode: 'KTB', firstName: 'อนงค์' }, 'name_english'],
    [{ bankCode: 'TMB', lastName: 'ດີໃຈ' }, 'name_english'],
    [{ bankCode: 'BBL' }, null],
  ] as const)('finds of the bank %j: %s [5.04] [5.05]', (change, complaint) => {
    expect(checkBank({ ...draft, ...change })?.complaint ?? null).toBe(complaint);
  });

  it('joins the names in upper case, and understands numbers as they are pasted [2.24] [3.01]', () => {
    expect(accountName({ ...draft, firstName: ' anong ', lastName: 'DeeJai' })).toBe('ANONG DEEJAI');
    expect(normaliseAccountNo('๕๕๕-໑ 23456-7')).toBe('5551234567');
  });

  it('chooses kip in the Laos edition and baht in the Thai one [5.06]', () => {
    expect(emptyDraft('laos').currency).toBe('LAK');
    expect(emptyDraft('thai').currency).toBe('BAHT');
  });
});
