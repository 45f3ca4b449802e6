import type { Call, Reply } from '../../api/call.ts';
import { shownTextFrom } from '../../api/wire.ts';
import { partsOf } from '../../api/wire-rows.ts';
import { readRewardPage, readRewardRow, type RewardRow } from '../../shared/rewards/reward-rows.ts';
import { type Page, pageOf, type Place } from '../../shared/wallet/list-page.ts';
import { createPagedList } from '../../shared/wallet/paged-list.ts';

/** @throws when the shape is wrong. A damaged row keeps its place. */
export function readInvites({ total, invites }: Reply<'POST /api/invite'>, place: Place): Page<RewardRow> {
  const rows = partsOf(invites).map((row) => readRewardRow(nameOf(row.from), row.amount, row.createdAt));
  return readRewardPage(total, rows, place);
}

function nameOf(friend: { name?: unknown } | null | undefined): string {
  return shownTextFrom(friend?.name);
}

/** Newest first; `page` starts at 1. [7.25] [9.25] */
export function fetchInvites(call: Call, page: number, signal: AbortSignal): Promise<Page<RewardRow>> {
  return call('POST /api/invite', ...pageOf(readInvites, page, signal));
}

export const inviteList = createPagedList(fetchInvites);
