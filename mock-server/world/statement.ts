import type { Member, StatementEntry } from './entities.ts';
import type { World } from './world.ts';

export function addStatement(world: World, entry: StatementEntry): void {
  world.statement.push(entry);
}

/** One page of a member's statement, newest first, and how many lines there are in all. [7.37] [2.75] */
export function statementPage(
  world: World,
  member: Member,
  { page, limit }: { page: number; limit: number },
): { total: number; entries: StatementEntry[] } {
  // Of two lines of the same moment the one written later comes first: reverse, then a stable sort by time.
  const entries = world.statement
    .filter((entry) => entry.memberId === member.id)
    .reverse()
    .sort((a, b) => b.at - a.at);
  return { total: entries.length, entries: entries.slice((page - 1) * limit, page * limit) };
}
