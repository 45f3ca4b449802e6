import Type, { type Static } from 'typebox';
import type { Slice } from '../../engine/slice.ts';
import { mapOf, Moment, Stored } from '../../engine/snapshot-kinds.ts';
import type { WorldBase } from '../../engine/world-base.ts';
import type { Member, MembersState } from '../members/members.ts';
import { Refusal } from '../service/refusal.ts';
import { activeGame, assertKnown, type GamesState } from './games.ts';

const TicketSchema = Stored({ memberId: Type.String(), code: Type.String(), expiresAt: Moment });
/** Opens one game for one member, until it expires. */
export type Ticket = Static<typeof TicketSchema>;

export interface TicketsState {
  readonly tickets: Map<string, Ticket>;
}

export const ticketsSlice: Slice<TicketsState> = {
  create: () => ({ tickets: new Map() }),
  kinds: { tickets: mapOf(TicketSchema) },
};

type TicketIssuer = TicketsState & Pick<WorldBase, 'clock' | 'random'>;

export const TICKET_MS = 30 * 60_000;

interface Credentials {
  code: string;
  username: string;
  /** Absent for providers that need no password. [7.48] */
  password?: string;
}

/**
 * Signs a member in at a provider. [7.48] [7.49]
 * @returns the ticket that opens the game.
 * @throws Refusal SLOT_NO_ACCOUNT, NOT_AREASLOT, WRONG_CREDENTIAL if name or password are not the member's.
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

/** The member whom a provider knows by these credentials; null when it knows none. */
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

/** A ticket for one login at a provider, valid for a short time. */
export function issueTicket(world: TicketIssuer, member: Member, code: string): string {
  const now = world.clock.now();
  for (const [text, { expiresAt }] of world.tickets) if (expiresAt <= now) world.tickets.delete(text);
  const ticket = world.random.text(32);
  world.tickets.set(ticket, { memberId: member.id, code, expiresAt: now + TICKET_MS });
  return ticket;
}

/** The player and game of a ticket; null if it is unknown or expired. */
export function playerOfTicket(
  { tickets, members, clock }: TicketsState & MembersState & Pick<WorldBase, 'clock'>,
  ticket: string,
): { member: Member; ticket: Ticket } | null {
  const known = tickets.get(ticket);
  const member = known && members.get(known.memberId);
  return known && member && known.expiresAt > clock.now() ? { member, ticket: known } : null;
}
