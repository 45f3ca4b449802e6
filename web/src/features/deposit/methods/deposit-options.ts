import { atom } from 'jotai';
import { createReading } from '../../../shared/visit/reading.ts';
import { servicesAtom } from '../../../shared/session/services.ts';
import { readMethods } from './deposit-methods.ts';

/** A failure is silent and keeps the previous methods. [8.29] Money must not go to accounts of an older answer. */
export const { stateAtom: depositOptionsAtom, loadAtom: loadDepositOptionsAtom } = createReading(
  async (get) => {
    const { call, session, platform } = get(servicesAtom);
    const capabilities = { takesSlips: platform.offersFileUpload };
    const methods = await call('GET /api/lookup/deposit', (reply) => readMethods(reply, capabilities), {
      signal: session.signal(),
    });
    return { methods };
  },
  'kept',
);

/** The providers that make QRs here, each once; none until the methods are known. */
export const qrProvidersAtom = atom((get): readonly string[] => {
  const options = get(depositOptionsAtom);
  if (options.status !== 'ready') return [];
  return [...new Set(options.methods.flatMap((method) => (method.kind === 'qr' ? [method.provider] : [])))];
});

/** The banks of the accounts for deposits, in the order of the methods. */
export const bankCodesAtom = atom((get): readonly string[] => {
  const options = get(depositOptionsAtom);
  if (options.status !== 'ready') return [];
  return options.methods.flatMap((method) => ('account' in method ? [method.account.code] : []));
});
