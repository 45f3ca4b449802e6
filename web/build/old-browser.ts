import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const MARK = '<!-- old-browser -->';
const LOCALES = ['th', 'lo', 'en'];
const locales = path.join(import.meta.dirname, '../locales');

/**
 * Adds a message in every language for browsers that are too old to run the app. It needs no script; the style sheet hides it
 * in supported browsers.
 */
export function oldBrowser(): Plugin {
  return {
    name: 'wallet:old-browser',
    transformIndexHtml: (html) =>
      html.replace(MARK, `<div class="old-browser">${LOCALES.map(sentence).join('')}</div>`),
  };
}

function sentence(locale: string): string {
  const file = path.join(locales, locale, 'old-browser.json');
  const { text } = JSON.parse(readFileSync(file, 'utf8')) as { text: string };
  return `<p lang="${locale}">${text}</p>`;
}
