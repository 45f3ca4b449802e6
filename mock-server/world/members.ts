import type { Member } from './entities.ts';
import type { Account } from './ledger.ts';
import { Refusal } from './refusal.ts';
import type { World } from './world.ts';

export type NewMember = Omit<Member, 'id' | 'isActive' | 'games'>;

/** Ids count up from 100001 in each world. */
export function addMember(world: World, member: NewMember): Member {
  const id = String(100_001 + world.members.size);
  const added: Member = { ...member, id, isActive: true, games: new Map() };
  world.members.set(id, added);
  return added;
}

export function walletOf(member: Member): Account {
  return `wallet:${member.id}`;
}

export function memberByPhone(world: World, phone: string): Member | undefined {
  return [...world.members.values()].find((member) => member.phone === phone);
}

/**
 * Checks phone and password and answers a new token. [7.09]
 * @throws Refusal REQUEST_LIMIT_1MIN, WRONG_CREDENTIAL (phone or password, not told which) or INACTIVE_USER.
 */
export function logIn(world: World, phone: string, password: string): string {
  const now = world.clock.now();
  if (world.loginGuard.mustWait(phone, now)) throw new Refusal('REQUEST_LIMIT_1MIN');
  const member = memberByPhone(world, phone);
  if (!member || member.password !== password) {
    world.loginGuard.failed(phone, now);
    throw new Refusal('WRONG_CREDENTIAL');
  }
  // Only after the password: a stranger must not learn that the number belongs to a member.
  if (!member.isActive) throw new Refusal('INACTIVE_USER');
  world.loginGuard.succeeded(phone);
  return issueToken(world, member);
}

export function issueToken(world: World, member: Member, seconds = world.flags.tokenSeconds): string {
  // With the member's id, so that after a restart no stored token is suddenly another member's.
  const token = `${member.id}-${world.random.text(40)}`;
  if (!world.flags.forgetsTokens)
    world.tokens.set(token, { memberId: member.id, expiresAt: world.clock.now() + seconds * 1000 });
  return token;
}

/**
 * The member that a token stands for.
 * @throws Refusal UNAUTHORIZED for no or an unknown token, EXPIRED_AUTH_TOKEN, INACTIVE_USER. [4.02] [8.02]
 */
export function memberOfToken(world: World, token: string | null): Member {
  const known = token === null ? undefined : world.tokens.get(token);
  const member = known && world.members.get(known.memberId);
  if (!known || !member) throw new Refusal('UNAUTHORIZED');
  if (known.expiresAt <= world.clock.now()) throw new Refusal('EXPIRED_AUTH_TOKEN');
  if (!member.isActive) throw new Refusal('INACTIVE_USER');
  return member;
}
