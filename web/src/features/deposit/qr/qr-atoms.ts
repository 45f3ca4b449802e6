import type { Satang } from 'contracts/rules';
import { atom, type Getter, type Setter } from 'jotai';
import { perKey } from '../../../lib/per-key.ts';
import { readRunningQrs, saveRunningQr } from '../../../shared/visit/running-qrs.ts';
import { servicesAtom } from '../../../shared/session/services.ts';
import type { QrBaseline } from './qr-payment.ts';
import type { LiveQr } from './qr-record.ts';
import { LATE_MS } from './qr-rules.ts';
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

/** Keeps a QR for a reload while it can be paid; without its picture, which the service gives again. (W2) */
export function keepQr(get: Getter, { provider, stateAtom, baselineAtom }: QrAtoms): void {
  const { platform, clock } = get(servicesAtom);
  const state = get(stateAtom);
  const isOver = !('qr' in state) || state.status === 'paid' || clock.now() > state.qr.deadline + LATE_MS;
  if (isOver || (state.status === 'none' && state.ended === 'cancelled'))
    return saveRunningQr(platform, provider, null);
  const { keys, balance } = get(baselineAtom);
  const { id, amount, deadline, seconds } = state.qr;
  const qr = { id, amount, deadline, seconds };
  saveRunningQr(platform, provider, { qr, keys: keys && [...keys], balance, until: deadline + LATE_MS });
}

/** The QR that an earlier page of this tab has shown: the next reading tells whether it still runs, was paid or has ended. */
export function restoreQr(get: Getter, set: Setter, { provider, stateAtom, baselineAtom }: QrAtoms): void {
  const { platform, clock } = get(servicesAtom);
  const kept = readRunningQrs(platform)[provider];
  if (!kept || clock.now() > kept.until) return;
  const { qr, keys, balance } = kept;
  const shown: LiveQr = { ...qr, svg: '' };
  set(baselineAtom, { keys: keys && new Set(keys), balance });
  set(stateAtom, { status: 'checking', qr: shown, since: clock.now(), other: null });
}
