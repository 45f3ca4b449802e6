import { useAtomValue } from 'jotai';
import { servicesAtom } from '../../../shared/session/services.ts';
import { linkParts } from './link-parts.ts';

/** A text with its links and email addresses; plain text where links may not leave the app. [2.85] */
export function LinkedText({ text }: { text: string }) {
  const { linkTarget } = useAtomValue(servicesAtom).platform;
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
