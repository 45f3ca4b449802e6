import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocale } from '../../shared/session/use-locale.ts';
import { appNameAtom, loadInfoAtom } from '../../shared/texts/lookup-state.ts';
import { useIsOnline } from '../../shared/texts/use-back-online.ts';

/** The name of the service in the member's language, read again when the network is back. [3.07] */
export function useAppName(): string {
  const load = useSetAtom(loadInfoAtom);
  const [locale] = useLocale();
  const isOnline = useIsOnline();
  useEffect(() => void load(locale), [load, locale, isOnline]);
  return useAtomValue(appNameAtom);
}
