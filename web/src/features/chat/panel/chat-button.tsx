import { useSetAtom } from 'jotai';
import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { chatOpenAtom } from '../../../shared/session/chat-flag.ts';
import { useLeave } from '../../../ui/overlay/use-leave.ts';
import styles from './chat-button.module.css';

interface ChatButtonProps {
  unread: number;
  wasOpened: boolean;
}

/**
 * Chat button with its greeting. It is in the top bar, which stays in view, because a floating button would cover
 * amounts and controls. It shows a speech bubble, because the logo is at the start of the same bar and leads home. The
 * panel opens after the icon animation. [2.82] [2.86]
 */
export function ChatButton({ unread, wasOpened }: ChatButtonProps) {
  const { t } = useTranslation('chat-entrance');
  const setOpen = useSetAtom(chatOpenAtom);
  const { icon, leave } = useLeave(() => setOpen(true));

  return (
    <div className={styles.place}>
      {!wasOpened && (
        <span className={styles.greeting} data-greeting>
          {t('greeting')}
        </span>
      )}
      <button
        type="button"
        className={styles.button}
        aria-label={unread > 0 ? `${t('button')}, ${t('unread', { count: unread })}` : t('button')}
        aria-haspopup="dialog"
        onClick={leave}
      >
        <span ref={icon} className={styles.icon}>
          <MessageCircle aria-hidden />
        </span>
        {unread > 0 && (
          <span className={styles.badge} aria-hidden>
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </button>
    </div>
  );
}

/** The empty place of the button, so that the bar does not move when the button appears. */
export function ChatButtonPlace() {
  return <span className={styles.room} />;
}
