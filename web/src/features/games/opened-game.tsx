import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noteKnownRowsAtom } from '../../shared/wallet/movements.ts';
import { servicesAtom } from '../../shared/session/services.ts';
import { useReread } from '../../shared/visit/use-reread.ts';
import type { GameAccount } from '../../shared/wallet/wallet-reply.ts';
import { Callout } from '../../ui/display/callout.tsx';
import { CredentialsCard } from './credentials-card.tsx';
import {
  type Credentials,
  credentialsAtom,
  loadCredentialsAtom,
  rereadCredentialsAtom,
} from './credentials-state.ts';
import { GameApps } from './game-apps.tsx';
import { PlayElsewhere } from './play-elsewhere.tsx';
import { PlayForm } from './play-form.tsx';
import { loginOf } from './provider-login.ts';
import { ProviderForm } from './provider-form.tsx';
import { ResetPassword } from './reset-password.tsx';
import styles from './games.module.css';

export function OpenedGame({ account, onBusy }: { account: GameAccount; onBusy: (busy: boolean) => void }) {
  const { t } = useTranslation('games');
  const { platform } = useAtomValue(servicesAtom);
  const state = useAtomValue(credentialsAtom).get(account.code) ?? { status: 'loading' };
  const loadCredentials = useSetAtom(loadCredentialsAtom);
  const rereadCredentials = useSetAtom(rereadCredentialsAtom);
  const noteKnownRows = useSetAtom(noteKnownRowsAtom);
  const [typed, setTyped] = useState<Credentials | null>(null);
  const login = loginOf(account.code);
  // If no game can be opened here, credentials would only serve onlookers. (K11)
  const opensGames = platform.openGameWindow !== undefined;

  useEffect(() => {
    if (opensGames) void loadCredentials(account.code);
  }, [opensGames, loadCredentials, account.code]);
  useReread(() => {
    if (opensGames) void rereadCredentials(account.code);
  });
  useEffect(() => void noteKnownRows(), [noteKnownRows]);

  if (!opensGames) {
    return (
      <div className={styles.stack}>
        <PlayElsewhere />
        <PlayForm account={account} credentials={null} onBusy={onBusy} />
      </div>
    );
  }

  const loaded = state.status === 'ready' ? state.credentials : null;
  return (
    <div className={styles.stack}>
      <div className={styles.access}>
        {login.way === 'form' && state.status !== 'failed' ? (
          <ProviderForm
            key={loaded?.password}
            length={login.length}
            credentials={typed ?? loaded}
            onCredentials={setTyped}
          />
        ) : (
          <CredentialsCard state={state} onRetry={() => void loadCredentials(account.code)} />
        )}
        {state.status !== 'failed' && <ResetPassword account={account} onDone={() => setTyped(null)} />}
      </div>
      {login.way === 'page' && account.links.web !== null && state.status !== 'failed' && (
        <Callout>{t('page_note')}</Callout>
      )}
      <PlayForm account={account} credentials={typed ?? loaded} onBusy={onBusy} />
      <GameApps links={account.links} />
    </div>
  );
}
