import { atom } from 'jotai';
import { createTurns } from '../../shared/visit/turns.ts';
import { servicesAtom } from '../../shared/session/services.ts';
import { storageKeys } from '../../shared/session/storage-keys.ts';

/** Undefined while it loads; null when there is no news, or only dismissed news. */
const baseNoticeAtom = atom<string | null | undefined>(undefined);

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
    if (html === platform.tabStorage.get(storageKeys.noticePutAway)) html = null;
  } catch {
    html = get(baseNoticeAtom) ?? null;
  }
  if (isLatest()) set(baseNoticeAtom, html);
});

/** Dismisses this notice for the visit; a different notice is still shown. */
export const dismissNoticeAtom = atom(null, (get, set) => {
  const notice = get(baseNoticeAtom);
  if (!notice) return;
  get(servicesAtom).platform.tabStorage.set(storageKeys.noticePutAway, notice);
  set(baseNoticeAtom, null);
});
