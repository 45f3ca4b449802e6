import { endpoints } from 'contracts';
import { expect, it } from 'vitest';
import { madeWorld, onlyMember } from '../../test/made-world.ts';
import { enterGame } from './game-login.ts';
import { activateGame, credentialsOf, gamesOf, openGame, refreshGames, resetGamePassword } from './games.ts';

it('a game account is opened once, and keeps its password then; not at all while that fails [4.03] [7.15]', () => {
  const world = madeWorld('a member with money');
  const member = onlyMember(world);
  activateGame(world, member, 'SEXYGAME');
  const { password } = member.games.get('SEXYGAME')!;
  expect(() => activateGame(world, member, 'SEXYGAME')).toThrow('SLOT_ALREADY_ACTIVE');
  expect(member.games.get('SEXYGAME')).toMatchObject({ isActive: true, password });
  expect(() => activateGame(world, member, 'NONE')).toThrow('NO_GAME');
  expect(member.games.has('NONE')).toBe(false);
  world.outages.add('game-opening');
  expect(() => activateGame(world, member, 'JOKER2')).toThrow('SLOT_ACTIVATE_FAIL');
  expect(member.games.has('JOKER2')).toBe(false);
});

it('a game account that was closed is not asked for its balance, and opened again with the same credentials [4.03] [7.14] [7.15] [7.16] [8.08]', () => {
  const world = madeWorld('a member with money');
  const member = onlyMember(world);
  const { password } = openGame(world, member, 'PG');
  member.games.get('PG')!.isActive = false;
  expect(() => credentialsOf(world, member, 'PG')).toThrow('SLOT_NO_ACCOUNT');
  world.failingGames.add('PG');
  expect(refreshGames(world, member).size).toBe(0);
  activateGame(world, member, 'PG');
  expect(member.games.get('PG')).toMatchObject({ isActive: true, password });
});

it('a reset password is another one of the same length, which the credentials then have [2.59] [3.10] [4.03] [7.16] [7.17]', () => {
  const world = madeWorld('a member with money');
  const member = onlyMember(world);
  const { username, password } = openGame(world, member, 'UFABET');
  const { password: ofOther } = openGame(world, member, 'PG');
  resetGamePassword(world, member, 'UFABET');
  expect(credentialsOf(world, member, 'PG')).toMatchObject({ password: ofOther, event: null });
  const { password: now } = member.games.get('UFABET')!;
  expect(now).not.toBe(password);
  expect(now).toHaveLength(16);
  expect(credentialsOf(world, member, 'UFABET')).toEqual({
    username,
    password: now,
    event: `session-${member.id}-UFABET`,
  });
  resetGamePassword(world, member, 'UFABET');
  const { password: again } = member.games.get('UFABET')!;
  expect([now, password]).not.toContain(again);
  world.outages.add('game-password');
  expect(() => resetGamePassword(world, member, 'UFABET')).toThrow('SLOT_RESET_PASSWORD_FAIL');
  expect(member.games.get('UFABET')!.password).toBe(again);
});

it('a reset password is as long as its provider takes, whatever the last one was [2.63] [7.17]', () => {
  const world = madeWorld('a member with money');
  const member = onlyMember(world);
  for (const code of ['UFABET', 'PG']) {
    openGame(world, member, code).password = 'short';
    resetGamePassword(world, member, code);
  }
  expect(member.games.get('UFABET')!.password).toHaveLength(16);
  expect(member.games.get('PG')!.password).toHaveLength(10);
});

it('the providers with their own login handling are in four categories, and those without an auto-login have a page [1.18] [3.09] [7.50]', () => {
  const providers = gamesOf({ otherGames: [] });
  const of = (category: string) =>
    providers.filter((provider) => provider.category === category).map(({ code }) => code);
  expect([of('sport'), of('casino'), of('lotto')]).toEqual([
    ['UFABET', 'ASKMEBET', 'USUN'],
    ['SEXYGAME', 'BETFLIX'],
    ['HUAYHD'],
  ]);
  expect(of('slot')).toHaveLength(10);
  const isAutomatic = (code: string) =>
    Object.keys(endpoints).some((key) => key.startsWith(`GET /api/autoLogin/${code.toLowerCase()}/`));
  for (const { code, hasLoginPage = false } of providers) expect(hasLoginPage).toBe(!isAutomatic(code));
});

it('only the provider with a login form has a hidden state [3.10]', () => {
  const world = madeWorld('a member with money');
  const member = onlyMember(world);
  const withState = gamesOf(world).filter(({ code }) => {
    openGame(world, member, code);
    return credentialsOf(world, member, code).event !== null;
  });
  expect(withState.map(({ code }) => code)).toEqual(['UFABET']);
});

it.each([
  ['AREASLOT', 'NOT_AREASLOT'],
  ['UFABET', 'NOT_UFABET'],
  ['PG', 'SLOT_NO_ACCOUNT'],
])(
  'a player whom %s has forgotten is refused with %s, as the contract says [7.16] [7.17] [7.48] [8.08]',
  (code, refusal) => {
    const world = madeWorld('a member with money');
    const member = onlyMember(world);
    const game = openGame(world, member, code);
    game.isForgotten = true;
    expect(() => enterGame(world, member, { code, username: game.username })).toThrow(refusal);
    expect(() => credentialsOf(world, member, code)).toThrow(refusal);
    expect(() => resetGamePassword(world, member, code)).toThrow(refusal);
    for (const call of ['account', 'resetpassword'] as const)
      expect(endpoints[`GET /api/wallet/${call}/{slotCode}`].refuses).toContain(refusal);
  },
);

it('a game lets in the member with the own name, and the own password where one is sent [7.48] [7.49]', () => {
  const world = madeWorld('a member with money');
  const member = onlyMember(world);
  const { username, password } = openGame(world, member, 'IMI');
  const enter = (more: object) => enterGame(world, member, { code: 'IMI', username, ...more });
  expect(enter({})).toMatch(/^\w{32}$/);
  expect(enter({ password })).toMatch(/^\w{32}$/);
  for (const wrong of [
    { password: 'wrong' },
    { password: password.slice(0, -1) },
    { username: 'wrong' },
    { username: 'wrong', password },
  ])
    expect(() => enter(wrong)).toThrow('WRONG_CREDENTIAL');
});
