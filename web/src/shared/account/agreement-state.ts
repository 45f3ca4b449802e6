import { atom } from 'jotai';
import { servicesAtom } from '../session/services.ts';
import { storageKeys } from '../session/storage-keys.ts';

/** [9.12] */
export const AGREEMENT_DELAY_MS = 1500;

const baseAgreementsAtom = atom<readonly string[] | null>(null);
const isOfferedAtom = atom(() => ({ done: false }));

/** Texts in HTML that the member has yet to accept; null when there are none, or none yet. [2.43] [3.07] */
export const agreementsAtom = atom((get) => get(baseAgreementsAtom));

/**
 * Reads what is to be accepted, once for each load of the app, unless an earlier acceptance is remembered. Silent when it
 * fails: the next visit to home asks again. [2.43] [8.29]
 */
export const offerAgreementAtom = atom(null, async (get, set) => {
  const { call, platform, session } = get(servicesAtom);
  const offered = get(isOfferedAtom);
  const isRemembered = [platform.session, platform.durable].some(
    (store) => store.get(storageKeys.rememberAgreement) !== null,
  );
  if (offered.done || isRemembered) return;
  offered.done = true;
  try {
    const texts = await call(
      'GET /api/lookup/agreements',
      (reply) => {
        if (!Array.isArray(reply) || !reply.every((text) => typeof text === 'string'))
          throw new TypeError('not a list of texts');
        return reply;
      },
      { signal: session.signal() },
    );
    set(baseAgreementsAtom, texts.length > 0 ? texts : null);
  } catch {
    offered.done = false;
  }
});

/** Remembers the acceptance for as long as the member stays signed in. [2.13] [2.43] */
export const acceptAgreementAtom = atom(null, (get, set) => {
  const { platform } = get(servicesAtom);
  const store = platform.durable.get(storageKeys.token) === null ? platform.session : platform.durable;
  store.set(storageKeys.rememberAgreement, 'yes');
  set(baseAgreementsAtom, null);
});

/** Closed without an answer: asked again when the app is reloaded. */
export const putOffAgreementAtom = atom(null, (_get, set) => set(baseAgreementsAtom, null));
