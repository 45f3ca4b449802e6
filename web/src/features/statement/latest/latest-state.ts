import { createPagedList } from '../../../shared/wallet/paged-list.ts';
import { fetchStatement } from '../../../shared/wallet/statement-rows.ts';

/** Number of rows that fit beside the games on a small laptop without scrolling. */
export const LATEST_ROWS = 6;

export const { stateAtom: latestAtom, showPageAtom: showLatestPageAtom } = createPagedList(
  (call, page, signal) => fetchStatement(call, page, signal, LATEST_ROWS),
);
