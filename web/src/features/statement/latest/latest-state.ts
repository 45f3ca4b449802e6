import { createPagedList } from '../../../shared/wallet/paged-list.ts';
import { fetchStatement } from '../../../shared/wallet/statement-rows.ts';

/** As many as stand beside the games without scrolling on a small laptop. */
export const LATEST_ROWS = 6;

/** The newest movements, for a look from home. [7.37] */
export const { stateAtom: latestAtom, showPageAtom: showLatestPageAtom } = createPagedList(
  (call, page, signal) => fetchStatement(call, page, signal, LATEST_ROWS),
);
