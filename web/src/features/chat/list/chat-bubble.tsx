import { isBlank } from 'contracts/rules';
import type { TFunction } from 'i18next';
import { useAtomValue } from 'jotai';
import { safeChatFileUrl } from '../../../html/safe-url.ts';
import type { Platform } from '../../../platform/platform.ts';
import { ActionRow } from './action-row.tsx';
import { chatOriginAtom } from '../state/chat-backend.ts';
import styles from '../media/chat-bubble.module.css';
import { ChatMedia } from '../media/chat-media.tsx';
import type { ChatCard } from '../state/conversation.ts';
import { LinkedText } from './linked-text.tsx';
import type { ListedMessage } from '../state/message-list.ts';
import { scriptLanguage } from './script-language.ts';

/** What every row needs; the list reads it once, because hooks in each row would slow down the scroll. */
export interface RowTools extends Pick<Platform, 'linkTarget'> {
  t: TFunction<'chat'>;
}

interface ChatBubbleProps {
  entry: ListedMessage;
  tools: RowTools;
  /** Only the last quick replies are offered, until the customer answers. [2.85] */
  offersReplies: boolean;
}

/** Renders texts of the service as text, never as markup. [2.85] */
export function ChatBubble({ entry: { content }, tools, offersReplies }: ChatBubbleProps) {
  const { t, linkTarget } = tools;
  switch (content.kind) {
    case 'text':
      return (
        <p className={styles.bubble} lang={scriptLanguage(content.text)}>
          <LinkedText text={content.text} linkTarget={linkTarget} />
        </p>
      );
    case 'media':
      return <ChatMedia {...content} />;
    case 'buttons':
      return (
        <div className={styles.bubble} lang={scriptLanguage(content.text)}>
          <LinkedText text={content.text} linkTarget={linkTarget} />
          <ActionRow actions={content.actions} />
        </div>
      );
    case 'quick-replies':
      return (
        <>
          <p className={styles.bubble} lang={scriptLanguage(content.text)}>
            <LinkedText text={isBlank(content.text) ? t('unknown') : content.text} linkTarget={linkTarget} />
          </p>
          {offersReplies && <ActionRow actions={content.actions} isQuick />}
        </>
      );
    case 'cards':
      return (
        <ul className={styles.cards}>
          {content.cards.map((card, index) => (
            <Card key={index} card={card} unknown={t('unknown')} />
          ))}
        </ul>
      );
    case 'unknown':
      return <p className={styles.bubble}>{t('unknown')}</p>;
  }
}

function Card({ card: { picture, title, subtitle, actions }, unknown }: { card: ChatCard; unknown: string }) {
  const origin = useAtomValue(chatOriginAtom);
  const src = safeChatFileUrl(picture, window.location.href, origin);
  if (!src && actions.length === 0 && isBlank(title) && isBlank(subtitle))
    return <li className={styles.bubble}>{unknown}</li>;
  return (
    <li className={styles.bubble} lang={scriptLanguage(title + subtitle)}>
      {src && <img className={styles.cardPicture} src={src} alt="" loading="lazy" />}
      <b>{title}</b>
      {subtitle !== '' && <span>{subtitle}</span>}
      <ActionRow actions={actions} />
    </li>
  );
}
