import type { Satang } from 'contracts/rules';
import { atom } from 'jotai';
import type { QrBaseline } from './qr-payment.ts';
import type { QrState } from './qr-state.ts';

export type QrAtoms = ReturnType<typeof createQrAtoms>;

const made = new Map<string, QrAtoms>();

/** What is known of the QR at a provider lies in the session's store; here is only how to get at it. */
export function qrAtoms(provider: string): QrAtoms {
  const known = made.get(provider) ?? createQrAtoms(provider);
  made.set(provider, known);
  return known;
}

function createQrAtoms(provider: string) {
  return {
    provider,
    stateAtom: atom<QrState>({ status: 'loading' }),
    baselineAtom: atom<QrBaseline>({ keys: null, balance: null }),
    /** The balance at the last poll that left nothing open: while it is the same, the statement is not read. */
    quietAtom: atom<Satang | null>(null),
    /** Name of the draft that holds the typed amount; an order that came to nothing leaves it there. */
    draft: `deposit-${provider}`,
  };
}
