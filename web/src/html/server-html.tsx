import { useMemo } from 'react';
import { sanitise } from './sanitise.ts';

/** Text that the server sends as HTML. [2.31] [2.56] [2.72] Load it lazily: the sanitiser is large. */
export function ServerHtml({ html, className }: { html: string; className?: string | undefined }) {
  const clean = useMemo(() => ({ __html: sanitise(html) }), [html]);
  return <div className={className} dangerouslySetInnerHTML={clean} />;
}
