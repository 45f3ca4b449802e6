import { type MouseEvent, use, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { classNames } from '../lib/class-names.ts';
import { CloseContext } from '../ui/overlay/back-layers.ts';
import { sanitise } from './sanitise.ts';
import styles from './server-html.module.css';

/** Text that the server sends as HTML. [2.31] [2.56] [2.72] Load it lazily: the sanitiser is large. */
export function ServerHtml({ html, className }: { html: string; className?: string | undefined }) {
  const clean = useMemo(() => ({ __html: sanitise(html) }), [html]);
  const follow = useFollow();
  return (
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions -- for its links, which Enter presses too
    <div className={classNames(styles.html, className)} onClick={follow} dangerouslySetInnerHTML={clean} />
  );
}

/** What a member has of the pages for visitors. [2.06] */
const MEMBER_PAGES: Partial<Record<string, string>> = { '/contact': '/user/contact' };

/** Opens pages of the app without a new load of it, and closes the dialog that the link is in, unless that must stay open. */
function useFollow() {
  const navigate = useNavigate();
  const close = use(CloseContext);
  const isInWallet = useLocation().pathname.startsWith('/user');
  return (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const page = isInWallet ? (MEMBER_PAGES[link.pathname] ?? link.pathname) : link.pathname;
    // Here, a page for visitors would ask to end the session. [2.13]
    if (isInWallet && !page.startsWith('/user')) return void (link.target = '_blank');
    event.preventDefault();
    if (close()) void navigate(page + link.search + link.hash);
  };
}
