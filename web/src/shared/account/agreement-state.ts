import { isBlank } from 'contracts/rules';
import { atom, type Getter } from 'jotai';
import { servicesAtom } from '../session/services.ts';
import { storageKeys } from '../session/storage-keys.ts';

export const AGREEMENT_DELAY_MS = 1500;

const baseAgreementsAtom = atom<readonly string[] | null>(null);
const isOfferedAtom = atom(() => ({ done: false }));

/** HTML texts that the member has not accepted yet; null when there are none or they are not loaded. [2.43] [3.07] */
export const agreementsAtom = atom((get) => get(baseAgreementsAtom));

/** Where this member's token is: another tab's member may be remembered in the browser. */
function storeOfMember(get: Getter) {
  const { platform, session } = get(servicesAtom);
  const { durableStorage, tabStorage } = platform;
  return durableStorage.get(storageKeys.token) === session.token() ? durableStorage : tabStorage;
}

/**
 * Reads the agreement once per app load, unless an earlier acceptance is stored. A failure is silent: the next visit to home
 * tries again. [2.43] [8.29]
 */
export const offerAgreementAtom = atom(null, async (get, set) => {
  const { call, session } = get(servicesAtom);
  const offered = get(isOfferedAtom);
  if (offered.done || storeOfMember(get).get(storageKeys.rememberAgreement) !== null) return;
  offered.done = true;
  try {
    const texts = await call(
      'GET /api/lookup/agreements',
      (reply) => {
        // Unlike the conditions, one that cannot be read makes all of them wait: nobody accepts a text unseen.
        if (!Array.isArray(reply) || !reply.every((text) => typeof text === 'string' && !isBlank(text)))
          throw new TypeError('agreement reply: not a list of texts');
        return reply;
      },
      { signal: session.signal() },
    );
    set(baseAgreementsAtom, texts.length > 0 ? texts : null);
  } catch {
    offered.done = false;
  }
});

/** Stores the acceptance until the member signs out. [2.13] [2.43] */
export const acceptAgreementAtom = atom(null, (get, set) => {
  storeOfMember(get).set(storageKeys.rememberAgreement, 'yes');
  set(baseAgreementsAtom, null);
});

/** Closes the agreement without an answer; the app asks again after a reload. */
export const putOffAgreementAtom = atom(null, (_get, set) => set(baseAgreementsAtom, null));
