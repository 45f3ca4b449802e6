import { isBlank } from 'contracts/rules';
import { LONGEST_HTML, sanitise } from './sanitise.ts';

const BLOCKS = 'p,br,h1,h2,h3,h4,h5,h6,li,tr,blockquote,hr,div';

/** Parses only sanitised HTML; a parsed document neither loads nor runs anything. */
const bodyOf = (html: string) => new DOMParser().parseFromString(sanitise(html), 'text/html').body;

/** The plain text of server HTML, one line per block. For places that allow no HTML: a button, a name. */
export function plainLines(html: string): string[] {
  const body = bodyOf(html);
  for (const block of body.querySelectorAll(BLOCKS)) {
    block.before('\n');
    block.after('\n');
  }
  for (const cell of body.querySelectorAll('td,th')) cell.after(' ');
  return body.textContent
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

/** Whether server HTML shows anything: editors save an empty text as an empty paragraph. */
export function isEmptyHtml(html: string): boolean {
  const body = bodyOf(html);
  return isBlank(body.textContent) && !body.querySelector('img');
}

/** Whether a text that binds the member shows, to its end: a longer one is cut. */
export const isShownWhole = (html: string): boolean => html.length <= LONGEST_HTML && !isEmptyHtml(html);
