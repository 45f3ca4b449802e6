import { atom } from 'jotai';
import { type SafeUrl, safeImageUrl, safeLinkUrl } from '../../../html/safe-url.ts';
import { servicesAtom } from '../../../shared/session/services.ts';
import { createPagedList } from '../../../shared/wallet/paged-list.ts';
import { fetchSlips, type SlipRow } from '../../../shared/wallet/slip-rows.ts';

/** The slips, page by page. [2.76] [7.38] */
export const {
  stateAtom: slipsAtom,
  pagesAtom: slipPagesAtom,
  showPageAtom: showSlipsPageAtom,
} = createPagedList(fetchSlips);

/** Whether there is a picture to look at: an address that may be opened, or a reference to ask by. [2.76] */
export function hasPicture({ link, reference }: SlipRow): boolean {
  return reference !== null || (link !== null && pictureUrl(link) !== null);
}

/**
 * Where the picture of a slip is: its link, or, without one that may be opened, asked for by reference first. [2.76] [7.39]
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
