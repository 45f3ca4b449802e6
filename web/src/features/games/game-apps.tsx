import { useAtomValue } from 'jotai';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { safeLinkUrl } from '../../html/safe-url.ts';
import { servicesAtom } from '../../shared/session/services.ts';
import type { GameAccount } from '../../shared/wallet/wallet-reply.ts';
import { buttonClass } from '../../ui/form/button.tsx';
import styles from './games.module.css';

export function GameApps({ links }: { links: GameAccount['links'] }) {
  const { t } = useTranslation('games');
  const { platform } = useAtomValue(servicesAtom);
  const apps = [
    { text: t('android_link'), address: links.android },
    { text: t('ios_link'), address: links.ios },
  ].flatMap(({ text, address }) => {
    const url = address === null ? null : safeLinkUrl(address, document.baseURI);
    return url === null ? [] : [{ text, url }];
  });
  if (apps.length === 0) return null;

  const open = (event: MouseEvent<HTMLAnchorElement>, url: string) => {
    const tab = platform.openGameWindow?.('tab', '');
    // If the browser blocks the tab, the link works as a normal link.
    if (!tab) return;
    event.preventDefault();
    tab.show(url);
  };

  return (
    <div className={styles.apps}>
      {apps.map(({ text, url }) => (
        <a
          key={text}
          className={buttonClass({})}
          href={url}
          rel="noopener noreferrer"
          onClick={(event) => open(event, url)}
        >
          {text}
        </a>
      ))}
    </div>
  );
}
