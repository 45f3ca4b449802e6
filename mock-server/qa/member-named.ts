import { type Member, memberByPhone } from '../world/members/members.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';
import { Problem } from './problem.ts';
import { worldNamed } from './typed.ts';

/** @throws Problem 404 */
export function memberNamed(
  worlds: Worlds,
  { world: name, phone }: { world: string; phone: string },
): { world: World; member: Member } {
  const world = worldNamed(worlds, name);
  const member = memberByPhone(world, phone);
  if (!member) throw new Problem(404, `no member of this world has the phone ${phone}`);
  return { world, member };
}
