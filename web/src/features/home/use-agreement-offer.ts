import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import {
  AGREEMENT_DELAY_MS,
  agreementsAtom,
  offerAgreementAtom,
} from '../../shared/account/agreement-state.ts';
import { dialogAtom, openDialogAtom } from '../../shared/session/dialog-state.ts';
import { servicesAtom } from '../../shared/session/services.ts';

/** Opens the agreement a moment after home is loaded, unless it was accepted before. [2.43] [9.12] */
export function useAgreementOffer() {
  const { clock } = useAtomValue(servicesAtom);
  const offer = useSetAtom(offerAgreementAtom);
  const agreements = useAtomValue(agreementsAtom);
  const dialog = useAtomValue(dialogAtom);
  const openDialog = useSetAtom(openDialogAtom);

  useEffect(() => clock.after(AGREEMENT_DELAY_MS, () => void offer()), [clock, offer]);

  // One dialog at a time: it waits until the one that is open is closed. [2.44]
  const offered = useRef<typeof agreements>(null);
  useEffect(() => {
    // Once: what could not be shown, or was called off, is not pressed on the member again in this visit.
    if (agreements === null || agreements === offered.current || dialog !== null) return;
    offered.current = agreements;
    openDialog({ name: 'agreement' });
  }, [agreements, dialog, openDialog]);
}
