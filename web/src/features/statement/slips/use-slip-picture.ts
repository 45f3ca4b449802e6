import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/api-error.ts';
import type { SafeUrl } from '../../../html/safe-url.ts';
import { servicesAtom, sessionSignalAtom } from '../../../shared/session/services.ts';
import type { SlipRow } from '../../../shared/wallet/slip-rows.ts';
import { useFailureText } from '../../../shared/texts/use-failure-text.ts';
import { showToast } from '../../../ui/toast/toast.tsx';
import { findPictureAtom } from './slips-state.ts';

/**
 * Opens the picture of a slip in a new window [2.76], immediately, so that no browser blocks it; in the dialog if there
 * is only one window or the browser blocked the new one.
 */
export function useSlipPicture() {
  const { t } = useTranslation('statement');
  const { platform } = useAtomValue(servicesAtom);
  const ended = useAtomValue(sessionSignalAtom);
  const findPicture = useSetAtom(findPictureAtom);
  const failureText = useFailureText();
  const [opening, setOpening] = useState<string | null>(null);
  const [picture, setPicture] = useState<SafeUrl | null>(null);

  const view = async (slip: SlipRow) => {
    if (opening !== null) return;
    const tab = platform.openTab?.(t('slips.opening')) ?? null;
    setOpening(slip.key);
    try {
      const url = await findPicture(slip);
      if (tab) tab.show(url);
      else setPicture(url);
    } catch (error) {
      tab?.close();
      // The login says it.
      if (ended.aborted) return;
      showToast({ kind: 'error', text: failureText(failureOf(error), t('slips.picture_failed')) });
    } finally {
      setOpening(null);
    }
  };

  return { opening, picture, view: (slip: SlipRow) => void view(slip), leave: () => setPicture(null) };
}
