import { WALLET } from 'contracts/rules';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../lib/amount-text.ts';
import type { MoneyAction } from '../../shared/orders/action-state.ts';
import { gameMoveOf } from '../../shared/orders/game-move.ts';
import type { TransferOrder } from '../../shared/orders/transfer-order.ts';
import { useOutcome } from '../../shared/orders/use-outcome.ts';
import type { Movement } from '../../shared/wallet/movements.ts';

/** Tells the outcome of an open transfer of a game that has been closed or removed: it has no form that would. (W1) */
export function ResumeMove({ code, game }: { code: string; game: string }) {
  const { t } = useTranslation('games');
  const takeUp = useSetAtom(gameMoveOf(code).resumeAtom);
  const wordsOf = (end: MoneyAction<TransferOrder, Movement>) => {
    const order = end.status === 'idle' ? null : end.input;
    const amount = order ? formatAmount(order.amount) : '';
    return {
      done: t(order?.to === WALLET ? 'moved_out_toast' : 'moved_toast', { amount, game }),
      title: t('move_failed_title'),
      notDone: t('move_not_done'),
      amount,
    };
  };
  const { notify } = useOutcome(wordsOf, { namesItself: true, readsWallet: true });
  // Idempotent: a call during an unresolved request is ignored, and a finished request stores nothing to resume.
  useEffect(() => void takeUp().then(notify), []); // oxlint-disable-line react/exhaustive-deps -- see above
  return null;
}
