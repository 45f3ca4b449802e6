import { atom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { onVisibility } from '../../../platform/on-visibility.ts';
import { servicesAtom, sessionSignalAtom } from '../../../shared/session/services.ts';
import { useNow } from '../../../shared/session/use-now.ts';
import { restBeforeRepeat, runWhenAllowed } from '../../../shared/session/wait.ts';
import { loadWalletAtom } from '../../../shared/wallet/wallet-state.ts';
import type { QrDeposit } from './qr-deposit.ts';
import type { LiveQr } from './qr-record.ts';
import { CALM_MS, LATE_MS, nextLatePollDelay, nextPollDelay } from './qr-rules.ts';

/**
 * Polls for the payment or end of a QR while it is visible: pauses on a hidden page and polls immediately when it is
 * visible again. (W2)
 * @param delayAfter the delay of the next poll after watching for so long; null ends the watch
 */
export function usePaymentWatch(
  deposit: QrDeposit,
  qr: LiveQr,
  delayAfter: (watchedMs: number) => number | null = nextPollDelay,
) {
  const { clock } = useAtomValue(servicesAtom);
  const poll = useSetAtom(deposit.pollAtom);
  const store = useStore();
  useBalancesAfterClose(deposit, qr);

  useEffect(() => {
    const startedAt = clock.elapsed();
    let cancel = () => {};
    let isWatching = true;

    const plan = () => pollAfter(delayAfter(clock.elapsed() - startedAt));
    const pollAfter = (delay: number | null) => {
      cancel();
      if (!isWatching || document.hidden || delay === null) return;
      const pollNow = () => void poll().finally(plan);
      cancel = clock.after(delay, () => (cancel = runWhenAllowed(store.get, 0, pollNow)));
    };
    plan();
    // A suspended device may have stopped the countdown's clock; the server knows the remaining time.
    const stopWatching = onVisibility(() => pollAfter(0));
    return () => {
      isWatching = false;
      cancel();
      stopWatching();
    };
  }, [clock, poll, store, qr.id, delayAfter]);
}

export function LatePaymentWatch({ deposit, qr }: { deposit: QrDeposit; qr: LiveQr }) {
  usePaymentWatch(deposit, qr, nextLatePollDelay);
  return null;
}

/** `isSure`: the service's time says so, and not only the device's. */
export type OnExpired = (isSure: boolean) => void;

/** Follows the service's time, which it returns, up to the end of a QR. [9.24] */
export function useQrEnd(qr: LiveQr, onExpired: OnExpired): number {
  const { clock } = useAtomValue(servicesAtom);
  const now = useNow('now', 250);

  // The monotonic clock stops while some devices sleep; the device's own does not. What the service
  // has told since then knows of it.
  const noted = useRef<{ qr: LiveQr; ahead: number }>(null);
  useEffect(() => {
    const ahead = clock.device() - clock.elapsed();
    if (noted.current?.qr !== qr) noted.current = { qr, ahead };
    const slept = Math.max(0, ahead - noted.current.ahead);
    if (now + slept >= qr.deadline) onExpired(now >= qr.deadline);
  }, [clock, now, qr, onExpired]);
  return now;
}

const stopsAtom = atom(() => new WeakMap<QrDeposit, () => void>());

/**
 * While the dialog is closed, reads the balances until the payment of its QR is no longer likely, so that home shows it. The
 * receipt waits in the dialog. (W2)
 */
function useBalancesAfterClose(deposit: QrDeposit, qr: LiveQr) {
  const store = useStore();

  useEffect(() => {
    const { clock } = store.get(servicesAtom);
    const stops = store.get(stopsAtom);
    stops.get(deposit)?.();
    return () => {
      const state = store.get(deposit.stateAtom);
      if (!('qr' in state) || state.status === 'paid' || state.qr.id !== qr.id) return;
      const stop = clock.every(
        CALM_MS,
        () => {
          if (store.get(deposit.stateAtom).status === 'paid' || clock.now() > qr.deadline + LATE_MS) stop();
          else if (!document.hidden && restBeforeRepeat(store.get, 0) === 0) void store.set(loadWalletAtom);
        },
        store.get(sessionSignalAtom),
      );
      stops.set(deposit, stop);
    };
  }, [store, deposit, qr.id, qr.deadline]);
}
