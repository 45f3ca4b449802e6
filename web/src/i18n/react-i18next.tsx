import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react';
import type { LeanI18n } from './i18next.ts';
import type { Values } from './translate.ts';

const I18nContext = createContext<LeanI18n | null>(null);

/** Nothing to initialise: the app passes its instance to the provider. */
export const initReactI18next = { type: '3rdParty' as const };

export function I18nextProvider({ i18n, children }: { i18n: LeanI18n; children: ReactNode }) {
  return <I18nContext value={i18n}>{children}</I18nContext>;
}

/** Reads texts of the first namespace; other namespaces are named, as in `common:close_button`. Suspends until all are loaded. */
export function useTranslation(namespaces?: string | readonly string[]) {
  const i18n = use(I18nContext);
  if (!i18n) throw new Error('useTranslation needs an I18nextProvider');
  const language = useSyncExternalStore(i18n.subscribe, () => i18n.language);
  const needed = [namespaces ?? i18n.options.defaultNS].flat();
  const first = needed[0] ?? i18n.options.defaultNS;
  const t = useMemo(
    () => (key: string, options?: Values) => i18n.translate(key, options ?? {}, first),
    // oxlint-disable-next-line react/exhaustive-deps -- a new `t` per language, so that its dependants recompute
    [i18n, first, language],
  );
  // oxlint-disable-next-line typescript/only-throw-error -- React suspends on a thrown promise
  if (!needed.every((namespace) => i18n.isSettled(namespace))) throw i18n.loadNamespaces(needed);
  return { t, i18n, ready: true };
}

export function Translation({ children }: { children: (t: (key: string) => unknown) => ReactNode }) {
  return children(useTranslation().t);
}
