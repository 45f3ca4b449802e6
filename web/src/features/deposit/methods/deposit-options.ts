import { atom } from 'jotai';
import { createTurns } from '../../../shared/visit/turns.ts';
import { servicesAtom } from '../../../shared/session/services.ts';
import { readMethods, type DepositMethod } from './deposit-methods.ts';

export type DepositOptions =
  | { status: 'loading' }
  | { status: 'ready'; methods: readonly DepositMethod[] }
  | { status: 'failed' };

const baseOptionsAtom = atom<DepositOptions>({ status: 'loading' });

const turnAtom = createTurns();

export const depositOptionsAtom = atom((get) => get(baseOptionsAtom));

/** The providers that make QRs here, each once; none until the methods are known. */
export const qrProvidersAtom = atom((get): readonly string[] => {
  const options = get(baseOptionsAtom);
  if (options.status !== 'ready') return [];
  return [...new Set(options.methods.flatMap((method) => (method.kind === 'qr' ? [method.provider] : [])))];
});

/** The banks of the accounts for deposits, in the order of the methods. */
export const bankCodesAtom = atom((get): readonly string[] => {
  const options = get(baseOptionsAtom);
  if (options.status !== 'ready') return [];
  return options.methods.flatMap((method) => ('account' in method ? [method.account.code] : []));
});

/** A failure is silent and keeps the previous methods. [8.29] */
export const loadDepositOptionsAtom = atom(null, async (get, set) => {
  const { call, session, platform } = get(servicesAtom);
  const isLatest = set(turnAtom);
  set(baseOptionsAtom, (state) => (state.status === 'ready' ? state : { status: 'loading' }));
  try {
    const capabilities = { takesSlips: platform.offersFileUpload };
    const methods = await call('GET /api/lookup/deposit', (reply) => readMethods(reply, capabilities), {
      signal: session.signal(),
    });
    // Money must not go to accounts of an older answer.
    if (isLatest()) set(baseOptionsAtom, { status: 'ready', methods });
  } catch {
    if (isLatest())
      set(baseOptionsAtom, (state) => (state.status === 'ready' ? state : { status: 'failed' }));
  }
});
