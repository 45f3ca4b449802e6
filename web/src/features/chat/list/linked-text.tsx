import { useAtomValue } from 'jotai';
import { foreignHostOf, type SafeUrl, safeLinkUrl } from '../../../html/safe-url.ts';
import { servicesAtom } from '../../../shared/session/services.ts';

const ADDRESS = /(https:\/\/[^\s<>"]+|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+)/;

/** A text with its links and e-mail addresses to be pressed; plain where no link may leave. [2.85] */
export function LinkedText({ text }: { text: string }) {
  const { linkTarget } = useAtomValue(servicesAtom).platform;
  if (!linkTarget) return text;
  return text.split(ADDRESS).map((part, index) => {
    if (index % 2 === 0) return part;
    if (!part.startsWith('https://'))
      return (
        <a key={index} href={`mailto:${part}`}>
          {part}
        </a>
      );
    const href = safeLinkUrl(part, window.location.href);
    return href ? (
      <a key={index} href={href} target={linkTarget} rel="noopener noreferrer">
        {nameOfLink(part, href)}
      </a>
    ) : (
      part
    );
  });
}

/** The address as it was written, or as the browser reads it where the two name different hosts. */
function nameOfLink(written: string, href: SafeUrl): string {
  const host = foreignHostOf(href, window.location.href);
  return host === null || written.toLowerCase().startsWith(`https://${host}`) ? written : href;
}
