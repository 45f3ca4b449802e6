import { atom } from 'jotai';
import { failureOf } from '../../api/api-error.ts';
import type { Call } from '../../api/call.ts';
import { servicesAtom } from '../session/services.ts';
import { createTurns } from '../visit/turns.ts';
import { ROWS_PER_PAGE } from './statement-rows.ts';

export interface Page<Row> {
  total: number;
  rows: Row[];
}

export type PagedList<Row> =
  | { status: 'loading' }
  /** `turning`: another page, or this one again, is loading; the current one stays visible. */
  | { status: 'ready'; page: number; content: Page<Row>; turning: boolean }
  | { status: 'failed'; page: number };

export function createPagedList<Row>(
  fetchPage: (call: Call, page: number, signal: AbortSignal) => Promise<Page<Row>>,
) {
  const baseAtom = atom<PagedList<Row>>({ status: 'loading' });
  const turnAtom = createTurns();

  const stateAtom = atom((get) => get(baseAtom));

  const pagesAtom = atom((get) => {
    const state = get(baseAtom);
    return state.status === 'ready' ? Math.max(1, Math.ceil(state.content.total / ROWS_PER_PAGE)) : 1;
  });

  /** Shows a page; 1 has the newest rows. The last requested page wins. A failure shows only a retry. [8.29] */
  const showPageAtom = atom(null, async (get, set, page: number) => {
    const { call, session } = get(servicesAtom);
    const isLatest = set(turnAtom);
    set(baseAtom, (state) =>
      state.status === 'ready' ? { ...state, turning: true } : { status: 'loading' },
    );
    try {
      const content = await fetchPage(call, page, session.signal());
      if (isLatest()) set(baseAtom, { status: 'ready', page, content, turning: false });
    } catch (error) {
      if (failureOf(error).kind === 'aborted' || !isLatest()) return;
      set(baseAtom, { status: 'failed', page });
    }
  });

  /** Shows the page that is shown already, as it is now. */
  const rereadAtom = atom(null, async (get, set) => {
    const state = get(baseAtom);
    await set(showPageAtom, state.status === 'loading' ? 1 : state.page);
  });

  return { stateAtom, pagesAtom, showPageAtom, rereadAtom };
}
