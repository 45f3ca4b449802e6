import type { Platform } from '../../../platform/platform.ts';
import { linkParts } from './link-parts.ts';

/**
 * A browser's time to break a run of Thai or Lao letters into lines grows with its square: 20,000 of them would hold up a phone for
 * seconds. Real sentences end sooner, so it does not matter that this may break a word; only marks stay with their letter.
 */
const LONG_RUN = /[ก-ໝ]{600}\p{M}*/gu;

/** Plain text where links may not leave the app. [2.85] */
export function LinkedText({ text, linkTarget }: { text: string } & Pick<Platform, 'linkTarget'>) {
  const shown = text.replace(LONG_RUN, '$&\u200b');
  if (!linkTarget) return shown;
  return linkParts(shown, window.location.href).map(({ text: part, href }, index) => {
    if (href === null) return part;
    const page = href.startsWith('mailto:') ? {} : { target: linkTarget, rel: 'noopener noreferrer' };
    return (
      <a key={index} href={href} {...page}>
        {part}
      </a>
    );
  });
}
