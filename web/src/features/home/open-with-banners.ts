import { atom } from 'jotai';
import { readBanners } from '../../shared/session/banners.ts';
import { openDialogAtom } from '../../shared/session/dialog-state.ts';
import { timeoutSignal } from '../../shared/session/timeout-signal.ts';
import { servicesAtom } from '../../shared/session/services.ts';

export type BannerTopic = 'invite' | 'refund';

/** After it, the dialog opens without the banners. */
const BANNERS_WAIT_MS = 4_000;

const CALLS = { invite: 'GET /api/invite/banners', refund: 'GET /api/refund/banners' } as const;

export const afterBanners = (about: BannerTopic) => ({ name: about }) as const;

const askedAtom = atom<{ about: BannerTopic; left: AbortController } | null>(null);
/** The topic whose banners are being fetched. */
export const fetchingBannersAtom = atom((get) => get(askedAtom)?.about ?? null);

/** The member has navigated away, opened another dialog or pressed another button: then nothing opens. */
export const callOffBannersAtom = atom(null, (get, set) => {
  get(askedAtom)?.left.abort();
  set(askedAtom, null);
});

/**
 * Opens invite or refund, with the banners first if there are any; the last press counts. [2.41] A failure to load them is
 * silent. [8.29]
 */
export const openWithBannersAtom = atom(null, async (get, set, about: BannerTopic) => {
  if (get(fetchingBannersAtom) === about) return;
  set(callOffBannersAtom);
  const left = new AbortController();
  set(askedAtom, { about, left });
  const { call, clock } = get(servicesAtom);
  const signal = timeoutSignal(clock, BANNERS_WAIT_MS, left.signal);
  const banners = await call(CALLS[about], readBanners, { signal }).catch(() => []);
  if (left.signal.aborted) return;
  set(openDialogAtom, banners.length > 0 ? { name: 'banners', about, banners } : afterBanners(about));
});
