import { atom } from 'jotai';
import { createReading } from '../../../shared/visit/reading.ts';
import { servicesAtom } from '../../../shared/session/services.ts';
import { type QrMethod, readMethods } from './deposit-methods.ts';

/** The last method of each provider that has made QRs here: one that is no longer offered may still have a QR under way. */
const knownQrsAtom = atom(() => new Map<string, QrMethod>());

/**
 * After a failure the previous methods are old: requests and QRs under way still need them, but no money must go to their
 * accounts. [8.29]
 */
export const { stateAtom: depositOptionsAtom, loadAtom: loadDepositOptionsAtom } = createReading(
  async (get) => {
    const { call, platform } = get(servicesAtom);
    const capabilities = { takesSlips: platform.offersFileUpload };
    const methods = await call('GET /api/lookup/deposit', (reply) => readMethods(reply, capabilities));
    for (const method of methods) if (method.kind === 'qr') get(knownQrsAtom).set(method.provider, method);
    return { methods };
  },
  'kept',
);

/** Each method that makes QRs here, or has made them in this session; none until the methods are known. (W2) */
export const qrMethodsAtom = atom((get): readonly QrMethod[] => {
  const options = get(depositOptionsAtom);
  if (options.status !== 'ready') return [];
  return [...options.methods.filter((method) => method.kind === 'qr'), ...get(knownQrsAtom).values()];
});

/** Their providers, each once. */
export const qrProvidersAtom = atom((get): readonly string[] => [
  ...new Set(get(qrMethodsAtom).map(({ provider }) => provider)),
]);

/** The banks of the accounts for deposits, in the order of the methods. */
export const bankCodesAtom = atom((get): readonly string[] => {
  const options = get(depositOptionsAtom);
  if (options.status !== 'ready') return [];
  return options.methods.flatMap((method) => ('account' in method ? [method.account.code] : []));
});
