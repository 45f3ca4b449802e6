import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';
import { harmlessText } from '../lib/outside-text.ts';
import { foreignHostOf, safeHtmlUrl, safeImageUrl } from './safe-url.ts';
import { withBreaks } from './with-breaks.ts';

/**
 * The only entry for HTML from the server; treats all of it as hostile.
 * Texts and tables pass; nothing that can act, cover the screen, load a resource or imitate the app.
 */
const ALLOWED: Config = {
  ALLOWED_TAGS:
    'p br b i em strong u s sub sup h1 h2 h3 h4 h5 h6 ul ol li table thead tbody tr th td blockquote hr span div a img'.split(
      ' ',
    ),
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'dir', 'lang'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOW_UNKNOWN_PROTOCOLS: false,
  RETURN_TRUSTED_TYPE: false,
};

let purifier: DOMPurify | undefined;

function purify(): DOMPurify {
  if (purifier) return purifier;
  purifier = createDOMPurify(window);
  purifier.addHook('uponSanitizeElement', (node, { tagName }) => {
    if (tagName === '#text' && node.textContent !== null)
      node.textContent = withBreaks(harmlessText(node.textContent));
  });
  purifier.addHook('uponSanitizeAttribute', (_element, attribute) => {
    attribute.attrValue = harmlessText(attribute.attrValue);
  });
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element.hasAttribute('href')) {
      const url =
        element.tagName === 'A' ? safeHtmlUrl(element.getAttribute('href') ?? '', document.baseURI) : null;
      if (url) {
        element.setAttribute('href', url);
        element.setAttribute('rel', 'noopener noreferrer');
        const host = foreignHostOf(url, document.baseURI);
        // The text of a link may name another host than its target.
        if (host !== null && element.textContent.trim() !== host) element.append(` (${host})`);
      } else element.removeAttribute('href');
    }
    if (element.hasAttribute('src')) {
      const url =
        element.tagName === 'IMG' ? safeImageUrl(element.getAttribute('src') ?? '', document.baseURI) : null;
      if (url) element.setAttribute('src', url);
      else element.remove();
    }
  });
  return purifier;
}

interface HtmlPolicy {
  createHTML(html: string): unknown;
}

/** The part of Trusted Types used here; TypeScript's DOM types lack it. */
interface TrustedTypesWindow {
  trustedTypes?: { createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy };
}

let policy: HtmlPolicy | undefined;

/**
 * Sanitised HTML for the DOM sink: TrustedHTML where the browser enforces Trusted Types, otherwise a string.
 * Sanitising is the last step: never change the text afterwards.
 */
export function sanitise(html: string): string {
  policy ??= makePolicy();
  return policy.createHTML(html) as string;
}

/** The longest HTML that the contract allows. A browser needs minutes to break a Thai text of a megabyte into lines. */
export const LONGEST_HTML = 20_000;
/** A comment that the sanitiser removes; DOMPurify returns a text without any tag unprocessed. */
const TAG = '<!---->';

function makePolicy(): HtmlPolicy {
  const rules = {
    createHTML: (dirty: string) => purify().sanitize(TAG + dirty.slice(0, LONGEST_HTML), ALLOWED),
  };
  return (window as TrustedTypesWindow).trustedTypes?.createPolicy('wallet-html', rules) ?? rules;
}
