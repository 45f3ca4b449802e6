import type { Satang } from 'contracts/rules';
import type { Member } from './members.ts';
import type { World } from './world.ts';

export type StatementType = 'deposit' | 'bonus' | 'finish_bonus' | 'withdraw' | 'transfer';

/** What a line of the statement may be about. [3.18] */
export type StatementLink = 'bonus' | 'promotion' | 'invite' | 'refund' | 'luckydraw';

export interface StatementEntry {
  memberId: string;
  statementType: StatementType;
  status: 'SUCCESS' | 'FAILED' | 'PENDING';
  /** Never negative: the sign shown follows from the type. [5.34] */
  amount: Satang;
  from: string;
  to: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Descriptions by what they are about. */
  links?: Partial<Record<StatementLink, string>>;
}

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
