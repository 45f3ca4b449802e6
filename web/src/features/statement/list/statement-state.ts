import { createPagedList } from '../../../shared/wallet/paged-list.ts';
import { fetchStatement } from '../../../shared/wallet/statement-rows.ts';

/** The statement by page. [2.75] [7.37] */
export const {
  stateAtom: statementAtom,
  pagesAtom: statementPagesAtom,
  showPageAtom: showStatementPageAtom,
} = createPagedList(fetchStatement);
