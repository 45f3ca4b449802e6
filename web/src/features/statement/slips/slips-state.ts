import { atom } from 'jotai';
import { failureOf } from '../../../api/api-error.ts';
import { type SafeUrl, safeImageUrl, safeLinkUrl } from '../../../html/safe-url.ts';
import { servicesAtom } from '../../../shared/session/services.ts';
import { fetchSlips, type SlipPage, type SlipRow } from '../../../shared/wallet/slip-rows.ts';
import { ROWS_PER_PAGE } from '../../../shared/wallet/statement-rows.ts';

export type SlipsState =
  | { status: 'loading' }
  /** `turning`: another page, or this one anew, is on its way. */
  | { status: 'ready'; page: number; content: SlipPage; turning: boolean }
  | { status: 'failed'; page: number };

const baseSlipsAtom = atom<SlipsState>({ status: 'loading' });
const readingsAtom = atom(() => ({ latest: 0 }));

export const slipsAtom = atom((get) => get(baseSlipsAtom));

export const slipPagesAtom = atom((get) => {
  const state = get(baseSlipsAtom);
  return state.status === 'ready' ? Math.max(1, Math.ceil(state.content.total / ROWS_PER_PAGE)) : 1;
});

/** Shows a page, 1 being the newest. The last page asked for wins. Silent when it fails, but for another try. [8.29] */
export const showSlipsPageAtom = atom(null, async (get, set, page: number) => {
  const { call, session } = get(servicesAtom);
  const readings = get(readingsAtom);
  const reading = ++readings.latest;
  set(baseSlipsAtom, (state) =>
    state.status === 'ready' ? { ...state, turning: true } : { status: 'loading' },
  );
  try {
    const content = await fetchSlips(call, page, session.signal());
    if (reading === readings.latest) set(baseSlipsAtom, { status: 'ready', page, content, turning: false });
  } catch (error) {
    if (failureOf(error).kind === 'aborted' || reading !== readings.latest) return;
    set(baseSlipsAtom, { status: 'failed', page });
  }
});

/** Whether there is a picture to look at: an address that may be opened, or a reference to ask by. [2.76] */
export function hasPicture({ link, reference }: SlipRow): boolean {
  return link === null ? reference !== null : pictureUrl(link) !== null;
}

/**
 * Where the picture of a slip is: its link, or asked for by reference first. [2.76] [7.39]
 * @throws ApiError when it cannot be had, or has an address that must not be opened.
 */
export const findPictureAtom = atom(
  null,
  async (get, _set, { link, reference }: SlipRow): Promise<SafeUrl> => {
    const { call, session } = get(servicesAtom);
    const known = link === null ? null : pictureUrl(link);
    if (known) return known;
    return call(
      'GET /api/statement/slip/reference/{reference}',
      ({ url }) => {
        const found = pictureUrl(url);
        if (!found) throw new TypeError('an address that must not be opened');
        return found;
      },
      { params: { reference: reference ?? '' }, signal: session.signal() },
    );
  },
);

/** In a window of its own a picture may come from anywhere that may be followed to. [2.76] */
const pictureUrl = (link: string) =>
  safeImageUrl(link, document.baseURI) ?? safeLinkUrl(link, document.baseURI);
