import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { type To, useHref, useLinkClickHandler, useLocation } from 'react-router-dom';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  to: To;
  replace?: boolean;
}

/**
 * Links to another page of the app. The router's own link includes code for server prefetching, which every login would have to
 * load. It hands on the state of its page, so that a detour before the login does not lose the intended URL. [2.11]
 */
export function Link({ to, replace, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const { state } = useLocation() as { state: unknown };
  const go = useLinkClickHandler(to, { replace, state });
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) go(event);
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}
