import type { FastifyRequest } from 'fastify';
import type { Access } from 'contracts';
import { MARKER, MARKER_HEADER } from 'contracts/rules';
import type { Member } from '../world/members/members.ts';
import { memberOfToken } from '../world/members/tokens.ts';
import { Refusal } from '../world/service/refusal.ts';
import { countRequest } from '../world/service/request-limit.ts';
import type { World } from '../world/world.ts';

/**
 * Checks the marker, the caller's address and rate, and the token if the call needs a member.
 * @returns the calling member, or null for a guest.
 * @throws Refusal KEY_MISSING, KEY_INVALID, INVALID_IP, REQUEST_LIMIT, and those of `memberOfToken`.
 */
export function authenticate(request: FastifyRequest, world: World, access: Access): Member | null {
  const marker = request.headers[MARKER_HEADER.toLowerCase()];
  if (marker === undefined) throw new Refusal('KEY_MISSING');
  if (marker !== MARKER) throw new Refusal('KEY_INVALID');
  if (world.flags.invalidIp) throw new Refusal('INVALID_IP');
  const token = tokenOf(request);
  countRequest(world, token ?? request.ip);
  const isGuest = access === 'guest-or-member' && request.headers.authorization === undefined;
  return access === 'public' || isGuest ? null : memberOfToken(world, token);
}

export function tokenOf({ headers: { authorization = '' } }: FastifyRequest): string | null {
  return /^Bearer (\S+)$/i.exec(authorization)?.[1] ?? null;
}
