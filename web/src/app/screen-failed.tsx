import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { closeDialogAtom } from '../state/dialog-state.ts';
import { AlertDialog } from '../ui/alert-dialog.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** In place of a page whose code could not be fetched; the frame around it stays in use. */
export function PageFailed({ retry }: { retry: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      headingLevel={1}
      title={t('not_loaded.title')}
      text={t('not_loaded.text')}
      action={
        <Button kind="gold" onClick={retry}>
          {t('retry_button')}
        </Button>
      }
    />
  );
}

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
