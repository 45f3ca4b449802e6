import type { Platform } from '../../../platform/platform.ts';
import { linkParts } from './link-parts.ts';

/** Plain text where links may not leave the app. [2.85] */
export function LinkedText({ text, linkTarget }: { text: string } & Pick<Platform, 'linkTarget'>) {
  if (!linkTarget) return text;
  return linkParts(text, window.location.href).map(({ text: part, href }, index) => {
    if (href === null) return part;
    const page = href.startsWith('mailto:') ? {} : { target: linkTarget, rel: 'noopener noreferrer' };
    return (
      <a key={index} href={href} {...page}>
        {part}
      </a>
    );
  });
}
