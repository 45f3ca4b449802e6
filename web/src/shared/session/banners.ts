import type { Reply } from '../../api/call.ts';
import { textOrNull } from '../../api/wire.ts';
import { partsOf } from '../../api/wire-rows.ts';

/** A picture or a text of the service, or both; neither is sanitised yet. [3.15] */
export interface Banner {
  image: string | null;
  html: string | null;
}

type WireBanners = Reply<'GET /api/invite/banners'>;

/** Reads banners that have content; a damaged one hides no other. @throws when it is no list. */
export function readBanners(banners: WireBanners): Banner[] {
  return partsOf(banners)
    .map(({ image, html }) => ({ image: textOrNull(image), html: textOrNull(html) }))
    .filter(({ image, html }) => image !== null || html !== null);
}
