import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import en from '../../locales/en.json';
import th from '../../locales/th.json';

export const languages = ['en', 'th'] as const;
export type Language = (typeof languages)[number];
const LANGUAGE_STORAGE_KEY = 'console-language';

export async function startTexts(): Promise<i18n> {
  const instance = i18next.createInstance();
  const stored = localStorage.getItem(LANGUAGE_STORAGE_KEY);
  await instance.use(initReactI18next).init({
    lng: stored === 'th' ? 'th' : 'en',
    fallbackLng: false,
    resources: { en: { translation: en }, th: { translation: th } },
    interpolation: { escapeValue: false },
  });
  document.documentElement.lang = instance.language;
  return instance;
}

export async function changeLanguage(instance: i18n, language: Language): Promise<void> {
  await instance.changeLanguage(language);
  document.documentElement.lang = language;
  localStorage.setItem(LANGUAGE_STORAGE_KEY, language);
}
