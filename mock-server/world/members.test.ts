import { describe, expect, it } from 'vitest';
import { madeWorld, onlyMember } from '../test/made-world.ts';
import { TOKEN_SECONDS } from './flags.ts';
import { WINDOW_MS, WRONG_PASSWORDS } from './login-guard.ts';
import { issueToken, logIn, memberOfToken } from './members.ts';

const SOMCHAI = '0812345678';

describe('login', () => {
  it('answers a token that stands for the member [7.09] [3.23]', () => {
    const world = madeWorld();
    const token = logIn(world, SOMCHAI, '123456');
    expect(memberOfToken(world, token).name).toBe('Somchai');
  });

  it.each([
    ['a wrong password', SOMCHAI, '1234567'],
    ['an unknown phone', '0800000000', '123456'],
    ['a phone in another script', '๐๘๑๒๓๔๕๖๗๘', '123456'],
    ['a phone with spaces', ' 0812345678', '123456'],
  ])('refuses %s alike [8.02]', (_what, phone, password) => {
    expect(() => logIn(madeWorld(), phone, password)).toThrow('WRONG_CREDENTIAL');
  });

  it('tells only who knows the password that the member is inactive [6.03]', () => {
    const world = madeWorld('an inactive member');
    expect(() => logIn(world, SOMCHAI, 'wrong')).toThrow('WRONG_CREDENTIAL');
    expect(() => logIn(world, SOMCHAI, '123456')).toThrow('INACTIVE_USER');
  });

  it('makes a phone wait for a minute after too many wrong passwords, and no other phone [8.02]', () => {
    const world = madeWorld();
    const fail = () => logIn(world, SOMCHAI, 'wrong');
    for (let time = 0; time < WRONG_PASSWORDS; time += 1) expect(fail).toThrow('WRONG_CREDENTIAL');
    expect(() => logIn(world, SOMCHAI, '123456')).toThrow('REQUEST_LIMIT_1MIN');
    expect(logIn(world, '0899999999', '123456')).toBeTruthy();
    world.clock.advance(WINDOW_MS - 1);
    expect(() => logIn(world, SOMCHAI, '123456')).toThrow('REQUEST_LIMIT_1MIN');
    world.clock.advance(1);
    expect(logIn(world, SOMCHAI, '123456')).toBeTruthy();
  });

  it('forgets wrong passwords after a right one', () => {
    const world = madeWorld();
    for (let time = 1; time < WRONG_PASSWORDS; time += 1) {
      expect(() => logIn(world, SOMCHAI, 'wrong')).toThrow('WRONG_CREDENTIAL');
    }
    logIn(world, SOMCHAI, '123456');
    expect(() => logIn(world, SOMCHAI, 'wrong')).toThrow('WRONG_CREDENTIAL');
    expect(logIn(world, SOMCHAI, '123456')).toBeTruthy();
  });
});

describe('a token', () => {
  it('ends with its time by the clock of the world', () => {
    const world = madeWorld('a member with money');
    const token = issueToken(world, onlyMember(world));
    world.clock.advance(TOKEN_SECONDS * 1000 - 1);
    expect(memberOfToken(world, token).phone).toBe(SOMCHAI);
    world.clock.advance(1);
    expect(() => memberOfToken(world, token)).toThrow('EXPIRED_AUTH_TOKEN');
  });

  it.each([null, '', 'made-up', '__proto__'])('is refused when it is %j', (token) => {
    expect(() => memberOfToken(madeWorld(), token)).toThrow('UNAUTHORIZED');
  });

  it('is of no use to an inactive member [6.03]', () => {
    const world = madeWorld('a member with money');
    const token = issueToken(world, onlyMember(world));
    onlyMember(world).isActive = false;
    expect(() => memberOfToken(world, token)).toThrow('INACTIVE_USER');
  });
});
