import type { Satang } from 'contracts/rules';
import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Amount } from '../ui/amount.tsx';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';
import { useMoneyUnit } from './use-money-unit.ts';
import type { Order } from './use-order.ts';

/** An order whose outcome nobody told: it is being found out. "Check again" is offered, never the order. (W1) */
export function OpenOrder<Input>({ order, amount }: { order: Order<Input>; amount: Satang | null }) {
  const { t } = useTranslation('money');
  const unit = useMoneyUnit();
  const isUnsettled = order.state.status === 'unsettled';
  return (
    <>
      {amount !== null && (
        <p>
          <Amount value={amount} size="head" unit={unit} />
        </p>
      )}
      <Note icon={Hourglass} live>
        {t(isUnsettled ? 'unsettled_text' : 'unknown_text')}
      </Note>
      <Button wide busy={!isUnsettled} onClick={() => order.checkAgain()}>
        {t('check_again_button')}
      </Button>
    </>
  );
}
