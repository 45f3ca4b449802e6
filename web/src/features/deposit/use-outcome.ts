import { useStore } from 'jotai';
import { dialogAtom } from '../../state/dialog-state.ts';
import type { MoneyAction } from '../../state/money-action.ts';
import { useFailureText } from '../../state/use-failure-text.ts';
import { showToast } from '../../ui/toast.tsx';

interface Sentences {
  /** The truth was read, and nothing has happened. */
  notDone: string;
  /** It has happened after all; said when the screen that would show it is closed by then. */
  done?: string;
}

/**
 * Tells how an order ended, wherever the member is by then: in a red toast the reason of a refusal, the missing connection,
 * or that it has not been done. [8.22] [8.24]
 */
export function useOutcome(): (end: MoneyAction<unknown, unknown>, sentences: Sentences) => void {
  const store = useStore();
  const failureText = useFailureText();
  return (end, { notDone, done }) => {
    if (end.status === 'succeeded') {
      const isShown = store.get(dialogAtom)?.name === 'deposit';
      if (done !== undefined && !isShown) showToast({ kind: 'success', text: done });
      return;
    }
    const failure =
      end.status === 'refused'
        ? failureText({ kind: 'refused', code: end.code, status: 0 })
        : end.status === 'offline'
          ? failureText({ kind: 'offline' })
          : end.status === 'not-done'
            ? notDone
            : null;
    if (failure !== null) showToast({ kind: 'error', text: failure });
  };
}
