import Type, { type Static } from 'typebox';
import { endpoints } from 'contracts';
import type { Slice } from '../../engine/slice.ts';
import { mapOf, Moment, pairsOf, recordOf, Stored } from '../../engine/snapshot-kinds.ts';
import { CLOSED, gameAccountOf, walletOf } from '../money/accounts.ts';
import type { Books } from '../money/books.ts';
import { CurrencySchema, SatangSchema } from '../money/currency.ts';

const { username, password } = endpoints['GET /api/wallet/account/{slotCode}'].reply.properties;

/** A game account without its money, which is in the ledger, at the provider. */
const GameAccountSchema = Stored({
  isActive: Type.Boolean(),
  /** The balance at the last refresh, which the wallet call shows. [7.13] [7.14] */
  shown: SatangSchema,
  // As the call can answer them.
  username,
  password,
  /** The provider has forgotten this player. [8.08] */
  isForgotten: Type.Boolean(),
});
/** A member at one provider, with the credentials there; the money is in the ledger. */
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
  /**
   * False for a member without a wallet: wallet, transfers, withdrawals and gift links answer NO_WALLET, as does the taking of earnings
   * by amount. [8.08]
   */
  hasWallet: Type.Boolean(),
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

/** A member as the service stores them, with a record for each game. */
export interface Member extends Omit<Static<typeof SavedMember>, 'games'> {
  games: Map<string, GameAccount>;
}

export type NewMember = Omit<Member, 'id' | 'isActive' | 'hasWallet' | 'games'>;

export interface MembersState {
  readonly members: Map<string, Member>;
  /** The last id given to a member, present or removed. */
  readonly lastIds: { member: number };
  /** Ids of the members by phone. */
  readonly phones: Map<string, string>;
}

/** Far above it, adding one would not change a number. */
const LAST_ID = 999_999_999_999;

export const membersSlice: Slice<MembersState> = {
  create: () => ({ members: new Map(), lastIds: { member: 100_000 }, phones: new Map() }),
  kinds: {
    members: mapOf(SavedMember, {
      save: ({ games, ...member }: Member) => ({ ...member, games: [...games] }),
      load: ({ games, ...member }): Member => ({ ...member, games: new Map(games) }),
    }),
    lastIds: recordOf(Stored({ member: Type.Integer({ minimum: 0, maximum: LAST_ID }) })),
    phones: mapOf(Type.String()),
  },
};

/** Ids count up from 100001 in each world and are never reused: removed members' tokens and movements still contain theirs. */
export function addMember(world: MembersState, member: NewMember): Member {
  world.lastIds.member += 1;
  const id = String(world.lastIds.member);
  const added: Member = { ...structuredClone(member), id, isActive: true, hasWallet: true, games: new Map() };
  world.members.set(id, added);
  world.phones.set(added.phone, id);
  return added;
}

/** `phone` as it is stored: digits only. */
export function memberByPhone({ members, phones }: MembersState, phone: string): Member | undefined {
  const id = phones.get(phone);
  return id === undefined ? undefined : members.get(id);
}

/** @throws Error if a member of a snapshot could not be found by the own id or phone, or a new one could get that id. */
export function assertAddressable({ members, phones, lastIds }: MembersState): void {
  for (const [key, { id, phone }] of members) {
    if (id !== key) throw new Error(`the member ${key} has the id ${id}`);
    if (phones.get(phone) !== id) throw new Error(`the phone ${phone} is not that of the member ${id}`);
    if (Number.parseInt(id, 10) > lastIds.member)
      throw new Error(`lastIds.member is below the id of the member ${id}`);
  }
}

/** Removes a member from the world; their money moves outside, so that the ledger balances. */
export function removeMember(world: MembersState & Books, member: Member): void {
  for (const account of [
    walletOf(member),
    ...[...member.games.keys()].map((code) => gameAccountOf(member, code)),
  ]) {
    const balance = world.ledger.balance(account);
    if (balance > 0) world.ledger.move(world.clock.now(), account, CLOSED, balance);
  }
  world.members.delete(member.id);
  world.phones.delete(member.phone);
}
