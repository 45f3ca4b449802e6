import { atom, type Getter } from 'jotai';
import { failureOf } from '../../../api/api-error.ts';
import { servicesAtom } from '../../../shared/session/services.ts';
import { createTurns } from '../../../shared/visit/turns.ts';
import { ROWS_PER_PAGE } from '../../../shared/wallet/list-page.ts';
import { fetchStatement, type StatementRow } from '../../../shared/wallet/statement-rows.ts';
import { isAtEnd, NOTHING_READ, type Reading, readOn } from './read-back.ts';
import {
  isPlain,
  isWanted,
  NO_FILTER,
  type StatementFilter,
  type Totals,
  totalsOf,
  wantedSince,
} from '../list/statement-rules.ts';
import { rereadStatementPageAtom, showStatementPageAtom } from '../list/statement-state.ts';

/**
 * Entries that one search reads before it asks whether to continue. The service neither filters nor sums, and a member
 * with 100,000 entries must not have to load them all.
 */
export const READ_AT_ONCE = 500;

interface Search {
  status: 'reading' | 'ready' | 'failed';
  reading: Reading;
  since: number;
  /** Reading it again has failed. */
  isOutdated?: true;
}

/** What a search has found so far. */
export interface Found {
  status: Search['status'];
  /** All matches, newest first: the totals and the file use them. */
  rows: StatementRow[];
  shown: StatementRow[];
  page: number;
  pages: number;
  totals: Totals;
  read: number;
  /** Time of the oldest entry read, in ms since 1970. */
  oldest: number | null;
  /** Whether no further match is possible. */
  isWhole: boolean;
  /** It could not be read again: it is from before a change. */
  isOutdated: boolean;
}

const baseFilterAtom = atom<StatementFilter>(NO_FILTER);
const basePageAtom = atom(1);
const baseSearchAtom = atom<Search>({ status: 'reading', reading: NOTHING_READ, since: -Infinity });
const turnAtom = createTurns();

export const filterAtom = atom((get) => get(baseFilterAtom));

const coversPeriod = ({ reading, since }: Search) => (reading.rows.at(-1)?.createdAt ?? Infinity) < since;

const reachesBack = (search: Search) => isAtEnd(search.reading) || coversPeriod(search);

export const foundAtom = atom((get): Found => {
  const search = get(baseSearchAtom);
  const filter = get(baseFilterAtom);
  const rows = search.reading.rows.filter((row) => isWanted(row, filter, search.since));
  const pages = Math.max(1, Math.ceil(rows.length / ROWS_PER_PAGE));
  const page = Math.min(get(basePageAtom), pages);
  return {
    status: search.status,
    rows,
    shown: rows.slice((page - 1) * ROWS_PER_PAGE, page * ROWS_PER_PAGE),
    page,
    pages,
    totals: totalsOf(search.reading.rows.flatMap((row) => counted(row, filter, search.since))),
    read: search.reading.rows.length,
    oldest: search.reading.rows.findLast(({ createdAt }) => !Number.isNaN(createdAt))?.createdAt ?? null,
    isWhole:
      !search.isOutdated &&
      search.reading !== NOTHING_READ &&
      (coversPeriod(search) || (isAtEnd(search.reading) && !search.reading.isCut)),
    isOutdated: search.isOutdated === true,
  };
});

/**
 * The entry as it counts in the sums: one whose type or status cannot be read may have the wanted one; one without a time may be
 * of another period, which leaves the sum unknown.
 */
function counted(row: StatementRow, filter: StatementFilter, since: number): StatementRow[] {
  const open: StatementFilter = {
    ...filter,
    ...(row.unread?.includes('type') && { type: 'all' }),
    ...(row.unread?.includes('status') && { status: 'all' }),
  };
  if (!isWanted(row, open, since)) return [];
  return [Number.isNaN(row.createdAt) && since > -Infinity ? { ...row, amount: null } : row];
}

export const showFoundPageAtom = atom(null, (_get, set, page: number) => set(basePageAtom, page));

/** Changes the filter. Another period reads again; another type or status filters the entries already read. */
export const setFilterAtom = atom(null, async (get, set, change: Partial<StatementFilter>) => {
  const before = get(baseFilterAtom);
  const filter = { ...before, ...change };
  set(baseFilterAtom, filter);
  set(basePageAtom, 1);
  if (isPlain(filter)) {
    set(turnAtom);
    if (!isPlain(before)) await set(showStatementPageAtom, 1);
  } else if (isPlain(before) || filter.period !== before.period) await set(searchAtom);
});

/** Shows the first page without a filter. */
export const openStatementAtom = atom(null, async (_get, set) => {
  set(turnAtom);
  set(baseFilterAtom, NO_FILTER);
  await set(showStatementPageAtom, 1);
});

/** Reads again what is shown: the page, or the whole search. */
export const rereadStatementAtom = atom(null, async (get, set) => {
  if (!isPlain(get(baseFilterAtom))) return set(searchAgainAtom);
  await set(rereadStatementPageAtom);
});

/**
 * Reads until `enough` entries, or all that can match, are read. `keepsFound`: what was found before stays until then.
 */
const readAtom = atom(null, async (get, set, start: Search, enough: number, keepsFound = false) => {
  const { call, session } = get(servicesAtom);
  const isLatest = set(turnAtom);
  let search = start;
  set(baseSearchAtom, keepsFound ? { ...get(baseSearchAtom), status: 'reading' } : search);
  try {
    while (search.status === 'reading') {
      const reading = await readOn(search.reading, (page, limit) =>
        fetchStatement(call, page, session.signal(), limit),
      );
      if (!isLatest()) return;
      search = { ...search, reading };
      if (reading.rows.length >= enough || reachesBack(search)) search = { ...search, status: 'ready' };
      if (!keepsFound || search.status === 'ready') set(baseSearchAtom, search);
    }
  } catch (error) {
    if (failureOf(error).kind === 'aborted' || !isLatest()) return;
    set(baseSearchAtom, {
      ...get(baseSearchAtom),
      status: 'failed',
      ...(keepsFound ? { isOutdated: true } : {}),
    });
  }
});

const startOf = (get: Getter): Search => ({
  status: 'reading',
  reading: NOTHING_READ,
  since: wantedSince(get(baseFilterAtom), get(servicesAtom).clock.now()),
});

export const searchAtom = atom(null, (get, set) => set(readAtom, startOf(get), READ_AT_ONCE));

export const searchOnAtom = atom(null, (get, set) => {
  const last = get(baseSearchAtom);
  if (last.isOutdated) return set(searchAgainAtom);
  const reading = { ...last.reading, restarts: 0, isCut: false };
  return set(readAtom, { ...last, reading, status: 'reading' }, reading.rows.length + READ_AT_ONCE);
});

/** As far back as before. */
const searchAgainAtom = atom(null, (get, set) =>
  set(readAtom, startOf(get), Math.max(READ_AT_ONCE, get(baseSearchAtom).reading.rows.length), true),
);
