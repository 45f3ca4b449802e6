// Runs only under Vite's development server: replaces the texts of a changed locale file.
import { getI18n } from 'react-i18next';

interface ChangedTexts {
  locale: string;
  namespace: string;
  texts: Record<string, unknown>;
  /** No file has an error any more: Vite removes its overlay only when a module changes. */
  isRepaired: boolean;
}

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    'wallet:texts': ChangedTexts;
  }
}

import.meta.hot?.on('wallet:texts', ({ locale, namespace, texts, isRepaired }) => {
  if (isRepaired) document.querySelector('vite-error-overlay')?.remove();
  const i18n = getI18n() as ReturnType<typeof getI18n> | undefined;
  // An app that has not started, or a file that no screen has loaded yet, needs no update.
  if (!i18n?.hasResourceBundle(locale, namespace)) return;
  // Adding without removing would keep deleted keys.
  i18n.removeResourceBundle(locale, namespace);
  i18n.addResourceBundle(locale, namespace, texts);
  // Components read their texts again on a language change, even to the same language.
  void i18n.changeLanguage(i18n.language);
});
