import type { Endpoints, ReplyOf } from 'contracts';
import { bahtFromSatang } from 'contracts/rules';
import type { Member } from '../world/entities.ts';
import { walletOf } from '../world/members/members.ts';
import type { World } from '../world/world.ts';
import { bankAccountReply, gameReplies, profileReply } from './replies.ts';

type WalletReply = ReplyOf<Endpoints['GET /api/wallet']>;
type Fact = string | number | boolean;

/** The last reply of each member, and all that it was made of. */
const last = new WeakMap<Member, { facts: readonly Fact[]; reply: WalletReply }>();

/** The wallet, the call that is made most: while nothing in it has changed, the same object is
 * answered, frozen, and need not be checked and written anew. [7.13] */
export function walletReply(world: World, member: Member, origin: string): WalletReply {
  const facts = factsOf(world, member, origin);
  const known = last.get(member);
  if (known && isSame(known.facts, facts)) return known.reply;
  const reply = Object.freeze({
    profile: profileReply(member),
    bankAccount: bankAccountReply(member),
    wallet: { amount: bahtFromSatang(world.ledger.balance(walletOf(member))) },
    invite: { ...member.invite, amount: bahtFromSatang(member.invite.amount) },
    slots: gameReplies(world, member, origin),
  });
  last.set(member, { facts, reply });
  return reply;
}

/** Every value that the reply shows, or that says which games it shows. */
function factsOf({ ledger, otherGames }: World, member: Member, origin: string): Fact[] {
  const { bankAccount, invite } = member;
  const facts: Fact[] = [
    origin,
    otherGames.length,
    ledger.balance(walletOf(member)),
    member.id,
    member.name,
    member.phone,
    member.coin,
    member.createdAt,
    bankAccount.bankCode,
    bankAccount.bankAccountName,
    bankAccount.bankAccountNo,
    invite.amount,
    invite.success,
    invite.fail,
  ];
  for (const [code, { isActive, shown }] of member.games) facts.push(code, isActive, shown);
  return facts;
}

function isSame(one: readonly Fact[], other: readonly Fact[]): boolean {
  return one.length === other.length && one.every((fact, index) => fact === other[index]);
}
