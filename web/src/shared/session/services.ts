import type { AppConfig } from 'contracts/rules';
import { atom, createStore } from 'jotai';
import { ApiError } from '../../api/api-error.ts';
import type { Locale } from './locale.ts';
import type { Call } from '../../api/call.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Random } from '../../lib/random.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Session } from './session.ts';
import type { Visit } from '../../platform/visit.ts';

/** What the app works with; made once per page, and handed to the store of each session. */
export interface Services {
  config: AppConfig;
  platform: Platform;
  session: Session;
  visit: Visit;
  call: Call;
  onRequestLimit: (listener: () => void) => () => void;
  clock: Clock;
  random: Random;
  /** Public facts that were already fetched, for the stores of later sessions. */
  known: { info?: { locale: Locale; info: Info } };
}

/** Public facts about the service. [3.07] */
export interface Info {
  name: string;
  website: string;
}

const baseServicesAtom = atom<Services | null>(null);

/** @throws Error in a store that `createAppStore` did not make */
export const servicesAtom = atom((get): Services => {
  const services = get(baseServicesAtom);
  if (!services) throw new Error('the store has no services: make it with createAppStore');
  return services;
});

const baseSessionSignalAtom = atom<AbortSignal>(AbortSignal.abort());

/** Aborted when the session of this store ends, even if another member has signed in. */
export const sessionSignalAtom = atom((get) => get(baseSessionSignalAtom));

/**
 * A new store for each session, so that no data of one member reaches the next. Nor does a call: it takes the token of the moment,
 * so one that is begun after the end of its session would be made in the next member's name.
 */
export function createAppStore(services: Services) {
  const store = createStore();
  const signal = services.session.signal();
  const call = (async (...[key, read, options]: Parameters<Call>) => {
    if (signal.aborted) throw new ApiError({ kind: 'aborted' });
    // A lookup that hangs would keep a connection that the next page needs.
    return services.call(key, read, key.includes('/lookup/') ? { signal, ...options } : options);
  }) as Call;
  store.set(baseServicesAtom, { ...services, call });
  store.set(baseSessionSignalAtom, signal);
  return store;
}

export type AppStore = ReturnType<typeof createAppStore>;

/** The id of the member, once a reply tells it; null before. The login needs nothing else from the wallet. */
export const memberIdAtom = atom<string | null>(null);
