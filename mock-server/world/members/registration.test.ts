import { describe, expect, it } from 'vitest';
import { madeWorld } from '../../test/made-world.ts';
import { CHECK, REGISTRATION } from '../../client/visitor.ts';
import { logIn } from './log-in.ts';
import { sendOtp, verifyOtp } from './otp.ts';
import { checkRegistration, register } from './registration.ts';
import { memberOfToken } from './tokens.ts';

function open() {
  const world = madeWorld();
  world.flags.registerOTP = false;
  return world;
}

describe('a registration', () => {
  it('creates a member who can log in [2.24] [3.01] [3.03] [7.04]', () => {
    const world = open();
    const password = ' with blanks ';
    const blanks = { name: ` ${REGISTRATION.name} `, bankAccountName: ' anong deejai ' };
    const member = register(world, { ...REGISTRATION, password, ...blanks });
    expect(memberOfToken(world, logIn(world, REGISTRATION.username, password))).toBe(member);
    expect(member).toMatchObject({ name: REGISTRATION.name, currency: 'THB', coin: 0, invitedBy: null });
    expect(member.createdAt).toBe(world.clock.now());
    expect(member.bankAccount.bankAccountName).toBe('ANONG DEEJAI');
    expect(() => register(world, REGISTRATION)).toThrow('EXISTING_USER');
  });

  it('stores the inviter and counts the friend for them [1.13] [2.47] [2.54] [3.01] [3.13] [7.04]', () => {
    const world = open();
    const member = register(world, { ...REGISTRATION, inviteCode: 'PR100001' });
    expect(member.invitedBy).toBe('100001');
    expect(world.members.get('100001')?.invite).toMatchObject({ success: 3, fail: 2 });
  });

  it('may be checked, but not made, without a bank [4.01] [5.04] [7.03] [8.04]', () => {
    const world = open();
    const noBank = { bankCode: '', bankAccountName: '', bankAccountNo: '' };
    expect(() => checkRegistration(world, { ...CHECK, ...noBank })).not.toThrow();
    expect(() => register(world, { ...REGISTRATION, ...noBank })).toThrow('INVALID_BANK');
  });

  it.each([
    ['thai', '0611111111', true],
    ['thai', '02099999999', false],
    ['thai', '061111111', false],
    ['laos', '02099999999', true],
    ['laos', '12345', true],
    ['both', '02099999999', true],
    ['both', '0611111111', true],
    ['both', '061111111', false],
    ['both', '06111111111', false],
    ['laos', '0x6', false],
  ] as const)(
    'in the edition %s with the phone %s is accepted: %s [1.20] [5.02] [7.03] [8.04] [9.14]',
    (edition, username, isTaken) => {
      const world = open();
      world.flags.edition = edition;
      const check = () => checkRegistration(world, { ...CHECK, username });
      if (isTaken) expect(check).not.toThrow();
      else expect(check).toThrow('PHONE_NUMBER_REQUIRE_10_DIGIT');
    },
  );

  it.each([
    ['game-registration', 'GAME_ACTIVATION_FAIL'],
    ['registration', 'REGISTER_FAIL'],
  ] as const)('creates no member during the outage %s [7.04] [8.04]', (part, code) => {
    const world = open();
    const before = structuredClone(world.members);
    world.outages.add(part);
    expect(() => register(world, { ...REGISTRATION, inviteCode: 'PR100001' })).toThrow(code);
    expect(world.members).toEqual(before);
    expect(world.phones.has(REGISTRATION.username)).toBe(false);
  });

  it.each([
    ['EXISTING_USER', { username: '0812345678' }],
    ['EXISTING_BANK', { bankCode: 'KBANK', bankAccountNo: '1234567890' }],
    ['INVALID_USER_INFO', { name: ' ' }],
    ['INVALID_USER_INFO', { password: '' }],
    ['INVALID_USER_INFO', { sourceCode: 'MOON' }],
    ['INVALID_CODE', { inviteCode: 'PR1' }],
    ['INVALID_CODE', { inviteCode: '100001' }],
    ['INVALID_CODE', { inviteCode: 'XX100001' }],
    ['INVALID_BANK', { bankCode: 'NOBANK' }],
    ['INVALID_BANK', { bankCode: 'constructor' }],
    ['INVALID_BANK', { bankAccountNo: '12345' }],
    ['INVALID_BANK', { bankAccountNo: '123-456-7890' }],
    ['INVALID_BANK', { bankAccountName: ' ' }],
    ['INVALID_BANK', { bankAccountName: 'ß'.repeat(101) }],
    ['BANK_ACCOUNT_NAME_ENG', { bankCode: 'BBL', bankAccountName: 'อนงค์ ดีใจ' }],
  ])(
    'is refused with %s for %j, checked or made [2.23] [2.47] [5.03] [5.04] [5.05] [7.03] [7.04] [8.04] [9.15]',
    (code, odd) => {
      const world = open();
      const before = world.members.size;
      expect(() => checkRegistration(world, { ...CHECK, ...odd })).toThrow(code);
      expect(() => register(world, { ...REGISTRATION, ...odd })).toThrow(code);
      expect(world.members.size).toBe(before);
    },
  );

  it('accepts the same number at another bank, and a Thai name [5.05] [8.04] [9.15]', () => {
    const world = open();
    const registration = {
      ...REGISTRATION,
      bankCode: 'SCB',
      bankAccountNo: '1234567890',
      bankAccountName: 'อนงค์ ดีใจ',
      sourceCode: 'FRIEND',
    };
    expect(register(world, registration).bankAccount.bankCode).toBe('SCB');
  });

  it('needs a verified phone only where codes are required [1.02] [2.22] [4.01] [8.03]', () => {
    const world = madeWorld();
    expect(register(open(), REGISTRATION).phone).toBe(REGISTRATION.username);
    expect(() => register(world, REGISTRATION)).toThrow('UNVERIFIED_OTP');
    const { token } = sendOtp(world, REGISTRATION.username)!;
    verifyOtp(world, token, world.otps.get(token)!.code);
    expect(register(world, REGISTRATION).phone).toBe(REGISTRATION.username);
  });

  it('stores the chosen currency [2.24] [3.01] [5.06] [7.04] [9.16]', () => {
    const lao = { username: '02099999999', bankAccountNo: '160120000555', bankCode: 'BCEL' };
    expect(register(open(), { ...REGISTRATION, ...lao, currency: 'LAK' }).currency).toBe('LAK');
    expect(register(open(), { ...REGISTRATION, currency: 'BAHT' }).currency).toBe('THB');
  });
});
