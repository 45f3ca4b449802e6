import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { closeDialogAtom } from '../../shared/session/dialog-state.ts';
import { AlertDialog } from '../../ui/overlay/alert-dialog.tsx';

/** In place of a dialog whose code could not be fetched; pressing what opens it tries again. */
export function DialogFailed() {
  const { t } = useTranslation();
  const close = useSetAtom(closeDialogAtom);
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && close()}
      title={t('not_loaded.title')}
      text={t('not_loaded.text')}
      confirmLabel={t('close_button')}
    />
  );
}
