import { describe, expect, it } from 'vitest';
import { madeWorld } from '../test/made-world.ts';
import { CHECK, REGISTRATION } from '../walk/visitor.ts';
import { logIn, memberOfToken } from './members.ts';
import { checkRegistration, register } from './registration.ts';

function open() {
  const world = madeWorld();
  world.flags.registerOTP = false;
  return world;
}

describe('a registration', () => {
  it('makes a member who can log in, with an empty wallet and the name in upper case [2.24] [7.04]', () => {
    const world = open();
    const member = register(world, { ...REGISTRATION, bankAccountName: ' anong deejai ' });
    expect(memberOfToken(world, logIn(world, REGISTRATION.username, REGISTRATION.password))).toBe(member);
    expect(member).toMatchObject({ currency: 'THB', coin: 0, invitedBy: null });
    expect(member.bankAccount.bankAccountName).toBe('ANONG DEEJAI');
    expect(() => register(world, REGISTRATION)).toThrow('EXISTING_USER');
  });

  it('keeps who invited, and counts the friend for them [2.47]', () => {
    const world = open();
    const member = register(world, { ...REGISTRATION, inviteCode: 'PR100001' });
    expect(member.invitedBy).toBe('100001');
    expect(world.members.get('100001')?.invite).toMatchObject({ success: 3, fail: 2 });
  });

  it('is checked without a bank before the wizard’s last step, and not made so [4.01]', () => {
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
  ] as const)('in the edition %s with the phone %s is taken: %s [5.02]', (edition, username, isTaken) => {
    const world = open();
    world.flags.edition = edition;
    const check = () => checkRegistration(world, { ...CHECK, username });
    if (isTaken) expect(check).not.toThrow();
    else expect(check).toThrow('PHONE_NUMBER_REQUIRE_10_DIGIT');
  });

  it('makes nobody when the games cannot be opened', () => {
    const world = open();
    world.failing.add('game-registration');
    expect(() => register(world, REGISTRATION)).toThrow('GAME_ACTIVATION_FAIL');
    expect(world.phones.has(REGISTRATION.username)).toBe(false);
  });
});
