import { expect, it } from 'vitest';
import { madeWorld, onlyMember } from '../../test/made-world.ts';
import { activateGame } from './games.ts';

it('a game account is opened once, and keeps its password then [7.15]', () => {
  const world = madeWorld('a member with money');
  const member = onlyMember(world);
  activateGame(world, member, 'SEXYGAME');
  const { password } = member.games.get('SEXYGAME')!;
  expect(() => activateGame(world, member, 'SEXYGAME')).toThrow('SLOT_ALREADY_ACTIVE');
  expect(member.games.get('SEXYGAME')).toMatchObject({ isActive: true, password });
});
