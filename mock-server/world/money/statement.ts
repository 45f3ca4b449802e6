import type { Member, StatementEntry } from '../entities.ts';
import type { World } from '../world.ts';

/** A member's lines, oldest first; of one moment, in the order in which they were written. */
export function statementOf(world: World, memberId: string): readonly StatementEntry[] {
  return world.statement.get(memberId) ?? [];
}

/** Puts a line where its time belongs: at the end, unless it tells of the past. */
export function addStatement(world: World, entry: StatementEntry): void {
  const lines = world.statement.get(entry.memberId) ?? [];
  world.statement.set(entry.memberId, lines);
  lines.splice(countUpTo(lines, entry.at), 0, entry);
}

/** One page of a member's statement, newest first, and how many lines there are in all. [7.37] [2.75] */
export function statementPage(
  world: World,
  member: Member,
  page: { page: number; limit: number },
): { total: number; entries: StatementEntry[] } {
  const lines = statementOf(world, member.id);
  return { total: lines.length, entries: newestFirst(lines, page) };
}

/** One page of a list that is kept oldest first. */
export function newestFirst<T>(list: readonly T[], { page, limit }: { page: number; limit: number }): T[] {
  const end = Math.max(0, list.length - (page - 1) * limit);
  return list.slice(Math.max(0, end - limit), end).reverse();
}

/** How many lines are not later than a moment, by halving: a past of 100,000 lines must not be walked. */
function countUpTo(lines: readonly StatementEntry[], at: number): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((lines[middle]?.at ?? at) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}
