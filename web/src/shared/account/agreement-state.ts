import { atom } from 'jotai';
import { servicesAtom } from '../session/services.ts';
import { storageKeys } from '../session/storage-keys.ts';
import { storeOfMember } from '../wallet/member-store.ts';

/** How long home shows before the agreement opens. [2.43] [9.12] */
export const AGREEMENT_DELAY_MS = 1500;

const baseAgreementsAtom = atom<readonly string[] | null>(null);
const CLOSED = 'closed';
/** The language of the texts, or that the member has closed them. */
const offerAtom = atom(() => ({ readIn: null as string | null }));

/** HTML texts that the member has not accepted yet; null when there are none or they are not loaded. [2.43] [3.07] */
export const agreementsAtom = atom((get) => get(baseAgreementsAtom));

/**
 * Reads the agreement once per app load, again in another language until the member has answered it, unless an earlier acceptance
 * is stored. A failure is silent: the next visit to home tries again. [2.43] [8.29]
 */
export const offerAgreementAtom = atom(null, async (get, set) => {
  const { call, session } = get(servicesAtom);
  const offer = get(offerAtom);
  // The service answers in the language of the page.
  const { lang } = document.documentElement;
  if (offer.readIn === lang || offer.readIn === CLOSED) return;
  if (storeOfMember(get(servicesAtom)).get(storageKeys.rememberAgreement) !== null) return;
  offer.readIn = lang;
  try {
    const texts = await call(
      'GET /api/lookup/agreements',
      (reply) => {
        if (!Array.isArray(reply) || !reply.every((text) => typeof text === 'string'))
          throw new TypeError('agreement reply: not a list of texts');
        return reply;
      },
      { signal: session.signal() },
    );
    if (texts.length === 0) return;
    // The sanitiser is large, and most members have accepted.
    const { isShownWhole } = await import('../../html/plain-lines.ts');
    // Unlike the conditions, one that is not shown whole makes all of them wait: nobody accepts a text unseen.
    if (!texts.every(isShownWhole)) throw new TypeError('agreement reply: a text cannot be shown whole');
    if (offer.readIn === lang) set(baseAgreementsAtom, texts);
  } catch {
    if (offer.readIn === lang) offer.readIn = null;
  }
});

/** Closes the agreement without an answer; the app asks again after a reload. */
export const putOffAgreementAtom = atom(null, (get, set) => {
  get(offerAtom).readIn = CLOSED;
  set(baseAgreementsAtom, null);
});

/** Stores the acceptance until the member signs out. [2.13] [2.43] */
export const acceptAgreementAtom = atom(null, (get, set) => {
  storeOfMember(get(servicesAtom)).set(storageKeys.rememberAgreement, 'yes');
  set(putOffAgreementAtom);
});
