import { useMemo } from 'react';
import { classNames } from '../lib/class-names.ts';
import { sanitise } from './sanitise.ts';
import styles from './server-html.module.css';

/** Text that the server sends as HTML. [2.31] [2.56] [2.72] Load it lazily: the sanitiser is large. */
export function ServerHtml({ html, className }: { html: string; className?: string | undefined }) {
  const clean = useMemo(() => ({ __html: sanitise(html) }), [html]);
  return <div className={classNames(styles.html, className)} dangerouslySetInnerHTML={clean} />;
}
