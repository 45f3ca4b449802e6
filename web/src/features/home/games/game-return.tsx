import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { systemClock } from '../../../lib/clock.ts';
import { untilFetched } from '../../../lib/until-fetched.ts';
import { returnedFromAtom } from '../../../shared/wallet/game-return.ts';
import type { Wallet } from '../../../shared/wallet/wallet-state.ts';

// Who comes from no game fetches no dialog for home.
const ReturnOffer = lazy(async () => {
  const { ReturnOffer } = await untilFetched(systemClock, () => import('./return-offer.tsx'));
  return { default: ReturnOffer };
});

/** Offers to bring the money back from the game that the member has just left. (S6) */
export function GameReturn({ wallet }: { wallet: Wallet }) {
  const code = useAtomValue(returnedFromAtom);
  const account = wallet.gameAccounts.find((game) => game.code === code && game.isActive);
  if (!account) return null;
  return (
    <Suspense>
      <ReturnOffer key={account.code} account={account} />
    </Suspense>
  );
}
