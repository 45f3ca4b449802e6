import { describe, expect, it } from 'vitest';
import { madeWorld, onlyMember } from '../../test/made-world.ts';
import { changePassword } from './account.ts';
import { logIn } from './log-in.ts';
import { WINDOW_MS, WRONG_PASSWORDS } from './login-guard.ts';
import { memberByPhone, removeMember } from './members.ts';
import { endTokens, issueToken, memberOfToken } from './tokens.ts';
import { gameAccountOf, walletOf } from '../money/accounts.ts';
import { TOKEN_SECONDS } from '../service/flags.ts';
import { addMalee, SOMCHAI } from '../../scenarios/users.ts';

describe('login', () => {
  it('answers a token of the member, for the time of a session [1.03] [7.09] [3.23]', () => {
    const world = madeWorld();
    const token = logIn(world, SOMCHAI, '123456');
    world.clock.advance(world.flags.tokenSeconds * 1000 - 1);
    expect(memberOfToken(world, token).name).toBe('Somchai');
  });

  it.each([
    ['a wrong password', SOMCHAI, '1234567'],
    ['the start of the password', SOMCHAI, '12345'],
    ['an unknown phone', '0800000000', '123456'],
    ['a phone in another script', '๐๘๑๒๓๔๕๖๗๘', '123456'],
    ['a phone with spaces', ' 0812345678', '123456'],
  ])('refuses %s with the same code [7.09] [8.02]', (_what, phone, password) => {
    expect(() => logIn(madeWorld(), phone, password)).toThrow('WRONG_CREDENTIAL');
  });

  it('says which was wrong when the flag is set, and counts it [8.02]', () => {
    const world = madeWorld();
    world.flags.loginTellsWhich = true;
    expect(() => logIn(world, '0800000000', '123456')).toThrow('NO_USER');
    for (let time = 0; time < WRONG_PASSWORDS; time += 1)
      expect(() => logIn(world, SOMCHAI, 'wrong')).toThrow('WRONG_PASSWORD');
    expect(() => logIn(world, SOMCHAI, '123456')).toThrow('REQUEST_LIMIT_1MIN');
  });

  it('fails without counting during an outage [8.02]', () => {
    const world = madeWorld();
    world.outages.add('login');
    for (let time = 0; time < WRONG_PASSWORDS; time += 1)
      expect(() => logIn(world, SOMCHAI, 'wrong')).toThrow('LOGIN_FAIL');
    world.outages.clear();
    expect(logIn(world, SOMCHAI, '123456')).toBeTruthy();
  });

  it('says "inactive" only after the right password [6.03] [7.09] [8.02]', () => {
    const world = madeWorld('an inactive member');
    expect(() => logIn(world, SOMCHAI, 'wrong')).toThrow('WRONG_CREDENTIAL');
    expect(() => logIn(world, SOMCHAI, '123456')).toThrow('INACTIVE_USER');
  });

  it('limits a phone, an unknown one too, for a minute after too many wrong passwords [8.02]', () => {
    const world = madeWorld();
    const fail = () => logIn(world, SOMCHAI, 'wrong');
    for (let time = 0; time < WRONG_PASSWORDS; time += 1) expect(fail).toThrow('WRONG_CREDENTIAL');
    expect(() => logIn(world, SOMCHAI, '123456')).toThrow('REQUEST_LIMIT_1MIN');
    expect(logIn(world, '0899999999', '123456')).toBeTruthy();
    const guess = () => logIn(world, '0800000000', 'wrong');
    for (let time = 0; time < WRONG_PASSWORDS; time += 1) expect(guess).toThrow('WRONG_CREDENTIAL');
    // Guesses for many other phones do not end it.
    for (let other = 0; other < 1_100; other += 1) world.loginGuard.failed(`09${other}`, world.clock.now());
    expect(guess).toThrow('REQUEST_LIMIT_1MIN');
    world.clock.advance(WINDOW_MS - 1);
    expect(() => logIn(world, SOMCHAI, '123456')).toThrow('REQUEST_LIMIT_1MIN');
    world.clock.advance(1);
    expect(logIn(world, SOMCHAI, '123456')).toBeTruthy();
  });

  it('forgets wrong passwords after a right one [7.09] [8.02]', () => {
    const world = madeWorld();
    for (let time = 1; time < WRONG_PASSWORDS; time += 1) {
      expect(() => logIn(world, SOMCHAI, 'wrong')).toThrow('WRONG_CREDENTIAL');
    }
    logIn(world, SOMCHAI, '123456');
    expect(() => logIn(world, SOMCHAI, 'wrong')).toThrow('WRONG_CREDENTIAL');
    expect(logIn(world, SOMCHAI, '123456')).toBeTruthy();
  });
});

describe('a removed member', () => {
  it('leaves balanced books and no money', () => {
    const world = madeWorld();
    const somchai = memberByPhone(world, SOMCHAI)!;
    const inGame = gameAccountOf(somchai, 'PG');
    expect(world.ledger.balance(inGame)).toBeGreaterThan(0);
    removeMember(world, somchai);
    world.ledger.audit();
    expect(world.ledger.balance(walletOf(somchai))).toBe(0);
    expect(world.ledger.balance(inGame)).toBe(0);
    expect(memberByPhone(world, SOMCHAI)).toBeUndefined();
    expect(() => logIn(world, SOMCHAI, '123456')).toThrow('WRONG_CREDENTIAL');
  });

  it('has an id and tokens that are never reused [4.02] [8.02]', () => {
    const world = madeWorld('a member with money');
    const somchai = onlyMember(world);
    const token = issueToken(world, somchai);
    removeMember(world, somchai);
    expect(addMalee(world).id).not.toBe(somchai.id);
    expect(() => memberOfToken(world, token)).toThrow('INVALID_USER_2');
  });
});

describe('a token', () => {
  it('with characters that no token has is refused [4.02] [8.02]', () => {
    expect(() => memberOfToken(madeWorld(), 'a.b.c')).toThrow('INVALID_USER_1');
    expect(() => memberOfToken(madeWorld(), 'a'.repeat(201))).toThrow('INVALID_USER_1');
  });

  it('ends when the password is changed in another session [7.08] [8.02]', () => {
    const world = madeWorld('a member with money');
    const member = onlyMember(world);
    const [here, elsewhere] = [issueToken(world, member), issueToken(world, member)];
    changePassword(world, member, { oldPassword: '123456', newPassword: 'secret-2' }, here);
    expect(memberOfToken(world, here)).toBe(member);
    expect(() => memberOfToken(world, elsewhere)).toThrow('INVALID_USER_3');
    const newer = logIn(world, SOMCHAI, 'secret-2');
    expect(memberOfToken(world, newer)).toBe(member);
  });

  it('ends when the service revokes it [4.02] [8.02]', () => {
    const world = madeWorld();
    const [somchai, malee] = world.members.values();
    const [taken, other] = [issueToken(world, somchai!), issueToken(world, malee!)];
    endTokens(world, somchai!, 'revoked');
    endTokens(world, somchai!, 'password');
    expect(() => memberOfToken(world, taken)).toThrow('INVALID_USER_4');
    expect(memberOfToken(world, other)).toBe(malee);
    expect(memberOfToken(world, issueToken(world, somchai!))).toBe(somchai);
  });

  it('expires by the clock of the world [4.02] [8.02]', () => {
    const world = madeWorld('a member with money');
    const token = issueToken(world, onlyMember(world));
    world.clock.advance(TOKEN_SECONDS * 1000 - 1);
    expect(memberOfToken(world, token).phone).toBe(SOMCHAI);
    world.clock.advance(1);
    expect(() => memberOfToken(world, token)).toThrow('EXPIRED_AUTH_TOKEN');
  });

  it.each([null, '', 'made-up', '__proto__'])('is refused when it is %j [4.02]', (token) => {
    expect(() => memberOfToken(madeWorld(), token)).toThrow('UNAUTHORIZED');
  });

  it('is refused for an inactive member [6.03]', () => {
    const world = madeWorld('a member with money');
    const token = issueToken(world, onlyMember(world));
    onlyMember(world).isActive = false;
    expect(() => memberOfToken(world, token)).toThrow('INACTIVE_USER');
  });
});
