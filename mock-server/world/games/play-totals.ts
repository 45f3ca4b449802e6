import { satang } from 'contracts/rules';
import type { Member, PlayTotals } from '../entities.ts';
import type { World } from '../world.ts';

export function playsOf(world: World, member: Member): PlayTotals {
  return world.plays.get(member.id) ?? { staked: satang(0), won: satang(0), lost: satang(0) };
}
