import type { Satang } from 'contracts/rules';
import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../ui/display/amount.tsx';
import { Callout } from '../../ui/display/callout.tsx';
import { AskAboutUnknown, type AskAboutUnknownProps } from '../support/ask-about-unknown.tsx';
import { OpenOrderReference } from './open-order-reference.tsx';
import { SubmitOrderButton } from './submit-order-button.tsx';
import { useMoneyUnit } from '../texts/use-money-unit.ts';
import type { MoneyAction } from './action-state.ts';
import { outcomeOf } from './outcome.ts';
import { useSharedWords } from './use-outcome.ts';

export interface OpenOutcomeProps {
  action: Extract<MoneyAction<unknown, unknown>, { status: 'unknown' | 'unresolved' }>;
  onCheckAgain: () => void;
  amount?: Satang | null;
  titled?: boolean;
  openText?: string | undefined;
  /** What is offered once the app itself could not find out. None of a change that moves no money: the statement does not show it. */
  support?: Omit<AskAboutUnknownProps, 'at'> | undefined;
}

/**
 * An action with an unknown outcome, while it is being reconciled. Offers "Check again", never the action. (W1) Screens that
 * may show this load its texts when they open: the connection may be gone by then.
 */
export function OpenOutcome({
  action,
  onCheckAgain,
  amount = null,
  titled = false,
  openText,
  support,
}: OpenOutcomeProps) {
  const { t } = useTranslation('outcome');
  const unit = useMoneyUnit();
  const shared = useSharedWords()();
  const words = { done: '', notDone: '', unresolved: openText };
  const outcome = outcomeOf(action, words, shared);
  const isChecking = action.status === 'unknown';
  return (
    <>
      {amount !== null && (
        <p>
          <Amount value={amount} size="head" unit={unit} />
        </p>
      )}
      <Callout icon={Hourglass} title={titled ? outcome?.title : undefined} live>
        {outcome?.text}
      </Callout>
      {support && <OpenOrderReference amount={amount} sentAt={action.sentAt} />}
      {(isChecking || outcome?.next === 'check-again') && (
        <SubmitOrderButton
          kind="plain"
          type="button"
          busy={isChecking}
          label={t('check_again_button')}
          onClick={onCheckAgain}
        />
      )}
      {!isChecking && support && <AskAboutUnknown {...support} at={action.sentAt} />}
    </>
  );
}
