import { atom } from 'jotai';
import { markOf } from '../../api/token.ts';
import { createTurns } from '../../shared/visit/turns.ts';
import { servicesAtom } from '../../shared/session/services.ts';
import { storageKeys } from '../../shared/session/storage-keys.ts';

/** Undefined while it loads; null when there is no news, or only dismissed news. */
const baseNoticeAtom = atom<string | null | undefined>(undefined);

const MOST_LENGTH = 99;

const turnAtom = createTurns();

export const noticeAtom = atom((get) => get(baseNoticeAtom));

/** [3.07] [7.02] A failure is silent: it counts as no news, and takes no notice away that may be being read. */
export const loadNoticeAtom = atom(null, async (get, set) => {
  const { call, platform } = get(servicesAtom);
  const isLatest = set(turnAtom);
  let html: string | null;
  try {
    html = await call('GET /api/lookup/notice', ({ notice }) =>
      typeof notice === 'string' && notice.trim() !== '' ? notice : null,
    );
    if (platform.tabStorage.get(storageKeys.noticePutAway)?.includes(`,${markOf(html)},`)) html = null;
  } catch {
    html = get(baseNoticeAtom) ?? null;
  }
  if (isLatest()) set(baseNoticeAtom, html);
});

/** Dismisses this notice for the visit, in each language that it was dismissed in; a different notice is still shown. */
export const dismissNoticeAtom = atom(null, (get, set) => {
  const notice = get(baseNoticeAtom);
  if (!notice) return;
  const { tabStorage } = get(servicesAtom).platform;
  // Marks of the last ones, each between commas.
  const others = tabStorage.get(storageKeys.noticePutAway) ?? ',';
  tabStorage.set(storageKeys.noticePutAway, `,${markOf(notice)}${others}`.slice(0, MOST_LENGTH));
  set(baseNoticeAtom, null);
});
