import type { Call, Reply } from '../../api/call.ts';
import { partsOf } from '../../api/wire-rows.ts';
import { readRewardPage, readRewardRow, type RewardRow } from '../../shared/rewards/reward-rows.ts';
import { type Page, pageOf, type Place } from '../../shared/wallet/list-page.ts';
import { createPagedList } from '../../shared/wallet/paged-list.ts';

/** @throws when the shape is wrong. A damaged row keeps its place. */
export function readRefunds({ total, refunds }: Reply<'POST /api/refund'>, place: Place): Page<RewardRow> {
  const rows = partsOf(refunds).map((row) => readRewardRow(null, row.refundAmount, row.createdAt));
  return readRewardPage(total, rows, place);
}

/** Newest first; `page` starts at 1. [7.27] [9.25] */
export function fetchRefunds(call: Call, page: number, signal: AbortSignal): Promise<Page<RewardRow>> {
  return call('POST /api/refund', ...pageOf(readRefunds, page, signal));
}

export const refundList = createPagedList(fetchRefunds);
