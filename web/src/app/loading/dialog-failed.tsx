import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { closeDialogAtom } from '../../shared/session/dialog-state.ts';
import { useNotLoadedText } from '../../shared/texts/with-money-safe.ts';
import { useNewerBuild } from '../../shared/visit/use-newer-build.ts';
import { SimpleAlert } from '../../ui/overlay/simple-alert.tsx';

/** Where a newer build is the reason, the offer to reload is on the page behind it. */
export function DialogFailed() {
  const { t } = useTranslation();
  const notLoaded = useNotLoadedText();
  const close = useSetAtom(closeDialogAtom);
  const isOutdated = useNewerBuild();
  return (
    <SimpleAlert
      onClose={close}
      title={t('not_loaded.title')}
      text={isOutdated ? t('update.dialog_text') : notLoaded}
      closeLabel={t('close_button')}
    />
  );
}
