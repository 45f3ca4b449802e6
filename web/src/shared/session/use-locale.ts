import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../ui/toast/toast.tsx';
import { changeLocale, isLocale, type Locale } from './locale.ts';
import { servicesAtom } from './services.ts';

/** The language and how to change it; a failed change shows a toast. [1.19] */
export function useLocale(): [Locale, (locale: Locale) => void] {
  const { platform } = useAtomValue(servicesAtom);
  const { t, i18n } = useTranslation();
  const locale = isLocale(i18n.language) ? i18n.language : 'th';
  const change = (next: Locale) => {
    changeLocale(i18n, platform, next).catch(() => showToast({ kind: 'error', text: t('not_loaded.text') }));
  };
  return [locale, change];
}
