import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chatOpenAtom } from '../../shared/session/chat-flag.ts';
import { useNotLoadedText } from '../../shared/texts/with-money-safe.ts';
import { SimpleAlert } from '../../ui/overlay/simple-alert.tsx';
import { RetryLater } from './retry-later.tsx';

/** Shows the error if the chat is open; otherwise retries silently, because a message may be waiting. */
export function ChatFailed({ retry }: { retry: () => void }) {
  const { t } = useTranslation();
  const notLoaded = useNotLoadedText();
  const [isOpen, setOpen] = useAtom(chatOpenAtom);
  const [isRead, setIsRead] = useState(!isOpen);
  useEffect(() => {
    if (isOpen && isRead) retry();
  }, [isOpen, isRead, retry]);
  if (!isOpen) return <RetryLater retry={retry} />;
  if (isRead) return null;
  return (
    <SimpleAlert
      onClose={() => {
        setIsRead(true);
        setOpen(false);
      }}
      title={t('not_loaded.title')}
      text={notLoaded}
      closeLabel={t('close_button')}
    />
  );
}
