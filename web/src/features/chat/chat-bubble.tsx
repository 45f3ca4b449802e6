import { useTranslation } from 'react-i18next';
import { safeImageUrl, safeLinkUrl } from '../../html/safe-url.ts';
import { ActionRow } from './action-row.tsx';
import type { ChatContent } from './conversation.ts';
import { LinkedText } from './linked-text.tsx';
import type { Entry } from './message-list.ts';
import styles from './chat-panel.module.css';

interface ChatBubbleProps {
  entry: Entry;
  /** Quick replies are offered on the last message only. [2.85] */
  isLast: boolean;
}

/** One message, by its kind. What comes from the service is text here, never markup. [2.85] */
export function ChatBubble({ entry: { content }, isLast }: ChatBubbleProps) {
  const { t } = useTranslation('chat');
  switch (content.kind) {
    case 'text':
      return (
        <p className={styles.bubble}>
          <LinkedText text={content.text} />
        </p>
      );
    case 'media':
      return <Media {...content} />;
    case 'buttons':
    case 'quick-replies':
      return (
        <div className={styles.bubble}>
          <LinkedText text={content.text} />
          {(content.kind === 'buttons' || isLast) && <ActionRow actions={content.actions} />}
        </div>
      );
    case 'cards':
      return (
        <ul className={styles.cards}>
          {content.cards.map(({ picture, title, subtitle, actions }, index) => (
            <li key={index} className={styles.bubble}>
              <Picture path={picture} name="" />
              <b>{title}</b>
              {subtitle !== '' && <span>{subtitle}</span>}
              <ActionRow actions={actions} />
            </li>
          ))}
        </ul>
      );
    case 'unknown':
      return <p className={styles.bubble}>{t('unknown')}</p>;
  }
}

/** A picture stands there itself; any other file is a link, or its name where no link is safe. [3.26] */
function Media({ name, fileType, path }: Extract<ChatContent, { kind: 'media' }>) {
  const isPicture = fileType === 'image' && safeImageUrl(path, window.location.href) !== null;
  return (
    <div className={styles.bubble}>
      {isPicture ? (
        <Picture path={path} name={name} />
      ) : safeLinkUrl(path, window.location.href) ? (
        <LinkedText text={path} />
      ) : (
        name
      )}
    </div>
  );
}

function Picture({ path, name }: { path: string; name: string }) {
  const src = safeImageUrl(path, window.location.href);
  return src && <img className={styles.picture} src={src} alt={name} loading="lazy" />;
}
