import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShown } from '../../shared/visit/use-shown.ts';
import { AskSupportButton } from '../../shared/support/ask-support-button.tsx';
import { useNextStep, useStepHere } from '../../shared/texts/use-next-step.ts';
import { AlertDialog } from '../../ui/overlay/alert-dialog.tsx';
import styles from './spin-failure-alert.module.css';
import type { SpinFailure } from './spin-play.ts';
import { type Topic, useSpinFailure } from './use-spin-failure.ts';

interface SpinFailureAlertProps {
  about: Topic;
  failure: SpinFailure | null;
  onClose: () => void;
}

const WAYS: Partial<Record<string, 'bonus' | 'contact' | 'reload'>> = {
  BONUS_REMAINING: 'bonus',
  INVALID_PRIZE_CODE: 'contact',
  INVALID_CODE: 'contact',
  INVALID_COUPON_TYPE: 'contact',
  INACTIVE_USER: 'contact',
  INVALID_IP: 'contact',
  KEY_MISSING: 'reload',
  KEY_INVALID: 'reload',
};

export function SpinFailureAlert({ about, failure, onClose }: SpinFailureAlertProps) {
  const { t } = useTranslation(['spin', 'errors', 'common']);
  const { titleOf, textOf } = useSpinFailure(about);
  const follow = useNextStep();
  const stepHere = useStepHere();
  // Keeps the text while the alert fades out.
  const [shown, setShown] = useState(failure);
  useShown('outcome', failure !== null);
  if (failure && failure !== shown) setShown(failure);
  if (!shown) return null;

  const way =
    shown.kind === 'refused' && Object.hasOwn(WAYS, shown.code) ? stepHere(WAYS[shown.code]) : undefined;
  const title = titleOf(shown);
  const common = {
    open: failure !== null,
    onOpenChange: (open: boolean) => !open && onClose(),
    title,
    text: <p className={styles.text}>{textOf(shown)}</p>,
    aside: shown.kind === 'refused' && (
      <AskSupportButton about={{ topic: 'spin', reason: `${title} (${shown.code})` }} onAsk={onClose} />
    ),
  };
  return way === undefined ? (
    <AlertDialog {...common} confirmLabel={t('failure.ok_button')} />
  ) : (
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
