import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { closeDialogAtom } from '../../shared/session/dialog-state.ts';
import { SimpleAlert } from '../../ui/overlay/simple-alert.tsx';

/** In place of a dialog whose code could not be fetched; pressing what opens it tries again. */
export function DialogFailed() {
  const { t } = useTranslation();
  const close = useSetAtom(closeDialogAtom);
  return (
    <SimpleAlert
      onClose={close}
      title={t('not_loaded.title')}
      text={t('not_loaded.text')}
      closeLabel={t('close_button')}
    />
  );
}
