import { atom } from 'jotai';
import { createReading } from '../../../shared/visit/reading.ts';
import { servicesAtom } from '../../../shared/session/services.ts';
import { readMethods } from './deposit-methods.ts';

/**
 * After a failure the previous methods are old: requests and QRs under way still need them, but no money must go to their
 * accounts. [8.29]
 */
export const { stateAtom: depositOptionsAtom, loadAtom: loadDepositOptionsAtom } = createReading(
  async (get) => {
    const { call, session, platform } = get(servicesAtom);
    const capabilities = { takesSlips: platform.offersFileUpload };
    const signal = session.signal();
    return {
      methods: await call('GET /api/lookup/deposit', (reply) => readMethods(reply, capabilities), { signal }),
    };
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
