// Runs in the page under Vite's development server alone: puts the texts of a changed locale file in place.
import { getI18n } from 'react-i18next';

interface ChangedTexts {
  locale: string;
  namespace: string;
  texts: Record<string, unknown>;
}

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    'wallet:texts': ChangedTexts;
  }
}

import.meta.hot?.on('wallet:texts', ({ locale, namespace, texts }) => {
  const i18n = getI18n();
  // A file that no screen has read yet comes fresh when one does.
  if (!i18n.hasResourceBundle(locale, namespace)) return;
  // Adding alone would keep the keys that were deleted.
  i18n.removeResourceBundle(locale, namespace);
  i18n.addResourceBundle(locale, namespace, texts);
  // Components read their texts again when the language changes, even to the same one.
  void i18n.changeLanguage(i18n.language);
});
