import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const DESCRIPTION = '<!-- description -->';
const OLD_BROWSER = '<!-- old-browser -->';
const LOCALES = ['th', 'lo', 'en'];
const locales = path.join(import.meta.dirname, '../locales');

/**
 * Adds texts that the document needs without a script, in every language: a description for search engines, and a message for
 * browsers that are too old to run the app, which the style sheet hides in supported browsers.
 */
export function documentTexts(): Plugin {
  return {
    name: 'wallet:document-texts',
    transformIndexHtml: (html) => {
      const all = LOCALES.map((locale) => ({ locale, ...textsIn(locale) }));
      const description = all.map((texts) => texts.description).join(' · ');
      const messages = all.map(({ locale, old_browser }) => `<p lang="${locale}">${old_browser}</p>`);
      return html
        .replace(DESCRIPTION, `<meta name="description" content="${description}" />`)
        .replace(OLD_BROWSER, `<div class="old-browser" hidden>${messages.join('')}</div>`);
    },
  };
}

function textsIn(locale: string): { description: string; old_browser: string } {
  const file = path.join(locales, locale, 'document.json');
  return JSON.parse(readFileSync(file, 'utf8')) as { description: string; old_browser: string };
}
