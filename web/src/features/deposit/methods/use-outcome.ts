import { useStore } from 'jotai';
import type { MoneyAction } from '../../../shared/orders/action-state.ts';
import type { OutcomeWords } from '../../../shared/orders/outcome.ts';
import { useOutcome } from '../../../shared/orders/use-outcome.ts';
import { depositNextStepOf } from '../../../shared/texts/next-step.ts';
import type { DepositMethod } from './deposit-methods.ts';
import { shownMethodKindAtom } from './deposit-navigation.ts';

/**
 * Tells how an order of a deposit method ended, wherever the member is by then: a red toast gives the reason of a refusal,
 * the missing connection, or that it has not been done. [8.22] [8.24] The screen of the method shows what has arrived, what
 * is not known yet, and a refusal; that of a QR shows in both places.
 */
export function useDepositOutcome<Input, Done>(
  kind: DepositMethod['kind'],
  wordsOf: (action: MoneyAction<Input, Done>) => OutcomeWords,
) {
  const store = useStore();
  const { notify } = useOutcome(wordsOf, { stepOf: depositNextStepOf, readsWallet: true });

  /** @returns whether the screen of the method shows. */
  return (end: MoneyAction<Input, Done>): boolean => {
    const isShown = store.get(shownMethodKindAtom) === kind;
    const isRefusalShown = end.status === 'refused' && kind !== 'qr';
    notify(end, isShown ? ['success', 'info', ...(isRefusalShown ? (['error'] as const) : [])] : []);
    return isShown;
  };
}
