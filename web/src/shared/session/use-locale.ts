import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../ui/toast/toast.tsx';
import { changeLocale, isLocale, type Locale } from './locale.ts';
import { servicesAtom } from './services.ts';

const LONG_MS = 5_000;

/** The language, how to change it, and the chosen one, whose texts may still be on their way; toasts tell of a long or failed change. [1.19] */
export function useLocale(): [Locale, (locale: Locale) => void, Locale] {
  const { platform, clock } = useAtomValue(servicesAtom);
  const { t, i18n } = useTranslation();
  const [wanted, setWanted] = useState<Locale | null>(null);
  const locale = isLocale(i18n.language) ? i18n.language : 'th';
  const change = (next: Locale) => {
    setWanted(next);
    const stop = clock.after(LONG_MS, () => showToast({ kind: 'info', text: t('taking_long') }));
    changeLocale(i18n, platform, next)
      .catch(() => showToast({ kind: 'error', text: t('not_loaded.text') }))
      .finally(() => {
        stop();
        setWanted((latest) => (latest === next ? null : latest));
      });
  };
  return [locale, change, wanted ?? locale];
}
