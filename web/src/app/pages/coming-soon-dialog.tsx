import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { closeDialogAtom } from '../../shared/session/dialog-state.ts';
import { Button } from '../../ui/form/button.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';

/** In place of a dialog that is not open yet. */
export function ComingSoonDialog({ title }: { title: 'invite' | 'refund' }) {
  const { t } = useTranslation();
  const close = useSetAtom(closeDialogAtom);
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && close()}
      title={t(`title.${title}`)}
      closeLabel={t('close_button')}
    >
      <p>{t('soon.text')}</p>
      <Button onClick={() => close()}>{t('close_button')}</Button>
    </Sheet>
  );
}
