import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { returnedFromAtom } from '../../../shared/wallet/game-return.ts';
import type { Wallet } from '../../../shared/wallet/wallet-reply.ts';

// Members who do not come from a game do not load this dialog.
const ReturnOffer = lazyPart(async () => (await import('./return-offer.tsx')).ReturnOffer);

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
