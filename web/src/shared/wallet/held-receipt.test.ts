import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { openDialogAtom } from '../session/dialog-state.ts';
import { holdReceiptAtom, showReceiptAtom } from './held-receipt.ts';

it('a dialog that comes back shows the receipt that was in it, whatever became of other orders (W5)', () => {
  const shown: string[] = [];
  const transfer = {};
  const slip = {};
  const store = createStore();
  const hold = (order: object, name: string) =>
    store.set(holdReceiptAtom, order, () => void shown.push(name));
  store.set(openDialogAtom, { name: 'transfer' });
  hold(transfer, 'first transfer');
  hold(slip, 'slip');
  store.set(showReceiptAtom);
  hold(transfer, 'second transfer');
  store.set(holdReceiptAtom, slip, null);
  store.set(showReceiptAtom);
  store.set(holdReceiptAtom, transfer, null);
  store.set(showReceiptAtom);
  expect(shown).toEqual(['first transfer', 'second transfer']);
});
