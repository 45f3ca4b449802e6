import { atom } from 'jotai';
import { type Failure, failureOf } from '../../../api/api-error.ts';
import { servicesAtom } from '../../../shared/session/services.ts';
import { type Promotion, readPromotion } from '../bonus-replies.ts';

export type PromotionSearch = { code: string } & (
  | { status: 'searching' | 'missing' }
  | { status: 'found'; promotion: Promotion }
  | { status: 'failed'; failure: Failure }
);

const baseSearchAtom = atom<PromotionSearch | null>(null);
// A mutable holder of the request in progress; no component renders it.
const readingAtom = atom(() => ({ current: null as AbortController | null }));

/** The latest search; null while the dialog is closed. */
export const promotionSearchAtom = atom((get) => get(baseSearchAtom));

/** The latest search wins. `known`: shown meanwhile, and kept if the search fails. [5.24] [7.35] */
export const searchPromotionAtom = atom(null, async (get, set, code: string, known?: PromotionSearch) => {
  const { call, session } = get(servicesAtom);
  const reading = get(readingAtom);
  reading.current?.abort();
  const own = (reading.current = new AbortController());
  session.signal().addEventListener('abort', () => own.abort(), { signal: own.signal });
  const show = (search: PromotionSearch) => {
    if (!own.signal.aborted) set(baseSearchAtom, search);
  };
  show(known ?? { status: 'searching', code });
  try {
    const promotion = await call('GET /api/promotion/find/{code}', readPromotion, {
      params: { code },
      signal: own.signal,
    });
    show({ status: 'found', code, promotion });
  } catch (error) {
    if (known) return;
    const failure = failureOf(error);
    if (failure.kind === 'refused' && failure.code === 'NO_PROMOTION') show({ status: 'missing', code });
    else if (failure.kind !== 'aborted') show({ status: 'failed', code, failure });
  }
});

/** The service words a promotion in the member's language. */
export const rereadPromotionAtom = atom(null, (get, set) => {
  const shown = get(baseSearchAtom);
  if (shown?.status === 'found') void set(searchPromotionAtom, shown.code, shown);
});

/** Closes the dialog, and aborts a search that is still running. */
export const closePromotionAtom = atom(null, (get, set) => {
  get(readingAtom).current?.abort();
  set(baseSearchAtom, null);
});
