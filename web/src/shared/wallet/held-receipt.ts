import { atom } from 'jotai';
import { baseDialogAtom, type OpenDialog } from '../session/dialog-state.ts';

/** The open dialog shows a receipt: it comes back with the dialog after the session expired, until the member leaves it. (W5) */
export const holdReceiptAtom = atom(null, (_get, set, receipt: NonNullable<OpenDialog['receipt']> | null) =>
  set(baseDialogAtom, (dialog) => (dialog && (receipt ?? dialog.receipt) ? { ...dialog, receipt } : dialog)),
);

/** Shows the receipt of a dialog that came back. */
export const showReceiptAtom = atom(null, (get, set) => get(baseDialogAtom)?.receipt?.(get, set));
