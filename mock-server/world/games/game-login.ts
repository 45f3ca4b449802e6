import type { Member, Ticket } from '../entities.ts';
import { activeGame, assertKnown } from './games.ts';
import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';

/** How long the link of a login is good. */
export const TICKET_MS = 30 * 60_000;

interface Credentials {
  code: string;
  username: string;
  /** Left out by providers that ask for none. [7.48] */
  password?: string;
}

/**
 * Signs a member in at a provider. [7.48] [7.49]
 * @returns the ticket with which the game is entered.
 * @throws Refusal SLOT_NO_ACCOUNT, NOT_AREASLOT, WRONG_CREDENTIAL when name or password are not the member's own.
 */
export function enterGame(world: World, member: Member, { code, username, password }: Credentials): string {
  const game = activeGame(world, member, code);
  assertKnown(game, code);
  const isOwn = game.username === username && (password === undefined || game.password === password);
  if (!isOwn) throw new Refusal('WRONG_CREDENTIAL');
  return issueTicket(world, member, code);
}

/** The player whom a provider's own login form lets in, or null. */
export function playerOf(world: World, { code, username, password }: Required<Credentials>): Member | null {
  for (const member of world.members.values()) {
    const game = member.games.get(code);
    if (game?.isActive && !game.isForgotten && game.username === username && game.password === password)
      return member;
  }
  return null;
}

export function issueTicket(world: World, member: Member, code: string): string {
  const now = world.clock.now();
  for (const [text, { expiresAt }] of world.tickets) if (expiresAt <= now) world.tickets.delete(text);
  const ticket = world.random.text(32);
  world.tickets.set(ticket, { memberId: member.id, code, expiresAt: now + TICKET_MS });
  return ticket;
}

/** Who plays what with a ticket, or null when it is none or its time is over. */
export function admitted(world: World, ticket: string): { member: Member; ticket: Ticket } | null {
  const known = world.tickets.get(ticket);
  const member = known && world.members.get(known.memberId);
  return known && member && known.expiresAt > world.clock.now() ? { member, ticket: known } : null;
}
