import { useState } from 'react';
import { safeImageUrl } from './safe-url.ts';
import styles from './server-banner.module.css';
import { ServerHtml } from './server-html.tsx';

interface ServerBannerProps {
  image: string | null;
  html: string | null;
  art: string;
}

/** A picture of the service with its text, each only if it is allowed. [3.15] Load it lazily: the sanitiser is large. */
export function ServerBanner({ image, html, art }: ServerBannerProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const url = image === null ? null : safeImageUrl(image, document.baseURI);
  const isDrawn = url === null || url === broken;
  return (
    <div className={styles.place}>
      <div className={styles.banner} data-drawn={isDrawn || undefined}>
        {/* The banner's text describes it. */}
        <img src={isDrawn ? art : url} alt="" onError={() => setBroken(url)} />
        {html !== null && <ServerHtml html={html} />}
      </div>
    </div>
  );
}
