import type { FastifyRequest } from 'fastify';
import type { Access } from 'contracts';
import type { Member } from './world/entities.ts';
import { memberOfToken } from './world/members.ts';
import { Refusal } from './world/refusal.ts';
import type { World } from './world/world.ts';

/** What every call says about who sends it; no foreign page can add a header to a plain form or image. [7.01] */
const MARKER = 'wallet-user';

/**
 * Checks the marker, and the token where the call needs a member.
 * @returns the member who calls, or null for a guest.
 * @throws Refusal KEY_MISSING, KEY_INVALID, UNAUTHORIZED, EXPIRED_AUTH_TOKEN, INACTIVE_USER
 */
export function admit({ headers }: FastifyRequest, world: World, access: Access): Member | null {
  const marker = headers['x-requested-with'];
  if (marker === undefined) throw new Refusal('KEY_MISSING');
  if (marker !== MARKER) throw new Refusal('KEY_INVALID');
  const { authorization } = headers;
  if (access === 'public' || (access === 'guest-or-member' && authorization === undefined)) return null;
  return memberOfToken(world, /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? null);
}
