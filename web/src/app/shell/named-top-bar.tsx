import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/session/use-locale.ts';
import { appNameAtom, loadInfoAtom } from '../../shared/visit/lookup-state.ts';
import { useBackOnline } from '../../shared/visit/use-back-online.ts';
import { LanguageSelect } from '../../ui/form/language-select.tsx';
import { TopBar, type TopBarProps } from '../../ui/layout/top-bar.tsx';
import { ChatEntrance } from './chat-entrance.tsx';

/**
 * The top bar with the chat, the languages, and the name of the service in the member's language, read again when the network is
 * back. [3.07] The shells do not read it, because its answer would render their menus too.
 */
export function NamedTopBar({ end, ...props }: Omit<TopBarProps, 'brand'>) {
  const { t } = useTranslation();
  const load = useSetAtom(loadInfoAtom);
  const [locale, setLocale, chosen] = useLocale();
  useEffect(() => void load(locale), [load, locale]);
  useBackOnline(() => void load(locale));
  return (
    <TopBar
      {...props}
      brand={useAtomValue(appNameAtom)}
      end={
        <>
          <ChatEntrance />
          <LanguageSelect
            label={t('language.label')}
            value={chosen}
            busy={chosen !== locale}
            onChange={setLocale}
          />
          {end}
        </>
      }
    />
  );
}
