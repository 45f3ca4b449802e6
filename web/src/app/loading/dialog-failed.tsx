import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { closeDialogAtom } from '../../shared/session/dialog-state.ts';
import { useNewerBuild } from '../../shared/visit/use-newer-build.ts';
import { SimpleAlert } from '../../ui/overlay/simple-alert.tsx';

/** Where a newer build is the reason, closing it shows the offer to reload. */
export function DialogFailed() {
  const { t } = useTranslation();
  const close = useSetAtom(closeDialogAtom);
  const isOutdated = useNewerBuild();
  return (
    <SimpleAlert
      onClose={close}
      title={t('not_loaded.title')}
      text={t(isOutdated ? 'update.text' : 'not_loaded.text')}
      closeLabel={t('close_button')}
    />
  );
}
