import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { servicesAtom } from '../../../shared/session/services.ts';
import type { QrDeposit } from './qr-deposit.ts';
import type { LiveQr } from './qr-record.ts';
import { nextPollDelay } from './qr-rules.ts';

/** Looks for the payment of a QR for as long as it is in view: not in a hidden page, and again once it is seen. (W2) */
export function usePaymentWatch({ pollAtom, loadAtom }: QrDeposit, qr: LiveQr) {
  const { clock } = useAtomValue(servicesAtom);
  const look = useSetAtom(pollAtom);
  const loadQr = useSetAtom(loadAtom);

  useEffect(() => {
    const startedAt = clock.elapsed();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWatching = true;

    const plan = () => {
      clearTimeout(timer);
      if (!isWatching || document.hidden) return;
      timer = setTimeout(() => void look().finally(plan), nextPollDelay(clock.elapsed() - startedAt));
    };
    const onVisibility = () => {
      // A device that slept may have stopped the clock behind the countdown; the server knows the time that is left.
      if (!document.hidden) void look().then(() => loadQr());
      plan();
    };

    plan();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      isWatching = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [clock, look, loadQr, qr.id]);
}
