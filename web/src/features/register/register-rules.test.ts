import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { systemClock } from '../../lib/clock.ts';
import { createBrowserPlatform } from '../../platform/browser-platform.ts';
import { inviteLink } from '../../shared/account/invite-link.ts';
import type { Services } from '../../shared/session/services.ts';
import { emptyForm } from './register-form.ts';
import { accountName, invalidFields, normalised } from './register-rules.ts';
import { readFacts, saveInviteCode } from './register-storage.ts';

const form = {
  ...emptyForm('thai', ''),
  name: 'Anong',
  bankCode: 'KBANK',
  bankAccountNo: '555-1-23456-7',
  firstName: 'ANONG',
  lastName: 'DEEJAI',
};
const errorsOf = (...args: Parameters<typeof invalidFields>) =>
  invalidFields(...args).map(({ field, error }) => `${field}: ${error}`);

describe('registration rules', () => {
  it.each([
    ['thai', '081-234-5678', []],
    ['thai', '+66 81 234 5678', []],
    ['thai', '๐๘๑๒๓๔๕๖๗๘', []],
    ['thai', '081234567', ['phone: phone_ten_digits']],
    ['thai', '02055512345', ['phone: phone_ten_digits']],
    ['thai', '', ['phone: phone_required']],
    ['thai', '   ', ['phone: phone_required']],
    ['thai', '😀', ['phone: phone_ten_digits']],
    ['laos', '020 5551 2345', []],
    ['laos', '໐໒໐໕໕໕໑໒໓໔໕', []],
    ['laos', 'somphone', ['phone: phone_invalid']],
  ] as const)('check in the %s edition the phone %j: %j [2.21] [5.02] [5.03]', (edition, phone, errors) => {
    expect(errorsOf('phone', { ...form, phone }, edition)).toEqual(errors);
  });

  it.each([
    [{ password: 'a', confirm: 'a' }, []],
    [{ password: ' a ', confirm: ' a ' }, []],
    [{ name: '  ', password: 'a', confirm: 'a' }, ['name: name_required']],
    [{ password: '', confirm: '' }, ['password: password_required', 'confirm: confirm_required']],
    [{ password: 'a', confirm: '' }, ['confirm: confirm_required']],
    [{ password: '  ', confirm: '\u200b' }, ['password: password_required', 'confirm: confirm_required']],
    [{ password: 'a', confirm: '  ' }, ['confirm: confirm_required']],
    [{ name: '', password: 'a', confirm: 'b' }, ['name: name_required', 'confirm: confirm_differs']],
    [{ password: 'a', confirm: 'a ' }, ['confirm: confirm_differs']],
    [{ password: 'a', confirm: 'A' }, ['confirm: confirm_differs']],
  ] as const)('check the profile %j: %j [2.23] [5.03]', (change, errors) => {
    expect(errorsOf('profile', { ...form, ...change }, 'thai')).toEqual(errors);
  });

  it.each([
    [{}, []],
    [{ bankCode: '' }, ['bankCode: bank_required']],
    [{ bankAccountNo: ' - ' }, ['bankAccountNo: account_required']],
    [{ bankAccountNo: '12345' }, ['bankAccountNo: account_digits']],
    [{ bankAccountNo: '555-1-23456-x' }, ['bankAccountNo: account_digits']],
    [{ firstName: ' ' }, ['firstName: first_name_required']],
    [{ lastName: '' }, ['lastName: last_name_required']],
    [{ firstName: ' ', lastName: '' }, ['firstName: first_name_required', 'lastName: last_name_required']],
    [{ firstName: 'อนงค์' }, []],
    [{ bankCode: 'KTB', firstName: 'อนงค์' }, ['firstName: name_english']],
    [{ bankCode: 'TMB', lastName: 'ດີໃຈ' }, ['lastName: name_english']],
    [{ bankCode: 'KTB', firstName: '' }, ['firstName: first_name_required']],
    [{ bankCode: 'KTB', lastName: ' ' }, ['lastName: last_name_required']],
    [{ bankCode: 'BBL' }, []],
    [{ bankCode: 'BBL', firstName: 'ANONG\u00a0MAI', lastName: '\u200bDEEJAI\ufeff' }, []],
  ] as const)('check the bank account %j: %j [2.24] [5.04] [5.05] [9.15]', (change, errors) => {
    expect(errorsOf('bank', { ...form, ...change }, 'thai')).toEqual(errors);
  });

  it('join the names in upper case [2.24] [3.01]', () => {
    expect(accountName({ ...form, firstName: ' anong ', lastName: 'DeeJai' })).toBe('ANONG DEEJAI');
  });

  it.each([
    [' PR65f1c2ab ', 'PR65f1c2ab'],
    ['pr65f1c2ab', 'PR65f1c2ab'],
    ['promo7', 'promo7'],
    ['pr0mo', 'pr0mo'],
    ['P\u200bR65f1c2ab', 'PR65f1c2ab'],
    ['https://wallet.example/register?code=PR65f1c2ab', 'PR65f1c2ab'],
    ['https://wallet.example/register?utm=x&code=PR65f1c2ab#top', 'PR65f1c2ab'],
    ['P'.repeat(200), 'P'.repeat(66)],
    ['', ''],
  ])('find the invite code in %j [2.23] [2.47]', (inviteCode, code) =>
    expect(normalised('profile', { ...form, inviteCode }).inviteCode).toBe(code),
  );

  it('take the code of every invite link unchanged [2.03] [2.23] [2.47]', () => {
    const platform = createBrowserPlatform(window);
    fc.assert(
      fc.property(fc.stringMatching(/^[\w-]{1,64}$/), (id) => {
        const code = new URL(inviteLink('https://wallet.test', id)).searchParams.get('code') ?? '';
        saveInviteCode({ platform } as Services, code);
        const kept = platform.durableStorage.get('code') ?? '';
        expect(kept).toBe(`PR${id}`);
        expect(normalised('profile', { ...form, inviteCode: kept }).inviteCode).toBe(kept);
      }),
      { examples: [['a'.repeat(64)], ['7']] },
    );
    saveInviteCode({ platform } as Services, 'pr65f1c2ab');
    expect(platform.durableStorage.get('code')).toBe('PR65f1c2ab');
  });

  it('normalise pasted numbers and codes [2.22] [5.02]', () => {
    expect(normalised('phone', { ...form, phone: '+66 81 234 5678' }).phone).toBe('0812345678');
    expect(normalised('otp', { ...form, otp: ' ๑๒ aB ' }).otp).toBe('12aB');
    expect(normalised('bank', { ...form, bankAccountNo: '๕๕๕-໑ 23456-7' }).bankAccountNo).toBe('5551234567');
    expect(normalised('otp', { ...form, otp: '\u200b12\u00a034\u2060' }).otp).toBe('1234');
    const pasted = { ...form, firstName: '\u200bANONG\u00a0 MAI', lastName: 'DEEJAI\u200e' };
    expect(normalised('bank', pasted)).toMatchObject({ firstName: 'ANONG MAI', lastName: 'DEEJAI' });
    expect(normalised('profile', form)).toEqual(form);
  });

  it.each([
    ['BAHT', 'BAHT'],
    ['LAK', 'LAK'],
    ['USD', 'LAK'],
    [7, 'LAK'],
  ])(
    'keep over a reload in the Laos edition the currency %j as %s [2.24] [5.06] [9.16]',
    (kept, currency) => {
      const platform = createBrowserPlatform(window);
      platform.tabStorage.set('register-draft', JSON.stringify({ draft: { currency: kept } }));
      const services = { platform, config: { edition: 'laos' }, clock: systemClock } as Services;
      expect(readFacts(services).form.currency).toBe(currency);
    },
  );

  it('choose kip in the Laos edition and baht in the Thai one [5.06] [9.16]', () => {
    for (const inviteCode of ['', 'PR100001']) {
      expect(emptyForm('laos', inviteCode).currency).toBe('LAK');
      expect(emptyForm('thai', inviteCode).currency).toBe('BAHT');
    }
  });
});
