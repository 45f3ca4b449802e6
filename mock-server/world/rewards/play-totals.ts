import type { Static } from 'typebox';
import { satang } from 'contracts/rules';
import type { Slice } from '../../engine/slice.ts';
import { mapOf, Stored } from '../../engine/snapshot-kinds.ts';
import type { Member } from '../members/members.ts';
import { SatangSchema } from '../money/currency.ts';

/** A member's totals over all games since the world was created. */
export const PlayTotalsSchema = Stored({ staked: SatangSchema, won: SatangSchema, lost: SatangSchema });
export type PlayTotals = Static<typeof PlayTotalsSchema>;

export interface PlaysState {
  readonly plays: Map<string, PlayTotals>;
}

export const playsSlice: Slice<PlaysState> = {
  create: () => ({ plays: new Map() }),
  kinds: { plays: mapOf(PlayTotalsSchema) },
};

/** What a member has staked, won and lost in all games, in satang. */
export function playsOf({ plays }: PlaysState, member: Member): PlayTotals {
  return plays.get(member.id) ?? { staked: satang(0), won: satang(0), lost: satang(0) };
}
