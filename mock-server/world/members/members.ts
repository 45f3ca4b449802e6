import Type, { type Static } from 'typebox';
import type { Slice } from '../../engine/slice.ts';
import { mapOf, Moment, pairsOf, recordOf, Stored } from '../../engine/snapshot-kinds.ts';
import { gameAccountOf, walletOf } from '../money/accounts.ts';
import type { Books } from '../money/books.ts';
import { CurrencySchema, SatangSchema } from '../money/currency.ts';

/** What the service knows of a game account; the money itself is in the ledger, at the provider. */
const GameAccountSchema = Stored({
  isActive: Type.Boolean(),
  /** The balance when the provider was last asked; the wallet shows this one. [7.13] [7.14] */
  shown: SatangSchema,
  username: Type.String(),
  password: Type.String(),
  /** The provider no longer knows this player. [8.08] */
  isForgotten: Type.Boolean(),
});
export type GameAccount = Static<typeof GameAccountSchema>;

const fields = {
  id: Type.String(),
  /** The phone number, which is also the user name. [3.01] */
  phone: Type.String(),
  password: Type.String(),
  name: Type.String(),
  currency: CurrencySchema,
  coin: Type.Integer({ minimum: 0 }),
  createdAt: Moment,
  isActive: Type.Boolean(),
  /** False for a member whose wallet the service has not made: every call that moves money says NO_WALLET. [8.08] */
  hasWallet: Type.Boolean(),
  /** Who sent the invite link with which this member registered. [2.47] */
  invitedBy: Type.Union([Type.String(), Type.Null()]),
  bankAccount: Stored({
    bankCode: Type.String(),
    bankAccountName: Type.String(),
    bankAccountNo: Type.String(),
  }),
  invite: Stored({
    amount: SatangSchema,
    success: Type.Integer({ minimum: 0 }),
    fail: Type.Integer({ minimum: 0 }),
  }),
};
const SavedMember = Stored({ ...fields, games: pairsOf(GameAccountSchema) });

export interface Member extends Omit<Static<typeof SavedMember>, 'games'> {
  /** Game accounts by provider code; a provider that is missing here was never opened. */
  games: Map<string, GameAccount>;
}

export type NewMember = Omit<Member, 'id' | 'isActive' | 'hasWallet' | 'games'>;

export interface MembersState {
  readonly members: Map<string, Member>;
  /** The last id that was given to a member, present or gone. */
  readonly lastIds: { member: number };
  /** Ids of the members by phone. */
  readonly phones: Map<string, string>;
}

export const membersSlice: Slice<MembersState> = {
  create: () => ({ members: new Map(), lastIds: { member: 100_000 }, phones: new Map() }),
  kinds: {
    members: mapOf(SavedMember, {
      save: ({ games, ...member }: Member) => ({ ...member, games: [...games] }),
      load: ({ games, ...member }): Member => ({ ...member, games: new Map(games) }),
    }),
    lastIds: recordOf(Stored({ member: Type.Integer({ minimum: 0 }) })),
    phones: mapOf(Type.String()),
  },
};

/** Ids count up from 100001 in each world and are never reused: tokens and books of removed members still carry theirs. */
export function addMember(world: MembersState, member: NewMember): Member {
  world.lastIds.member += 1;
  const id = String(world.lastIds.member);
  const added: Member = { ...structuredClone(member), id, isActive: true, hasWallet: true, games: new Map() };
  world.members.set(id, added);
  world.phones.set(added.phone, id);
  return added;
}

export function memberByPhone({ members, phones }: MembersState, phone: string): Member | undefined {
  const id = phones.get(phone);
  return id === undefined ? undefined : members.get(id);
}

/** Removes a member from the world; what they had goes outside, so that the books balance. */
export function removeMember(world: MembersState & Books, member: Member): void {
  for (const account of [
    walletOf(member),
    ...[...member.games.keys()].map((code) => gameAccountOf(member, code)),
  ]) {
    const balance = world.ledger.balance(account);
    if (balance > 0) world.ledger.move(world.clock.now(), account, 'outside:closed', balance);
  }
  world.members.delete(member.id);
  world.phones.delete(member.phone);
}
