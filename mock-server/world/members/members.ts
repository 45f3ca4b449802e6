import type { Member } from '../entities.ts';
import { gameAccountOf } from '../games/games.ts';
import type { Account } from '../money/ledger.ts';
import { Refusal } from '../refusal.ts';
import { assertWorks } from '../service/outages.ts';
import type { World } from '../world.ts';

export type NewMember = Omit<Member, 'id' | 'isActive' | 'hasWallet' | 'games'>;

/** Ids count up from 100001 in each world, and are never given again: tokens and books of the gone still carry theirs. */
export function addMember(world: World, member: NewMember): Member {
  world.lastIds.member += 1;
  const id = String(world.lastIds.member);
  const added: Member = { ...structuredClone(member), id, isActive: true, hasWallet: true, games: new Map() };
  world.members.set(id, added);
  world.phones.set(added.phone, id);
  return added;
}

export function walletOf(member: Member): Account {
  return `wallet:${member.id}`;
}

export function memberByPhone(world: World, phone: string): Member | undefined {
  const id = world.phones.get(phone);
  return id === undefined ? undefined : world.members.get(id);
}

/**
 * Checks phone and password and answers a new token. [7.09]
 * @throws Refusal REQUEST_LIMIT_1MIN, LOGIN_FAIL, WRONG_CREDENTIAL (phone or password, not told which unless the world's
 * flag says so: NO_USER, WRONG_PASSWORD) or INACTIVE_USER.
 */
export function logIn(world: World, phone: string, password: string): string {
  const now = world.clock.now();
  if (world.loginGuard.mustWait(phone, now)) throw new Refusal('REQUEST_LIMIT_1MIN');
  assertWorks(world, 'login');
  const member = memberByPhone(world, phone);
  if (!member || member.password !== password) {
    world.loginGuard.failed(phone, now);
    if (!world.flags.loginTellsWhich) throw new Refusal('WRONG_CREDENTIAL');
    throw new Refusal(member ? 'WRONG_PASSWORD' : 'NO_USER');
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
    world.tokens.set(token, {
      memberId: member.id,
      expiresAt: world.clock.now() + seconds * 1000,
      ended: null,
    });
  return token;
}

/** Letters that a token of this service is made of. */
const TOKEN_FORM = /^[A-Za-z0-9_-]{0,200}$/;

/**
 * The member that a token stands for. The spec shows no causes for the four codes of an identity that cannot be
 * verified; here each has its own. [4.02] [8.02]
 * @throws Refusal UNAUTHORIZED for no or an unknown token; INVALID_USER_1 for a text that is no token of this service,
 * INVALID_USER_2 when its member is no more, INVALID_USER_3 when the password was changed elsewhere since, INVALID_USER_4
 * when the service took it back; EXPIRED_AUTH_TOKEN, INACTIVE_USER.
 */
export function memberOfToken(world: World, token: string | null): Member {
  if (token !== null && !TOKEN_FORM.test(token)) throw new Refusal('INVALID_USER_1');
  const known = token === null ? undefined : world.tokens.get(token);
  if (!known) throw new Refusal('UNAUTHORIZED');
  const member = world.members.get(known.memberId);
  if (!member) throw new Refusal('INVALID_USER_2');
  if (known.ended) throw new Refusal(known.ended === 'password' ? 'INVALID_USER_3' : 'INVALID_USER_4');
  if (known.expiresAt <= world.clock.now()) throw new Refusal('EXPIRED_AUTH_TOKEN');
  if (!member.isActive) throw new Refusal('INACTIVE_USER');
  return member;
}

/** Ends the member's tokens, but for the one that the change of the password came with. */
export function endTokens(
  world: World,
  member: Member,
  why: 'password' | 'revoked',
  except: string | null = null,
): void {
  for (const [text, token] of world.tokens) {
    if (token.memberId === member.id && text !== except) token.ended ??= why;
  }
}

/** Takes a member out of the world; what they had goes outside, so that the books balance. */
export function removeMember(world: World, member: Member): void {
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
