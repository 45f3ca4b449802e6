import { useSetAtom } from 'jotai';
import type { AnchorHTMLAttributes } from 'react';
import { chatOpenAtom } from '../../../shared/session/chat-flag.ts';
import { Link } from '../../../ui/form/link.tsx';

interface HereLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/**
 * A link that stays in this tab, as `opensHere` says. A page of the app opens without a load, which would lose a file that was not
 * sent; the panel would cover it.
 */
export function HereLink({ href, children, ...rest }: HereLinkProps) {
  const setOpen = useSetAtom(chatOpenAtom);
  const { origin } = window.location;
  if (!href.startsWith(origin))
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  return (
    <Link {...rest} to={href.slice(origin.length)} onClick={() => setOpen(false)}>
      {children}
    </Link>
  );
}
