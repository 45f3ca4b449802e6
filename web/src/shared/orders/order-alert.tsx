import { OutcomeAlert } from './outcome-alert.tsx';
import type { Order } from './use-order.ts';

/** Why an order of a dialog was not carried out. [8.23] */
export function OrderAlert<Input>({ order: { state, words, reset, run } }: { order: Order<Input> }) {
  return (
    <OutcomeAlert action={state} words={words} onClose={reset} onConfirm={(input) => run(input, true)} />
  );
}
