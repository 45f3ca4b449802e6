import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import {
  AGREEMENT_DELAY_MS,
  agreementsAtom,
  offerAgreementAtom,
} from '../../shared/account/agreement-state.ts';
import { dialogAtom, openDialogAtom } from '../../shared/session/dialog-state.ts';
import { servicesAtom } from '../../shared/session/services.ts';
import { useBackOnline } from '../../shared/visit/use-back-online.ts';
import { fetchingBannersAtom } from './open-with-banners.ts';
import { createStillHands } from './still-hands.ts';

/**
 * Opens the agreement shortly after home has loaded, unless it was accepted before, and not while the member is
 * pressing something. [2.43] [9.12]
 */
export function useAgreementOffer() {
  const { clock } = useAtomValue(servicesAtom);
  const offer = useSetAtom(offerAgreementAtom);
  const agreements = useAtomValue(agreementsAtom);
  const dialog = useAtomValue(dialogAtom);
  const isOpening = useAtomValue(fetchingBannersAtom) !== null;
  const openDialog = useSetAtom(openDialogAtom);
  const [hands] = useState(() => createStillHands(clock));

  useEffect(() => hands.watch(window), [hands]);
  useEffect(() => clock.after(AGREEMENT_DELAY_MS, () => void offer()), [clock, offer]);
  useBackOnline(() => void offer());

  const offered = useRef<typeof agreements>(null);
  const shown = dialog?.name;
  useEffect(() => {
    // A press opened another dialog instead: offer the agreement again after it.
    if (shown !== undefined && shown !== 'agreement') offered.current = null;
    // Otherwise offer it once per visit, even if it could not be shown or was cancelled.
    if (agreements === null || agreements === offered.current) return;
    // Only one dialog at a time: wait until the open one, or the one that a press is opening, is closed. [2.44]
    if (shown !== undefined || isOpening) return;
    return hands.whenStill(() => {
      offered.current = agreements;
      openDialog({ name: 'agreement' });
    });
  }, [agreements, shown, isOpening, hands, openDialog]);
}
