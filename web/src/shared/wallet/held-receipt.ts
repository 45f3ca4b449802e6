import { atom } from 'jotai';
import { baseDialogAtom, type HeldReceipt } from '../session/dialog-state.ts';

/**
 * The open dialog shows a receipt: it comes back with the dialog after the session expired, until the member leaves it. (W5) That of
 * another order stays. `show`: null once it was left.
 */
export const holdReceiptAtom = atom(null, (_get, set, of: object, show: HeldReceipt['show'] | null) =>
  set(baseDialogAtom, (dialog) => {
    const held = dialog?.receipt;
    if (!dialog || (held ? held.of !== of : !show)) return dialog;
    return { ...dialog, receipt: show && { of, show } };
  }),
);

/** Shows the receipt of a dialog that came back. */
export const showReceiptAtom = atom(null, (get, set) => get(baseDialogAtom)?.receipt?.show(get, set));
