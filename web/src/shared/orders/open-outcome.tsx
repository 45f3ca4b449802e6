import type { Satang } from 'contracts/rules';
import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../ui/display/amount.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Callout } from '../../ui/display/callout.tsx';
import { useMoneyUnit } from '../texts/use-money-unit.ts';

interface OpenOutcomeProps {
  status: 'unconfirmed' | 'unsettled';
  onCheckAgain: () => void;
  /** How much was asked for. */
  amount?: Satang | null;
  /** Left out where the title of the dialog says it already. */
  title?: string | undefined;
  /** What to do while it cannot be found out, where that is not about money. */
  openText?: string | undefined;
}

/**
 * An order whose outcome nobody told: it is being found out. "Check again" is offered, never the order. (W1) A screen that
 * may come to this asks for its texts when it opens: the connection may be gone by then.
 */
export function OpenOutcome({ status, onCheckAgain, amount = null, title, openText }: OpenOutcomeProps) {
  const { t } = useTranslation('outcome');
  const unit = useMoneyUnit();
  const isUnsettled = status === 'unsettled';
  return (
    <>
      {amount !== null && (
        <p>
          <Amount value={amount} size="head" unit={unit} />
        </p>
      )}
      <Callout icon={Hourglass} title={title} live>
        {isUnsettled ? (openText ?? t('open_text')) : t('checking_text')}
      </Callout>
      <Button wide busy={!isUnsettled} onClick={onCheckAgain}>
        {t('check_again_button')}
      </Button>
    </>
  );
}
