import type { Platform } from '../../../platform/platform.ts';
import { HereLink } from './here-link.tsx';
import { linkParts, opensHere } from './link-parts.ts';

/**
 * Like `withBreaks` of the sanitiser, whose file the chat would have to fetch for it, but it may break a word; only marks stay with
 * their letter.
 */
const LONG_RUN = /[ก-ໝ]{600}\p{M}*/gu;
const broken = (text: string) => text.replace(LONG_RUN, '$&\u200b');

/** Plain text where links may not leave the app. [2.85] */
export function LinkedText({ text, linkTarget }: { text: string } & Pick<Platform, 'linkTarget'>) {
  if (!linkTarget) return broken(text);
  return linkParts(text, window.location.href).map(({ text: part, href }, index) => {
    // An address has no such letters.
    if (href === null) return broken(part);
    const page = { target: linkTarget, rel: 'noopener noreferrer' };
    return opensHere(href) ? (
      <HereLink key={index} href={href}>
        {part}
      </HereLink>
    ) : (
      <a key={index} href={href} {...page}>
        {part}
      </a>
    );
  });
}
