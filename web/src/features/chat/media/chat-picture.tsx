import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { SafeUrl } from '../../../html/safe-url.ts';
import { servicesAtom } from '../../../shared/session/services.ts';
import styles from './chat-bubble.module.css';
import { MediaFailed } from './media-failed.tsx';

export function ChatPicture({ src, name }: { src: SafeUrl; name: string }) {
  const { linkTarget } = useAtomValue(servicesAtom).platform;
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return <MediaFailed name={name} onRetry={() => setIsBroken(false)} />;
  const picture = (
    <img className={styles.picture} src={src} alt={name} loading="lazy" onError={() => setIsBroken(true)} />
  );
  return linkTarget ? (
    <a className={styles.frame} href={src} target={linkTarget} rel="noopener noreferrer">
      {picture}
    </a>
  ) : (
    <span className={styles.frame}>{picture}</span>
  );
}
