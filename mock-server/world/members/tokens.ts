import Type, { type Static } from 'typebox';
import { Nullable, OneOf } from 'contracts';
import type { Slice } from '../../engine/slice.ts';
import { mapOf, Moment, Stored } from '../../engine/snapshot-kinds.ts';
import type { WorldBase } from '../../engine/world-base.ts';
import type { FlagsState } from '../service/flags.ts';
import { Refusal } from '../service/refusal.ts';
import type { Member, MembersState } from './members.ts';

const TokenSchema = Stored({
  memberId: Type.String(),
  expiresAt: Moment,
  /** Why it ended before its expiry: the password was changed in another session, or the service revoked it. */
  ended: Nullable(OneOf(['password', 'revoked'])),
});
export type Token = Static<typeof TokenSchema>;

export interface TokensState {
  readonly tokens: Map<string, Token>;
}

export const tokensSlice: Slice<TokensState> = {
  create: () => ({ tokens: new Map() }),
  kinds: { tokens: mapOf(TokenSchema) },
};

export type TokenIssuer = TokensState & FlagsState & Pick<WorldBase, 'clock' | 'random'>;

/**
 * Signs a member in.
 * @param seconds how long the token is valid
 */
export function issueToken(world: TokenIssuer, member: Member, seconds = world.flags.tokenSeconds): string {
  // Contains the member's id, so that after a restart no stored token matches another member.
  const token = `${member.id}-${world.random.text(40)}`;
  if (!world.flags.forgetsTokens)
    world.tokens.set(token, {
      memberId: member.id,
      expiresAt: world.clock.now() + seconds * 1000,
      ended: null,
    });
  return token;
}

const TOKEN_FORM = /^[A-Za-z0-9_-]{0,200}$/;

/**
 * The member of a token. The spec shows no causes for the four codes of an identity that cannot be
 * verified; here each has its own. [4.02] [8.02]
 * @throws Refusal UNAUTHORIZED for no or an unknown token; INVALID_USER_1 for a text that is not a token of this service,
 * INVALID_USER_2 if its member was removed, INVALID_USER_3 if the password was changed in another session, INVALID_USER_4
 * if the service revoked it; EXPIRED_AUTH_TOKEN, INACTIVE_USER.
 */
export function memberOfToken(
  { tokens, members, clock }: TokensState & MembersState & Pick<WorldBase, 'clock'>,
  token: string | null,
): Member {
  if (token !== null && !TOKEN_FORM.test(token)) throw new Refusal('INVALID_USER_1');
  const known = token === null ? undefined : tokens.get(token);
  if (!known) throw new Refusal('UNAUTHORIZED');
  const member = members.get(known.memberId);
  if (!member) throw new Refusal('INVALID_USER_2');
  if (known.ended) throw new Refusal(known.ended === 'password' ? 'INVALID_USER_3' : 'INVALID_USER_4');
  if (known.expiresAt <= clock.now()) throw new Refusal('EXPIRED_AUTH_TOKEN');
  if (!member.isActive) throw new Refusal('INACTIVE_USER');
  return member;
}

/** Keeps the token that changed the password. */
export function endTokens(
  { tokens }: TokensState,
  member: Member,
  why: 'password' | 'revoked',
  except: string | null = null,
): void {
  for (const [text, token] of tokens) {
    if (token.memberId === member.id && text !== except) token.ended ??= why;
  }
}
