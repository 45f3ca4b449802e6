import { createPagedList } from '../../../shared/wallet/paged-list.ts';
import { fetchStatement } from '../../../shared/wallet/statement-rows.ts';

export const {
  stateAtom: statementAtom,
  pagesAtom: statementPagesAtom,
  showPageAtom: showStatementPageAtom,
  rereadAtom: rereadStatementPageAtom,
} = createPagedList(fetchStatement);
