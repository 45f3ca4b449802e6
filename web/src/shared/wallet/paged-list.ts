import { atom, type Getter, type Setter } from 'jotai';
import { failureOf } from '../../api/api-error.ts';
import type { Call } from '../../api/call.ts';
import { servicesAtom } from '../session/services.ts';
import { createTurns } from '../visit/turns.ts';
import { type Page, ROWS_PER_PAGE } from './list-page.ts';

/** A list as a screen shows it, one page at a time. */
export type PagedList<Row> =
  | { status: 'loading' }
  /**
   * `turning`: another page, or this one again, is loading; the current one stays visible. `isOld`: it could not be read again.
   */
  | { status: 'ready'; page: number; content: Page<Row>; turning: boolean; isOld: boolean }
  | { status: 'failed'; page: number };

const lastPageOf = ({ total }: Page<unknown>): number => Math.max(1, Math.ceil(total / ROWS_PER_PAGE));

/**
 * The state of a list that is shown page by page. `fetchPage` throws when a page cannot be read; `page` starts at 1. [2.77]
 * [9.25]
 */
export function createPagedList<Row>(
  fetchPage: (call: Call, page: number, signal: AbortSignal) => Promise<Page<Row>>,
) {
  const baseAtom = atom<PagedList<Row>>({ status: 'loading' });
  const turnAtom = createTurns();
  // The page that was requested last; no component renders it.
  const wantedAtom = atom(() => ({ page: 1 }));

  const stateAtom = atom((get) => get(baseAtom));

  const pagesAtom = atom((get) => {
    const state = get(baseAtom);
    return state.status === 'ready' ? lastPageOf(state.content) : 1;
  });

  /**
   * Shows a page; 1 has the newest rows. The last requested page wins. A failure shows a retry. [8.29]
   * @param end the number of rows, if the page after this one was empty
   */
  async function showPage(get: Getter, set: Setter, page: number, end?: number): Promise<void> {
    const { call, session } = get(servicesAtom);
    get(wantedAtom).page = page;
    const isLatest = set(turnAtom);
    set(baseAtom, (state) =>
      state.status === 'ready' ? { ...state, turning: true } : { status: 'loading' },
    );
    try {
      const read = await fetchPage(call, page, session.signal());
      if (!isLatest()) return;
      const content = read.mayHaveMore && end !== undefined ? { total: end, rows: read.rows } : read;
      const last = lastPageOf(content);
      // Its rows have gone since the pages were counted.
      if (page > last && content.rows.length === 0) return await showPage(get, set, last, content.total);
      set(baseAtom, { status: 'ready', page, content, turning: false, isOld: false });
    } catch (error) {
      if (failureOf(error).kind === 'aborted' || !isLatest()) return;
      const shown = get(baseAtom);
      if (shown.status === 'ready' && shown.page === page && shown.content.rows.length > 0)
        set(baseAtom, { ...shown, turning: false, isOld: true });
      else set(baseAtom, { status: 'failed', page });
    }
  }
  const showPageAtom = atom(null, (get, set, page: number) => showPage(get, set, page));

  /** Shows the page as it is now: the one that is loading, or the shown one. */
  const rereadAtom = atom(null, (get, set) => set(showPageAtom, get(wantedAtom).page));

  return { stateAtom, pagesAtom, showPageAtom, rereadAtom };
}
