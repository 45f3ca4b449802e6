import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocale } from '../../shared/session/use-locale.ts';
import { appNameAtom, loadInfoAtom } from '../../shared/texts/lookup-state.ts';
import { useBackOnline } from '../../shared/visit/use-back-online.ts';
import { TopBar, type TopBarProps } from '../../ui/layout/top-bar.tsx';

/**
 * The top bar with the name of the service in the member's language, read again when the network is back. [3.07] The shells do
 * not read it, because its answer would render their menus too.
 */
export function NamedTopBar(props: Omit<TopBarProps, 'brand'>) {
  const load = useSetAtom(loadInfoAtom);
  const [locale] = useLocale();
  useEffect(() => void load(locale), [load, locale]);
  useBackOnline(() => void load(locale));
  return <TopBar {...props} brand={useAtomValue(appNameAtom)} />;
}
