import { useStore } from 'jotai';
import { isOpen, type MoneyAction } from '../../../shared/orders/action-state.ts';
import type { OutcomeWords } from '../../../shared/orders/outcome.ts';
import { useOutcome } from '../../../shared/orders/use-outcome.ts';
import { depositNextStepOf } from '../../../shared/texts/next-step.ts';
import { isShown, type Requester } from './deposit-navigation.ts';

/**
 * Reports the result of a deposit request on any page: a red toast shows the reason of a refusal, a missing connection,
 * or that nothing was done. [8.22] [8.24] The method's screen shows a success, a result that can still be found out, a
 * refusal and that the same was sent before. A refused QR shows in both places.
 */
export function useDepositOutcome<Input, Done>(
  of: Requester,
  wordsOf: (action: MoneyAction<Input, Done>) => OutcomeWords,
) {
  const store = useStore();
  const { notify } = useOutcome(wordsOf, { stepOf: depositNextStepOf, readsWallet: true });

  /** @returns whether the method's screen is visible. */
  return (end: MoneyAction<Input, Done>): boolean => {
    const isHere = isShown(store.get, of);
    const isErrorShown =
      (end.status === 'refused' && of.kind !== 'qr') || (end.status === 'blocked' && end.why === 'just-done');
    const also = isOpen(end) ? 'info' : isErrorShown ? 'error' : 'success';
    notify(end, isHere ? ['success', also] : []);
    return isHere;
  };
}
