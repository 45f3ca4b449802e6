import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { stashedOrdersAtom } from '../../shared/orders/stashed-orders.ts';
import { useLocale } from '../../shared/session/use-locale.ts';
import { walletAtom } from '../../shared/wallet/wallet-state.ts';
import { resumeClaimAtom } from './coupons/claim-play.ts';
import { useClaimToast } from './coupons/claim-dialog.tsx';
import { restoreResultAtom, resumeSpinAtom, showAtOnceAtom } from './spin-play.ts';
import { couponsAtom, loadSpinAtom, openPageAtom, wheelAtom } from './spin-state.ts';
import { useAwayNotice } from './use-away-notice.ts';

/** Loads the page's data and reports what an earlier visit left open. (S2) (W1) */
export function useSpinPage(): void {
  const load = useSetAtom(loadSpinAtom);
  const restore = useSetAtom(restoreResultAtom);
  const resumeSpin = useSetAtom(resumeSpinAtom);
  const resumeClaim = useSetAtom(resumeClaimAtom);
  const showAtOnce = useSetAtom(showAtOnceAtom);
  const openPage = useSetAtom(openPageAtom);
  const left = useAtomValue(stashedOrdersAtom);
  const wallet = useAtomValue(walletAtom);
  const wheel = useAtomValue(wheelAtom);
  const coupons = useAtomValue(couponsAtom);

  useEffect(() => openPage(), [openPage]);

  const [locale] = useLocale();
  // The server localises the wheel, so it is fetched again after a language change.
  useEffect(() => void load(), [load, locale]);
  useEffect(() => restore(), [restore, wallet.status, wheel.status, coupons.status]);

  const tellClaim = useEffectEvent(useClaimToast());
  const tellSpin = useEffectEvent(useAwayNotice('spin'));
  useEffect(() => {
    void resumeSpin().then((end) => tellSpin(end));
    void resumeClaim().then((end) => tellClaim(end));
  }, [resumeSpin, resumeClaim, left]);

  // A page that was hidden shows the result immediately when it becomes visible. (S2)
  useEffect(() => {
    const onVisibility = () => document.visibilityState === 'hidden' && showAtOnce();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      showAtOnce();
    };
  }, [showAtOnce]);
}
