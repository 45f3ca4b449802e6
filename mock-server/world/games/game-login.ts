import Type, { type Static } from 'typebox';
import type { Slice } from '../../engine/slice.ts';
import { mapOf, Moment, Stored } from '../../engine/snapshot-kinds.ts';
import type { WorldBase } from '../../engine/world-base.ts';
import type { Member, MembersState } from '../members/members.ts';
import { Refusal } from '../service/refusal.ts';
import { activeGame, assertKnown, type GamesState } from './games.ts';

/** Permission to enter a game, carried by the link of a login. */
const TicketSchema = Stored({ memberId: Type.String(), code: Type.String(), expiresAt: Moment });
export type Ticket = Static<typeof TicketSchema>;

export interface TicketsState {
  readonly tickets: Map<string, Ticket>;
}

export const ticketsSlice: Slice<TicketsState> = {
  create: () => ({ tickets: new Map() }),
  kinds: { tickets: mapOf(TicketSchema) },
};

type TicketIssuer = TicketsState & Pick<WorldBase, 'clock' | 'random'>;

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
export function enterGame(
  world: GamesState & TicketIssuer,
  member: Member,
  { code, username, password }: Credentials,
): string {
  const game = activeGame(world, member, code);
  assertKnown(game, code);
  const isOwn = game.username === username && (password === undefined || game.password === password);
  if (!isOwn) throw new Refusal('WRONG_CREDENTIAL');
  return issueTicket(world, member, code);
}

/** The player whom a provider's own login form lets in, or null. */
export function playerOf(
  { members }: MembersState,
  { code, username, password }: Required<Credentials>,
): Member | null {
  for (const member of members.values()) {
    const game = member.games.get(code);
    if (game?.isActive && !game.isForgotten && game.username === username && game.password === password)
      return member;
  }
  return null;
}

export function issueTicket(world: TicketIssuer, member: Member, code: string): string {
  const now = world.clock.now();
  for (const [text, { expiresAt }] of world.tickets) if (expiresAt <= now) world.tickets.delete(text);
  const ticket = world.random.text(32);
  world.tickets.set(ticket, { memberId: member.id, code, expiresAt: now + TICKET_MS });
  return ticket;
}

/** Who plays what with a ticket; null for an unknown or expired one. */
export function playerOfTicket(
  { tickets, members, clock }: TicketsState & MembersState & Pick<WorldBase, 'clock'>,
  ticket: string,
): { member: Member; ticket: Ticket } | null {
  const known = tickets.get(ticket);
  const member = known && members.get(known.memberId);
  return known && member && known.expiresAt > clock.now() ? { member, ticket: known } : null;
}
