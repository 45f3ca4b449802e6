import { useState } from 'react';
import { safeImageUrl } from './safe-url.ts';
import { ServerHtml } from './server-html.tsx';

export interface ServerBannerProps {
  image: string | null;
  html: string | null;
  className?: string | undefined;
}

/** A picture of the service with its text, each only if it may be shown. [3.15] Load it lazily: the sanitiser is not small. */
export function ServerBanner({ image, html, className }: ServerBannerProps) {
  const [isBroken, setIsBroken] = useState(false);
  const url = image === null ? null : safeImageUrl(image, document.baseURI);
  return (
    <div className={className}>
      {/* What it says stands in its text; a picture that does not come is left out. */}
      {url !== null && !isBroken && <img src={url} alt="" onError={() => setIsBroken(true)} />}
      {html !== null && <ServerHtml html={html} />}
    </div>
  );
}
