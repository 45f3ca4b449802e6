import { useTranslation } from 'react-i18next';
import type { MoneyAction } from '../../shared/orders/action-state.ts';
import type { OutcomeNext } from '../../shared/orders/outcome.ts';
import { useShown } from '../../shared/visit/use-shown.ts';
import { AskSupportButton } from '../../shared/support/ask-support-button.tsx';
import { useNextStep, useStepHere } from '../../shared/texts/use-next-step.ts';
import { AlertDialog } from '../../ui/overlay/alert-dialog.tsx';
import { useLastShown } from '../../shared/visit/use-last-shown.ts';
import styles from './spin-failure-alert.module.css';
import { type SpinWay, type Topic, useSpinOutcome } from './use-spin-outcome.ts';

interface SpinFailureAlertProps {
  about: Topic;
  failure: MoneyAction<unknown, unknown> | null;
  onClose: () => void;
}

const isWay = (next: OutcomeNext | null): next is SpinWay =>
  next === 'bonus' || next === 'contact' || next === 'reload';

export function SpinFailureAlert({ about, failure, onClose }: SpinFailureAlertProps) {
  const { t } = useTranslation(['spin', 'common']);
  const { outcomeOf } = useSpinOutcome(about);
  const follow = useNextStep();
  const stepHere = useStepHere();
  const shown = useLastShown(failure);
  useShown('outcome', failure !== null);
  const outcome = shown && outcomeOf(shown);
  if (!outcome) return null;

  const { title, text, next } = outcome;
  const common = {
    open: failure !== null,
    onOpenChange: (open: boolean) => !open && onClose(),
    title,
    text: <p className={styles.text}>{text}</p>,
    aside: shown.status === 'refused' && (
      <AskSupportButton about={{ topic: 'spin', reason: `${title} (${shown.code})` }} onAsk={onClose} />
    ),
  };
  if (!isWay(next)) return <AlertDialog {...common} confirmLabel={t('failure.ok_button')} />;
  const way = stepHere(next);
  return (
    <AlertDialog
      {...common}
      confirmLabel={t(`failure.${way}_button`)}
      cancelLabel={t('common:close_button')}
      onConfirm={() => {
        onClose();
        follow(way);
      }}
    />
  );
}
