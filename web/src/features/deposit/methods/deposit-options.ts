import { atom } from 'jotai';
import { servicesAtom } from '../../../shared/session/services.ts';
import { readMethods, type DepositMethod } from './deposit-methods.ts';

export type DepositOptions =
  | { status: 'loading' }
  | { status: 'ready'; methods: readonly DepositMethod[] }
  | { status: 'failed' };

const baseOptionsAtom = atom<DepositOptions>({ status: 'loading' });

export const depositOptionsAtom = atom((get) => get(baseOptionsAtom));

export const qrProvidersAtom = atom((get): readonly string[] => {
  const options = get(baseOptionsAtom);
  if (options.status !== 'ready') return [];
  return [...new Set(options.methods.flatMap((method) => (method.kind === 'qr' ? [method.provider] : [])))];
});

export const bankCodesAtom = atom((get): readonly string[] => {
  const options = get(baseOptionsAtom);
  if (options.status !== 'ready') return [];
  return options.methods.flatMap((method) => ('account' in method ? [method.account.code] : []));
});

/** A failure is silent and keeps the previous methods. [8.29] */
export const loadDepositOptionsAtom = atom(null, async (get, set) => {
  const { call, session, platform } = get(servicesAtom);
  set(baseOptionsAtom, (state) => (state.status === 'ready' ? state : { status: 'loading' }));
  try {
    const capabilities = { takesSlips: platform.offersFileUpload };
    const methods = await call('GET /api/lookup/deposit', (reply) => readMethods(reply, capabilities), {
      signal: session.signal(),
    });
    set(baseOptionsAtom, { status: 'ready', methods });
  } catch {
    set(baseOptionsAtom, (state) => (state.status === 'ready' ? state : { status: 'failed' }));
  }
});
