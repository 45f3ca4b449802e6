import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PageTitle } from '../../shared/texts/page-title.tsx';
import { WalletFailed } from '../../shared/texts/wallet-failed.tsx';
import { loadWalletAtom, walletAtom } from '../../shared/wallet/wallet-state.ts';
import { FirstDay } from './first-day.tsx';
import { GameReturn } from './games/game-return.tsx';
import { GameSections } from './games/game-sections.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { BalanceCard } from './balance/balance-card.tsx';
import { Referral } from './referral.tsx';
import { useAgreementOffer } from './use-agreement-offer.ts';
import { useGameReturn } from './games/use-game-return.ts';
import { Widgets } from './widgets.tsx';
import styles from './home-page.module.css';

interface HomePageProps {
  aside?: ReactNode;
}

export function HomePage({ aside }: HomePageProps) {
  const { t } = useTranslation(['home', 'common']);
  const state = useAtomValue(walletAtom);
  const loadWallet = useSetAtom(loadWalletAtom);
  useGameReturn();
  const { key } = useLocation();
  // The reading may have failed on another page, which had no need to say so. The first page of a visit, whose key is the router's
  // default, has just begun its own.
  const onArrival = useEffectEvent(() => {
    if (key !== 'default' && state.status === 'failed') void loadWallet();
  });
  useEffect(() => onArrival(), []);

  return (
    <div className={styles.home} data-aside={Boolean(aside)}>
      <PageTitle text={t('common:title.home')} />
      <AgreementOffer />
      <h1 className="visually-hidden">{t('common:title.home')}</h1>
      {state.status === 'loading' && <HomeSkeleton />}
      {state.status === 'failed' && <WalletFailed title={t('failed_title')} text={t('failed_text')} />}
      {state.status === 'ready' && (
        <>
          <div className={styles.side}>
            <BalanceCard wallet={state.wallet} readAt={state.readAt} isOld={state.isOld} />
            <GameReturn wallet={state.wallet} />
            <FirstDay wallet={state.wallet} />
            <Widgets wallet={state.wallet} />
            <Referral wallet={state.wallet} />
          </div>
          <GameSections wallet={state.wallet} />
        </>
      )}
      {Boolean(aside) && state.status !== 'failed' && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}

/** A component of its own: it follows the dialogs, and the page need not render whenever one opens. */
function AgreementOffer() {
  useAgreementOffer();
  return null;
}
