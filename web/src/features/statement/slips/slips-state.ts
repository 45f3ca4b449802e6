import { atom } from 'jotai';
import { type SafeUrl, safeImageUrl, safeLinkUrl } from '../../../html/safe-url.ts';
import { servicesAtom } from '../../../shared/session/services.ts';
import { createPagedList } from '../../../shared/wallet/paged-list.ts';
import { fetchSlips, type SlipRow } from '../../../shared/wallet/slip-rows.ts';

export const {
  stateAtom: slipsAtom,
  pagesAtom: slipPagesAtom,
  showPageAtom: showSlipsPageAtom,
  rereadAtom: rereadSlipsAtom,
} = createPagedList(fetchSlips);

export function hasPicture({ link, reference }: SlipRow): boolean {
  return reference !== null || (link !== null && pictureUrl(link) !== null);
}

/**
 * URL of a slip's picture: its link or, without a safe one, the reply to a request by reference. [2.76] [7.39]
 * @throws ApiError when it cannot be read or its URL is unsafe.
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
        if (!found) throw new TypeError('slip picture reply: the URL is unsafe');
        return found;
      },
      { params: { reference: reference ?? '' }, signal: session.signal() },
    );
  },
);

/** In its own window, a picture may come from any safe URL. [2.76] */
const pictureUrl = (link: string) =>
  safeImageUrl(link, document.baseURI) ?? safeLinkUrl(link, document.baseURI);
