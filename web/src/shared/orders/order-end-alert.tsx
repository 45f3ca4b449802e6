import type { Satang } from 'contracts/rules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '../../ui/overlay/alert-dialog.tsx';
import type { MoneyAction } from './money-action.ts';
import type { Movement } from '../wallet/movements.ts';
import { RefusalAlert } from '../texts/refusal-alert.tsx';
import { useMoneyText } from '../texts/use-money-text.ts';
import type { Order } from './use-order.ts';

type Ended<Input> = Extract<
  MoneyAction<Input, Movement>,
  { status: 'refused' | 'offline' | 'not-done' | 'withheld' }
>;

/** Ends of an order that an alert tells; the others have screens of their own. */
function toldByAlert<Input>(state: MoneyAction<Input, Movement>): Ended<Input> | null {
  const { status } = state;
  return status === 'refused' || status === 'offline' || status === 'not-done' || status === 'withheld'
    ? state
    : null;
}

/** Why an order was not carried out, and the way out: title, reason, next step. (W3) [8.23] */
export function OrderEndAlert<Input>({ order, amount }: { order: Order<Input>; amount: Satang | null }) {
  const { t } = useTranslation(['money', 'outcome', 'common']);
  const moneyText = useMoneyText();
  const ended = toldByAlert(order.state);
  // Its words stay while it fades out.
  const [shown, setShown] = useState(ended);
  if (ended && ended !== shown) setShown(ended);
  if (!shown) return null;

  const close = () => order.reset();
  const common = { open: ended !== null, onOpenChange: (open: boolean) => !open && close() };
  switch (shown.status) {
    case 'refused':
      return <RefusalAlert code={ended?.status === 'refused' ? ended.code : null} onClose={close} />;
    case 'offline':
      return (
        <AlertDialog
          {...common}
          title={t('end.offline_title')}
          text={t('common:failure.offline')}
          confirmLabel={t('understood_button')}
        />
      );
    case 'not-done':
      return (
        <AlertDialog
          {...common}
          title={t('end.not_done_title')}
          text={t('end.not_done_text')}
          confirmLabel={t('understood_button')}
        />
      );
    case 'withheld':
      if (shown.why === 'busy-elsewhere')
        return (
          <AlertDialog
            {...common}
            title={t('outcome:busy_title')}
            text={t('outcome:busy_text')}
            confirmLabel={t('understood_button')}
          />
        );
      return (
        <AlertDialog
          {...common}
          title={t('outcome:repeat_title')}
          text={t('outcome:repeat_text', { amount: amount === null ? '' : moneyText(amount) })}
          confirmLabel={t('outcome:repeat_button')}
          cancelLabel={t('common:close_button')}
          onConfirm={() => order.run(shown.input, true)}
        />
      );
  }
}
