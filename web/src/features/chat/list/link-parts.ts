import { foreignHostOf, type SafeUrl, safeWrittenUrl } from '../../../html/safe-url.ts';

export type LinkPart = { text: string; href: SafeUrl | `mailto:${string}` | null };

/**
 * Thai and Lao write no space after a URL, so their letters end it; so do the invisible characters that stand between their words or
 * around a right-to-left text.
 */
const ADDRESS =
  /((?:https?:\/\/|\bwww\.)[^\s<>"`\u0e00-\u0eff\u200b-\u200f\u2060-\u2069\ufffd]{1,2000}|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+)/i;
const HAS_SCHEME = /^https?:\/\//i;
const CLOSING = [
  [')', '('],
  [']', '['],
  ['}', '{'],
] as const;
const SENTENCE_END = /[.,;:!?'’”…*»]/;

/** Most texts have no link, and a long history is drawn while it is scrolled. */
const HINT = /@|:\/\/|www\./i;

export function linkParts(text: string, base: string): LinkPart[] {
  if (!HINT.test(text)) return text === '' ? [] : [{ text, href: null }];
  return text.split(ADDRESS).flatMap((part, index): LinkPart[] => {
    if (index % 2 === 0) return part === '' ? [] : [{ text: part, href: null }];
    const isPage = HAS_SCHEME.test(part) || /^www\./i.test(part);
    if (!isPage) return [{ text: part, href: `mailto:${part}` }];
    const address = withoutEnd(part);
    const href = safeWrittenUrl(HAS_SCHEME.test(address) ? address : `https://${address}`, base);
    const rest = part.slice(address.length);
    const link: LinkPart = { text: href ? nameOf(address, href, base) : address, href };
    return rest === '' ? [link] : [link, { text: rest, href: null }];
  });
}

/** A member's page stays in this tab, because a new one has no session; so does what another app opens. */
export const opensHere = (href: string): boolean =>
  href.startsWith('mailto:') || href.startsWith(`${window.location.origin}/user`);

/** Counts the brackets once: a hostile address may end with thousands of them. */
function withoutEnd(address: string): string {
  const unopened = new Map<string, number>(
    CLOSING.map(([closing, opening]) => [closing, countOf(address, closing) - countOf(address, opening)]),
  );
  for (let end = address.length; end > 0; end -= 1) {
    const last = address.charAt(end - 1);
    const extra = unopened.get(last) ?? 0;
    if (extra > 0) unopened.set(last, extra - 1);
    else if (!SENTENCE_END.test(last)) return address.slice(0, end);
  }
  return address;
}

const countOf = (text: string, letter: string) => text.split(letter).length - 1;

/** The URL as written, or as the browser reads it if the two name different hosts. */
function nameOf(written: string, href: SafeUrl, base: string): string {
  const host = foreignHostOf(href, base);
  return host === null || written.toLowerCase().replace(HAS_SCHEME, '').startsWith(host) ? written : href;
}
