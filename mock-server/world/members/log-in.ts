import { assertNoOutage, type OutagesState } from '../service/outages.ts';
import { Refusal } from '../service/refusal.ts';
import type { LoginGuardState } from './login-guard.ts';
import { memberByPhone, type MembersState } from './members.ts';
import { issueToken, type TokenIssuer } from './tokens.ts';

/**
 * Checks phone and password and returns a new token. [7.09]
 * @throws Refusal REQUEST_LIMIT_1MIN, LOGIN_FAIL, WRONG_CREDENTIAL (phone or password; if the world's flag is set, NO_USER
 * or WRONG_PASSWORD instead) or INACTIVE_USER.
 */
export function logIn(
  world: TokenIssuer & MembersState & LoginGuardState & OutagesState,
  phone: string,
  password: string,
): string {
  const now = world.clock.now();
  if (world.loginGuard.isLimited(phone, now)) throw new Refusal('REQUEST_LIMIT_1MIN');
  assertNoOutage(world, 'login');
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
