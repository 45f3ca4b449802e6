import type { MoneyAction } from '../../state/money-action.ts';
import { useFailureText } from '../../state/use-failure-text.ts';
import { showToast } from '../../ui/toast.tsx';

/**
 * Tells in a red toast why an order brought nothing, wherever the member is by then: the reason of a refusal, the missing
 * connection, or that it has not been done. [8.22] [8.24]
 */
export function useOutcome(): (end: MoneyAction<unknown, unknown>, notDoneText: string) => void {
  const failureText = useFailureText();
  return (end, notDoneText) => {
    const failure =
      end.status === 'refused'
        ? failureText({ kind: 'refused', code: end.code, status: 0 })
        : end.status === 'offline'
          ? failureText({ kind: 'offline' })
          : end.status === 'not-done'
            ? notDoneText
            : null;
    if (failure !== null) showToast({ kind: 'error', text: failure });
  };
}
