import { useAtomValue, useSetAtom } from 'jotai';
import { gameMoveOf } from '../../shared/orders/game-move.ts';
import type { TransferOrder } from '../../shared/orders/transfer-order.ts';
import { useOutcome } from '../../shared/orders/use-outcome.ts';
import { useResume } from '../../shared/orders/use-resume.ts';
import type { Movement } from '../../shared/wallet/movements.ts';
import { walletAtom } from '../../shared/wallet/wallet-state.ts';
import { useMoveWords } from './use-move-texts.ts';

/** Tells how an open transfer of a game ended that no form on the screen shows. (W1) */
export function ResumeMove({ code }: { code: string }) {
  const resume = useSetAtom(gameMoveOf(code).resumeAtom);
  const wallet = useAtomValue(walletAtom);
  const accounts = wallet.status === 'ready' ? wallet.wallet.gameAccounts : [];
  const game = accounts.find((account) => account.code === code)?.name ?? code;
  const { notify } = useOutcome<TransferOrder, Movement>(useMoveWords(game), {
    namesItself: true,
    readsWallet: true,
  });
  useResume(() => resume().then(notify));
  return null;
}
