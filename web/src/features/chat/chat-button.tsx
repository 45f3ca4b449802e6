import { useSetAtom } from 'jotai';
import { MessageCircle } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chatOpenAtom } from '../../state/chat-flag.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './chat-button.module.css';

interface ChatButtonProps {
  unread: number;
  wasOpened: boolean;
}

/** Floats above the menu; the panel opens once its icon has moved. [2.82] [2.86] */
export function ChatButton({ unread, wasOpened }: ChatButtonProps) {
  const { t } = useTranslation('chat');
  const setOpen = useSetAtom(chatOpenAtom);
  const [isLeaving, setIsLeaving] = useState(false);
  const icon = useRef<HTMLSpanElement>(null);

  const open = () => {
    // Without an animation (reduced motion, an old browser) there is no end to wait for.
    const moves =
      icon.current && getComputedStyle(icon.current).getPropertyValue('animation-name').includes('ready');
    if (moves) setIsLeaving(true);
    else setOpen(true);
  };

  return (
    <div className={styles.corner}>
      {!wasOpened && <span className={styles.greeting}>{t('greeting')}</span>}
      <button
        type="button"
        className={styles.button}
        aria-label={unread > 0 ? `${t('button')}, ${t('unread', { count: unread })}` : t('button')}
        aria-haspopup="dialog"
        onClick={open}
      >
        <span
          ref={icon}
          className={classNames(styles.icon, isLeaving && styles.leaving)}
          onAnimationEnd={() => isLeaving && setOpen(true)}
        >
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
