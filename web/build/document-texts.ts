import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const DESCRIPTION = '<!-- description -->';
const OLD_BROWSER = '<!-- old-browser -->';
const LATE = '<!-- late -->';
const LOCALES = ['th', 'lo', 'en'];
const locales = path.join(import.meta.dirname, '../locales');

/**
 * Adds texts that the document needs without a script, in every language: a description for search engines, a message for
 * browsers that are too old to run the app, which the style sheet hides in supported browsers, and one for an app that does not
 * start because its script is not fetched. An empty address is that of the page, which it loads again.
 */
export function documentTexts(): Plugin {
  return {
    name: 'wallet:document-texts',
    transformIndexHtml: (html) => {
      const all = LOCALES.map((locale) => ({ locale, ...textsIn(locale) }));
      const description = all.map((texts) => texts.description).join(' · ');
      const tooOld = all.map(({ locale, old_browser }) => `<p lang="${locale}">${old_browser}</p>`);
      const tooLate = all.map(({ locale, late }) => `<p lang="${locale}"><a href="">${late}</a></p>`);
      return html
        .replace(DESCRIPTION, `<meta name="description" content="${description}" />`)
        .replace(OLD_BROWSER, `<div class="old-browser" hidden>${tooOld.join('')}</div>`)
        .replace(LATE, `<div class="late" hidden>${tooLate.join('')}</div>`);
    },
  };
}

interface DocumentTexts {
  description: string;
  old_browser: string;
  late: string;
}

function textsIn(locale: string): DocumentTexts {
  const file = path.join(locales, locale, 'document.json');
  return JSON.parse(readFileSync(file, 'utf8')) as DocumentTexts;
}
