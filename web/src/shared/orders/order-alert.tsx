import { type Asked, OutcomeAlert } from './outcome-alert.tsx';
import { type Order, ORDERS, type OrderName } from './use-order.ts';

interface OrderAlertProps<Input> {
  name: OrderName;
  order: Order<Input>;
}

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
