import type { Satang } from 'contracts/rules';
import { atom } from 'jotai';
import { perKey } from '../../../lib/per-key.ts';
import type { QrBaseline } from './qr-payment.ts';
import type { QrState } from './qr-state.ts';

export type QrAtoms = ReturnType<typeof createQrAtoms>;

/** The values of the atoms live in the session's store. */
export const qrAtoms = perKey(createQrAtoms);

function createQrAtoms(provider: string) {
  return {
    provider,
    stateAtom: atom<QrState>({ status: 'loading' }),
    /** Id of the QR that was paid last; its receipt may have been closed since. */
    paidAtom: atom<string | null>(null),
    baselineAtom: atom<QrBaseline>({ keys: null, balance: null }),
    /** Balance at the last poll without anything to resolve: while it is unchanged, the statement is not read. */
    quietAtom: atom<Satang | null>(null),
    draft: `deposit-${provider}`,
  };
}
