import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { closeDialogAtom } from '../state/dialog-state.ts';
import { useBackLayer } from '../ui/back-layers.ts';
import { LoadingOverlay } from '../ui/loading-overlay.tsx';

/** In place of a dialog whose code is on its way: Back calls it off and leaves the page. [2.46] [9.13] */
export function DialogWaiting() {
  const { t } = useTranslation();
  const close = useSetAtom(closeDialogAtom);
  useBackLayer('sheet', true, () => {
    close();
    return true;
  });
  return <LoadingOverlay label={t('loading')} />;
}
