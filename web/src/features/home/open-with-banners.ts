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

/**
 * Opens invite or refund, with the banners first if there are any. [2.41] A failure to load them is silent. [8.29]
 * `left` is aborted when the member has navigated away or opened another dialog: then nothing opens.
 */
export const openWithBannersAtom = atom(null, async (get, set, about: BannerTopic, left: AbortSignal) => {
  const { call, clock } = get(servicesAtom);
  const signal = timeoutSignal(clock, BANNERS_WAIT_MS, left);
  const banners = await call(CALLS[about], readBanners, { signal }).catch(() => []);
  if (left.aborted) return;
  set(openDialogAtom, banners.length > 0 ? { name: 'banners', about, banners } : afterBanners(about));
});
