import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chatOpenAtom } from '../../shared/session/chat-flag.ts';
import { AlertDialog } from '../../ui/overlay/alert-dialog.tsx';

/** In place of a chat whose code could not be fetched; pressing what opens it tries again. */
export function ChatFailed({ retry }: { retry: () => void }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useAtom(chatOpenAtom);
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    if (isOpen && isRead) retry();
  }, [isOpen, isRead, retry]);
  return (
    <AlertDialog
      open={isOpen && !isRead}
      onOpenChange={() => {
        setIsRead(true);
        setOpen(false);
      }}
      title={t('not_loaded.title')}
      text={t('not_loaded.text')}
      confirmLabel={t('close_button')}
    />
  );
}
