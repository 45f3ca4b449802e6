import { type Asked, OutcomeAlert } from './outcome-alert.tsx';
import { type Order, ORDERS, type OrderName } from './use-order.ts';

interface OrderAlertProps<Input> {
  name: OrderName;
  order: Order<Input>;
}

/** Says why the order of a dialog was not carried out. [8.23] */
export function OrderAlert<Input extends Asked>({
  name,
  order: { state, words, reset, run },
}: OrderAlertProps<Input>) {
  return (
    <OutcomeAlert
      action={state}
      words={words}
      topic={ORDERS[name]}
      onClose={reset}
      onConfirm={(input) => run(input, true)}
    />
  );
}
