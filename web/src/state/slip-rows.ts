import { type Satang, satangFromBaht } from 'contracts/rules';
import type { Call, Reply } from '../api/call.ts';
import type { StatementStatus } from './statement-rows.ts';

export interface SlipRow {
  /** Tells rows apart within a list; the wire has no id. */
  key: string;
  /** ms since 1970 */
  createdAt: number;
  /** null until the slip has been read. [5.33] */
  amount: Satang | null;
  status: StatementStatus;
  /** Why it failed: one of the slip reasons, else null. [8.12] */
  note: string | null;
  reference: string | null;
}

type WireSlip = Reply<'POST /api/statement/slip'>['slips'][number];

function readSlip({ createdAt, amount, status, note, reference }: WireSlip): SlipRow {
  const time = Date.parse(createdAt);
  if (Number.isNaN(time)) throw new RangeError('a slip without a time');
  return {
    key: [createdAt, reference ?? ''].join('|'),
    createdAt: time,
    amount: amount === null ? null : satangFromBaht(amount),
    status: status === 'SUCCESS' ? 'success' : status === 'FAILED' ? 'failed' : 'in_progress',
    note,
    reference,
  };
}

/** The same slip sent twice within a moment makes two rows. */
function withOwnKeys(rows: readonly SlipRow[]): SlipRow[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const twins = seen.get(row.key) ?? 0;
    seen.set(row.key, twins + 1);
    return { ...row, key: `${row.key}#${twins}` };
  });
}

/** The newest slips of the member; the calls behind it throw when a time or an amount is wrong. [7.38] */
export function fetchNewestSlips(call: Call, limit: number, signal?: AbortSignal): Promise<SlipRow[]> {
  return call('POST /api/statement/slip', ({ slips }) => withOwnKeys(slips.map(readSlip)), {
    body: { page: 1, limit },
    ...(signal ? { signal } : {}),
  });
}
