import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { closeDialogAtom } from '../../shared/session/dialog-state.ts';
import { SimpleAlert } from '../../ui/overlay/simple-alert.tsx';

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
