import { atom } from 'jotai';
import { createTurns } from '../../shared/visit/turns.ts';
import { servicesAtom } from '../../shared/session/services.ts';
import { storageKeys } from '../../shared/session/storage-keys.ts';

export type NoticeState =
  | { status: 'loading' }
  /** `html` is null when there is no news, or only dismissed news. */
  | { status: 'ready'; html: string | null };

const baseNoticeAtom = atom<NoticeState>({ status: 'loading' });

const turnAtom = createTurns();

export const noticeAtom = atom((get) => get(baseNoticeAtom));

/** [3.07] [7.02] A failure is silent: it counts as no news, and takes no notice away that may be being read. */
export const loadNoticeAtom = atom(null, async (get, set) => {
  const { call, platform } = get(servicesAtom);
  const isLatest = set(turnAtom);
  const show = (html: string | null) => {
    if (isLatest()) set(baseNoticeAtom, { status: 'ready', html });
  };
  try {
    const html = await call('GET /api/lookup/notice', ({ notice }) =>
      typeof notice === 'string' && notice.trim() !== '' ? notice : null,
    );
    const putAway = platform.tabStorage.get(storageKeys.noticePutAway);
    show(html === putAway ? null : html);
  } catch {
    if (get(baseNoticeAtom).status === 'loading') show(null);
  }
});

/** Dismisses this notice for the visit; a different notice is still shown. */
export const putNoticeAwayAtom = atom(null, (get, set) => {
  const notice = get(baseNoticeAtom);
  if (notice.status !== 'ready' || notice.html === null) return;
  get(servicesAtom).platform.tabStorage.set(storageKeys.noticePutAway, notice.html);
  set(baseNoticeAtom, { status: 'ready', html: null });
});
