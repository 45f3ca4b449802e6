import { describe, expect, it } from 'vitest';
import { madeWorld, onlyMember } from '../../test/made-world.ts';
import { enterGame, issueTicket, playerOf, playerOfTicket, TICKET_MS } from './game-login.ts';
import { openGame } from './games.ts';

function player() {
  const world = madeWorld('a member with money');
  const member = onlyMember(world);
  const game = openGame(world, member, 'UFABET');
  const { username, password } = game;
  return { world, member, game, credentials: { code: 'UFABET', username, password } };
}

describe('a login at a provider’s own page [2.63] [7.50]', () => {
  it('needs name, password and game of one open account', () => {
    const { world, member, credentials } = player();
    expect(playerOf(world, credentials)).toBe(member);
    for (const wrong of [{ username: 'x' }, { password: 'x' }, { code: 'PG' }, { code: 'NONE' }])
      expect(playerOf(world, { ...credentials, ...wrong })).toBeNull();
  });

  it('fails for an account that is closed or forgotten [8.08]', () => {
    const { world, game, credentials } = player();
    game.isForgotten = true;
    expect(playerOf(world, credentials)).toBeNull();
    expect(() => enterGame(world, onlyMember(world), credentials)).toThrow('NOT_UFABET');
    game.isForgotten = false;
    game.isActive = false;
    expect(playerOf(world, credentials)).toBeNull();
  });
});

describe('a ticket [7.48]', () => {
  it('is its member’s at its game until half an hour later', () => {
    const { world, member } = player();
    const ticket = issueTicket(world, member, 'PG');
    expect(TICKET_MS).toBe(1_800_000);
    world.clock.advance(TICKET_MS - 1);
    expect(playerOfTicket(world, ticket)).toMatchObject({
      member: { id: member.id },
      ticket: { code: 'PG' },
    });
    world.clock.advance(1);
    expect(playerOfTicket(world, ticket)).toBeNull();
    expect(playerOfTicket(world, 'none')).toBeNull();
  });

  it('is removed with the next one once it is over, and not before', () => {
    const { world, member } = player();
    const first = issueTicket(world, member, 'PG');
    world.clock.advance(TICKET_MS - 1);
    const second = issueTicket(world, member, 'PG');
    expect([...world.tickets.keys()]).toEqual([first, second]);
    world.clock.advance(1);
    const third = issueTicket(world, member, 'PG');
    expect([...world.tickets.keys()]).toEqual([second, third]);
  });

  it('of a removed member opens no game', () => {
    const { world, member } = player();
    const ticket = issueTicket(world, member, 'PG');
    world.members.delete(member.id);
    expect(playerOfTicket(world, ticket)).toBeNull();
  });
});
