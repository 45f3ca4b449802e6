import { useState } from 'react';
import type { SafeUrl } from '../../../html/safe-url.ts';
import styles from './chat-bubble.module.css';
import { MediaFailed } from './media-failed.tsx';

interface ChatPlayerProps {
  src: SafeUrl;
  name: string;
  isSound: boolean;
}

export function ChatPlayer({ src, name, isSound }: ChatPlayerProps) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return <MediaFailed name={name} onRetry={() => setIsBroken(false)} />;
  const shared = { src, controls: true, preload: 'metadata', onError: () => setIsBroken(true) } as const;
  return isSound ? (
    // eslint-disable-next-line jsx-a11y-x/media-has-caption -- files sent in a chat have no captions
    <audio {...shared} aria-label={name} className={styles.sound} />
  ) : (
    // eslint-disable-next-line jsx-a11y-x/media-has-caption -- files sent in a chat have no captions
    <video {...shared} aria-label={name} playsInline className={styles.film} />
  );
}
