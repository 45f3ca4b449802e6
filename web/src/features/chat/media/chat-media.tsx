import { useAtomValue } from 'jotai';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { safeChatFileUrl, safeLinkUrl } from '../../../html/safe-url.ts';
import { servicesAtom } from '../../../shared/session/services.ts';
import { classNames } from '../../../lib/class-names.ts';
import { chatOriginAtom } from '../state/chat-backend.ts';
import { ChatPicture } from './chat-picture.tsx';
import { ChatPlayer } from './chat-player.tsx';
import styles from './chat-bubble.module.css';
import type { ChatContent } from '../state/conversation.ts';

const SOUND = /\.(?:mp3|m4a|aac|ogg|oga|wav)$/i;

/** Shows a picture, video or sound in place. Any other file is a link, or only its name if no link is safe. [3.26] */
export function ChatMedia({ name, fileType, path }: Extract<ChatContent, { kind: 'media' }>) {
  const { t } = useTranslation('chat');
  const { linkTarget } = useAtomValue(servicesAtom).platform;
  const origin = useAtomValue(chatOriginAtom);
  const title = name || t('file');
  const src = safeChatFileUrl(path, window.location.href, origin);
  if (src && fileType === 'image') return <ChatPicture src={src} name={title} />;
  if (src && (fileType === 'video' || SOUND.test(name)))
    return <ChatPlayer src={src} name={title} isSound={fileType !== 'video'} />;
  const href = src ?? safeLinkUrl(path, window.location.href);
  return (
    <p className={classNames(styles.bubble, styles.fileLine)}>
      <FileText aria-hidden className={styles.sign} />
      {href && linkTarget ? (
        <a href={href} target={linkTarget} rel="noopener noreferrer">
          {title}
        </a>
      ) : (
        title
      )}
    </p>
  );
}
