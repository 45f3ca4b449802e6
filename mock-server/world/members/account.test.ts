import { describe, expect, it } from 'vitest';
import { SOMCHAI } from '../../scenarios/users.ts';
import { madeWorld, onlyMember } from '../../test/made-world.ts';
import { changePassword, renameBankAccount, updateProfile } from './account.ts';
import { logIn } from './log-in.ts';
import { WRONG_PASSWORDS } from './login-guard.ts';
import { memberByPhone } from './members.ts';

const PROFILE = {
  name: ' Somchai J. ',
  bankCode: 'KTB',
  bankAccountName: ' somchai jaidee ',
  bankAccountNo: '9876543210',
};

function made() {
  const world = madeWorld('a member with money');
  return { world, member: onlyMember(world) };
}

describe('the profile', () => {
  it('is changed with its bank account, trimmed and in upper case [1.16] [7.06] [3.02]', () => {
    const { world, member } = made();
    updateProfile(world, member, PROFILE);
    expect(member).toMatchObject({
      name: 'Somchai J.',
      bankAccount: { bankCode: 'KTB', bankAccountName: 'SOMCHAI JAIDEE', bankAccountNo: '9876543210' },
    });
  });

  it('keeps its own account number and takes no other member’s [7.06] [8.04]', () => {
    const world = madeWorld();
    const somchai = memberByPhone(world, SOMCHAI)!;
    updateProfile(world, somchai, { name: 'S', ...somchai.bankAccount });
    const { bankAccount } = memberByPhone(world, '0899999999')!;
    expect(() => updateProfile(world, somchai, { name: 'S', ...bankAccount })).toThrow('EXISTING_BANK');
  });

  it.each([
    ['INVALID_USER_INFO', { name: ' ' }],
    ['INVALID_BANK', { bankCode: 'NOBANK' }],
    ['INVALID_BANK', { bankCode: '__proto__' }],
    ['INVALID_BANK', { bankAccountNo: '12345' }],
    ['INVALID_BANK', { bankAccountNo: '๑๒๓๔๕๖๗๘๙๐' }],
    ['INVALID_BANK', { bankAccountName: ' ' }],
    ['INVALID_BANK', { bankCode: 'SCB', bankAccountName: 'ß'.repeat(101) }],
    // In upper case each would be letters of A to Z.
    ['BANK_ACCOUNT_NAME_ENG', { bankAccountName: 'ﬁnn' }],
    ['BANK_ACCOUNT_NAME_ENG', { bankAccountName: 'kıtty' }],
    ['BANK_ACCOUNT_NAME_ENG', { bankAccountName: 'สมชาย ใจดี' }],
  ])('is refused with %s for %j and stays unchanged [7.06] [8.04]', (code, odd) => {
    const { world, member } = made();
    const before = structuredClone(member);
    expect(() => updateProfile(world, member, { ...PROFILE, ...odd })).toThrow(code);
    expect(member).toEqual(before);
  });
});

describe('the name of the bank account', () => {
  it('takes Latin letters and is stored in upper case [5.22] [7.07]', () => {
    const { member } = made();
    renameBankAccount(member, { bankCode: 'KBANK', bankAccountName: 'somchai jaiyen' });
    expect(member.bankAccount).toEqual({
      bankCode: 'KBANK',
      bankAccountName: 'SOMCHAI JAIYEN',
      bankAccountNo: '1234567890',
    });
  });

  it.each([
    ['BANK_ACCOUNT_NAME_ENG', { bankCode: 'KBANK', bankAccountName: 'สมชาย' }],
    ['BANK_ACCOUNT_NAME_ENG', { bankCode: 'KBANK', bankAccountName: '' }],
    ['BANK_ACCOUNT_NAME_ENG', { bankCode: 'KBANK', bankAccountName: 'SOMCHAI 2' }],
    ['BANK_ACCOUNT_NAME_ENG', { bankCode: 'KBANK', bankAccountName: 'MR. SOMCHAI-JAIDEE' }],
    ['INVALID_BANK', { bankCode: 'SCB', bankAccountName: 'SOMCHAI' }],
  ])('is refused with %s for %j [5.22] [7.07] [8.04]', (code, odd) => {
    expect(() => renameBankAccount(made().member, odd)).toThrow(code);
  });
});

describe('a change of the password', () => {
  it('accepts the new password as it was written, and refuses the old one [1.16] [7.08] [7.09]', () => {
    const { world, member } = made();
    changePassword(world, member, { oldPassword: '123456', newPassword: 'secret-2' }, null);
    for (const wrong of ['123456', 'SECRET-2'])
      expect(() => logIn(world, SOMCHAI, wrong)).toThrow('WRONG_CREDENTIAL');
    expect(logIn(world, SOMCHAI, 'secret-2')).toBeTruthy();
  });

  it('needs the password that is in use [7.08] [8.02]', () => {
    const { world, member } = made();
    for (const oldPassword of ['wrong', '', 'secret-2']) {
      const change = { oldPassword, newPassword: 'secret-2' };
      expect(() => changePassword(world, member, change, null)).toThrow('WRONG_PASSWORD');
    }
    expect(member.password).toBe('123456');
  });

  it('refuses an empty new password [7.08] [8.04]', () => {
    const { world, member } = made();
    const change = { oldPassword: '123456', newPassword: '' };
    expect(() => changePassword(world, member, change, null)).toThrow('INVALID_USER_INFO');
    expect(member.password).toBe('123456');
  });

  it('counts wrong passwords with those of the login [7.08] [8.02]', () => {
    const { world, member } = made();
    const change = (oldPassword: string) => () =>
      changePassword(world, member, { oldPassword, newPassword: 'secret-2' }, null);
    for (let time = 0; time < WRONG_PASSWORDS; time += 1) expect(change('wrong')).toThrow('WRONG_PASSWORD');
    expect(change('123456')).toThrow('REQUEST_LIMIT_1MIN');
    world.clock.advance(59_999);
    expect(() => logIn(world, SOMCHAI, '123456')).toThrow('REQUEST_LIMIT_1MIN');
    world.clock.advance(1);
    expect(change('123456')).not.toThrow();
  });

  it('forgets wrong passwords after a right one [7.08] [8.02]', () => {
    const { world, member } = made();
    const change = (oldPassword: string) => () =>
      changePassword(world, member, { oldPassword, newPassword: '123456' }, null);
    for (let time = 1; time < WRONG_PASSWORDS; time += 1) expect(change('wrong')).toThrow('WRONG_PASSWORD');
    change('123456')();
    expect(change('wrong')).toThrow('WRONG_PASSWORD');
    expect(change('123456')).not.toThrow();
  });
});
