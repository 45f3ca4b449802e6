import { useState } from 'react';
import { safeImageUrl } from './safe-url.ts';
import { ServerHtml } from './server-html.tsx';

export interface ServerBannerProps {
  image: string | null;
  html: string | null;
  className?: string | undefined;
}

/** A picture of the service with its text, each only if it is allowed. [3.15] Load it lazily: the sanitiser is large. */
export function ServerBanner({ image, html, className }: ServerBannerProps) {
  const [isBroken, setIsBroken] = useState(false);
  const url = image === null ? null : safeImageUrl(image, document.baseURI);
  return (
    <div className={className}>
      {/* Its text describes it; a picture that fails to load is left out. */}
      {url !== null && !isBroken && <img src={url} alt="" onError={() => setIsBroken(true)} />}
      {html !== null && <ServerHtml html={html} />}
    </div>
  );
}
