import Type, { type Static } from 'typebox';
import { OneOf } from 'contracts';
import type { Slice } from '../../engine/slice.ts';
import { LongList, mapOfLongLists } from '../../engine/long-list.ts';
import { Moment, Stored } from '../../engine/snapshot-kinds.ts';
import { SatangSchema } from './currency.ts';

export type StatementLink = 'bonus' | 'promotion' | 'invite' | 'refund' | 'luckydraw';

const Description = Type.Optional(Type.String());

export const StatementEntrySchema = Stored({
  memberId: Type.String(),
  statementType: OneOf(['deposit', 'bonus', 'finish_bonus', 'withdraw', 'transfer']),
  status: OneOf(['SUCCESS', 'FAILED', 'PENDING']),
  /** Never negative: the sign follows from the type. [5.34] */
  amount: SatangSchema,
  from: Type.String(),
  to: Type.String(),
  at: Moment,
  reference: Type.Optional(Type.String()),
  links: Type.Optional(
    Stored({
      bonus: Description,
      promotion: Description,
      invite: Description,
      refund: Description,
      luckydraw: Description,
    } satisfies Record<StatementLink, Type.TSchema>),
  ),
});
/** An entry of one member's statement; frozen, so a change replaces it. */
export type StatementEntry = Static<typeof StatementEntrySchema>;

export interface StatementState {
  /** Entries by member, oldest first. */
  readonly statement: Map<string, LongList<StatementEntry>>;
}

export const statementSlice: Slice<StatementState> = {
  create: () => ({ statement: new Map() }),
  kinds: { statement: mapOfLongLists(StatementEntrySchema) },
};

/** A member's entries, oldest first; entries of the same time are in the order of insertion. */
export function statementOf(world: StatementState, memberId: string): readonly StatementEntry[] {
  return world.statement.get(memberId)?.values ?? [];
}

/** Inserts an entry by its time: at the end, unless it is of the past. */
export function addStatement(world: StatementState, entry: StatementEntry): void {
  const list = world.statement.get(entry.memberId) ?? new LongList();
  world.statement.set(entry.memberId, list);
  list.insert(countUpTo(list.values, entry.at), entry);
}

/** Changes the newest entry that `isIt` accepts; does nothing when there is none. */
export function changeStatus(
  world: StatementState,
  memberId: string,
  isIt: (entry: StatementEntry) => boolean,
  status: StatementEntry['status'],
): void {
  const entries = statementOf(world, memberId);
  const index = entries.findLastIndex(isIt);
  const entry = entries[index];
  if (entry) world.statement.get(memberId)?.replace(index, { ...entry, status });
}

/** One page of a member's statement, newest first, and the total number of entries. [7.37] [2.75] */
export function statementPage(
  world: StatementState,
  member: { id: string },
  page: { page: number; limit: number },
): { total: number; entries: StatementEntry[] } {
  const all = statementOf(world, member.id);
  return { total: all.length, entries: newestFirst(all, page) };
}

/** A page of a list that is stored oldest first; `page` starts at 1. */
export function newestFirst<T>(list: readonly T[], { page, limit }: { page: number; limit: number }): T[] {
  const end = Math.max(0, list.length - (page - 1) * limit);
  return list.slice(Math.max(0, end - limit), end).reverse();
}

/** The number of entries up to a time, by bisection: there may be 100,000. */
function countUpTo(entries: readonly StatementEntry[], at: number): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((entries[middle]?.at ?? at) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}
