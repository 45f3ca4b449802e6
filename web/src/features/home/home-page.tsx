import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../state/page-title.tsx';
import { WalletFailed } from '../../state/wallet-failed.tsx';
import { walletAtom } from '../../state/wallet-state.ts';
import { GameReturn } from './game-return.tsx';
import { GameShelves } from './game-shelves.tsx';
import { HomeBones } from './home-bones.tsx';
import { Purse } from './purse.tsx';
import { Referral } from './referral.tsx';
import { useAgreementOffer } from './use-agreement-offer.ts';
import { useGameReturn } from './use-game-return.ts';
import { Widgets } from './widgets.tsx';
import styles from './home-page.module.css';

/** The member's money at a glance, and the next thing to do with it. [2.32]–[2.47] */
export function HomePage() {
  const { t } = useTranslation(['home', 'common']);
  const state = useAtomValue(walletAtom);
  useAgreementOffer();
  useGameReturn();

  return (
    <div className={styles.home}>
      <PageTitle text={t('common:title.home')} />
      <h1 className="visually-hidden">{t('common:title.home')}</h1>
      {state.status === 'loading' && <HomeBones />}
      {state.status === 'failed' && <WalletFailed title={t('failed_title')} text={t('failed_text')} />}
      {state.status === 'ready' && (
        <>
          <div className={styles.side}>
            <Purse wallet={state.wallet} isOld={state.isOld} />
            <GameReturn wallet={state.wallet} />
            <Widgets wallet={state.wallet} />
            <Referral wallet={state.wallet} />
          </div>
          <GameShelves accounts={state.wallet.gameAccounts} />
        </>
      )}
    </div>
  );
}
