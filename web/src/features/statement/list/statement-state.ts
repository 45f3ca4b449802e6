import { atom } from 'jotai';
import { failureOf } from '../../../api/api-error.ts';
import { servicesAtom } from '../../../shared/session/services.ts';
import { fetchStatement, ROWS_PER_PAGE, type StatementPage } from '../../../shared/wallet/statement-rows.ts';

export type StatementState =
  | { status: 'loading' }
  /** `turning`: another page is on its way, this one stays in view. */
  | { status: 'ready'; page: number; content: StatementPage; turning: boolean }
  | { status: 'failed'; page: number };

const baseStatementAtom = atom<StatementState>({ status: 'loading' });
const readingsAtom = atom(() => ({ latest: 0 }));

export const statementAtom = atom((get) => get(baseStatementAtom));

export const statementPagesAtom = atom((get) => {
  const state = get(baseStatementAtom);
  return state.status === 'ready' ? Math.max(1, Math.ceil(state.content.total / ROWS_PER_PAGE)) : 1;
});

/** Shows a page, 1 being the newest. The last page asked for wins. [2.75] [7.37] */
export const showStatementPageAtom = atom(null, async (get, set, page: number) => {
  const { call, session } = get(servicesAtom);
  const readings = get(readingsAtom);
  const reading = ++readings.latest;
  set(baseStatementAtom, (state) =>
    state.status === 'ready' ? { ...state, turning: true } : { status: 'loading' },
  );
  try {
    const content = await fetchStatement(call, page, session.signal());
    if (reading === readings.latest)
      set(baseStatementAtom, { status: 'ready', page, content, turning: false });
  } catch (error) {
    if (failureOf(error).kind === 'aborted' || reading !== readings.latest) return;
    set(baseStatementAtom, { status: 'failed', page });
  }
});
