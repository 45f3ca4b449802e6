import { atom, type Getter } from 'jotai';
import { failureOf } from '../../api/api-error.ts';
import { createMoneyAction } from '../../state/money-action.ts';
import { servicesAtom } from '../../state/services.ts';
import { fetchSlips } from '../../state/slip-rows.ts';
import { nothingSent } from './nothing-sent.ts';

/** `called-back`: the member stopped it before all of it had left, so nothing can have arrived. */
export type SlipUpload = 'received' | 'called-back';

/** Enough to find the one that was just sent. */
const NEWEST_SLIPS = 20;

const knownAtom = atom<ReadonlySet<string>>(new Set<string>());
const baseProgressAtom = atom<number | null>(null);
const abortAtom = atom(() => ({ controller: null as AbortController | null }));

/** How much of the slip has left the device, 0 to 1; null when that is not known. */
export const slipProgressAtom = atom((get) => get(baseProgressAtom));

const fetchKeys = async (get: Getter) =>
  (await fetchSlips(get(servicesAtom).call, 1, undefined, NEWEST_SLIPS)).rows.map(({ key }) => key);

/** Sending a slip, once: it is in progress until the service has looked at it. [2.49] [4.08] [7.23] */
export const sendSlipAction = createMoneyAction<File, undefined, SlipUpload>({
  send: async (get, set, file) => {
    const abort = get(abortAtom);
    const controller = new AbortController();
    abort.controller = controller;
    set(baseProgressAtom, null);
    try {
      set(knownAtom, new Set(await fetchKeys(get).catch(nothingSent)));
      if (controller.signal.aborted) return 'called-back';
      return await get(servicesAtom).call('POST /api/wallet/slip', () => 'received' as const, {
        upload: { file, onProgress: (share) => set(baseProgressAtom, share) },
        signal: controller.signal,
      });
    } catch (error) {
      const share = get(baseProgressAtom);
      if (failureOf(error).kind === 'aborted' && share !== null && share < 1) return 'called-back';
      throw error;
    } finally {
      abort.controller = null;
    }
  },
  settle: async (get) => ((await fetchKeys(get)).some((key) => !get(knownAtom).has(key)) ? 'received' : null),
});

/** Stops the sending; when all of it may have left, the list of slips tells what became of it. */
export const callSlipBackAtom = atom(null, (get) => get(abortAtom).controller?.abort());
