import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { onVisibility } from '../../platform/on-visibility.ts';
import { useLocale } from '../../shared/session/use-locale.ts';
import { useReread } from '../../shared/visit/use-reread.ts';
import { walletAtom } from '../../shared/wallet/wallet-state.ts';
import { showOpenClaimAtom } from './coupons/claim-play.ts';
import { restoreResultAtom, showAtOnceAtom } from './spin-play.ts';
import { couponsAtom, loadSpinAtom, openPageAtom, wheelAtom } from './spin-state.ts';

export function useSpinPage(): void {
  const load = useSetAtom(loadSpinAtom);
  const restore = useSetAtom(restoreResultAtom);
  const showOpenClaim = useSetAtom(showOpenClaimAtom);
  const showAtOnce = useSetAtom(showAtOnceAtom);
  const openPage = useSetAtom(openPageAtom);
  const wallet = useAtomValue(walletAtom);
  const wheel = useAtomValue(wheelAtom);
  const coupons = useAtomValue(couponsAtom);

  useEffect(() => openPage(), [openPage]);

  const [locale] = useLocale();
  // The server localises the wheel, so it is fetched again after a language change.
  useEffect(() => void load(), [load, locale]);
  useReread(() => void load());
  useEffect(() => restore(), [restore, wallet.status, wheel.status, coupons.status]);

  useEffect(() => showOpenClaim(), [showOpenClaim]);

  // A page that was hidden shows the result immediately when it becomes visible. (S2)
  useEffect(() => {
    const stopWatching = onVisibility(() => document.visibilityState === 'hidden' && showAtOnce());
    return () => {
      stopWatching();
      showAtOnce();
    };
  }, [showAtOnce]);
}
