import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShown } from '../../shared/visit/use-shown.ts';
import { AskSupportButton } from '../../shared/support/ask-support-button.tsx';
import { useFailureText } from '../../shared/texts/use-failure-text.ts';
import { useNextStep } from '../../shared/texts/use-next-step.ts';
import { AlertDialog } from '../../ui/overlay/alert-dialog.tsx';
import styles from './spin-failure-alert.module.css';
import type { SpinFailure } from './spin-play.ts';

interface SpinFailureAlertProps {
  about: 'spin' | 'claim';
  /** null when nothing failed. */
  failure: SpinFailure | null;
  onClose: () => void;
}

/** Codes whose catalogue texts are about money, with texts about the wheel. */
const OWN_TEXTS = {
  spin: { MONEY_NOT_ENOUGH: 'failure.no_coins', NO_DATA: 'failure.no_wheel' },
  claim: {},
} as const satisfies Record<string, Partial<Record<string, string>>>;

/** The next step for a code; the others have none. */
const WAYS: Partial<Record<string, 'bonus' | 'contact' | 'reload'>> = {
  BONUS_REMAINING: 'bonus',
  INVALID_PRIZE_CODE: 'contact',
  INVALID_COUPON_TYPE: 'contact',
  INACTIVE_USER: 'contact',
  INVALID_IP: 'contact',
  KEY_MISSING: 'reload',
  KEY_INVALID: 'reload',
};

/** Why a spin or a claim failed, by its refusal code. [8.11] [8.26] */
export function SpinFailureAlert({ about, failure, onClose }: SpinFailureAlertProps) {
  const { t } = useTranslation(['spin', 'errors', 'common']);
  const failureText = useFailureText();
  const follow = useNextStep();
  // Keeps the text while the alert fades out.
  const [shown, setShown] = useState(failure);
  useShown('outcome', failure !== null);
  if (failure && failure !== shown) setShown(failure);
  if (!shown) return null;

  const textOf = (failed: SpinFailure): string => {
    switch (failed.kind) {
      case 'refused': {
        const own: Partial<Record<string, 'failure.no_coins' | 'failure.no_wheel'>> = OWN_TEXTS[about];
        const key = Object.hasOwn(own, failed.code) ? own[failed.code] : undefined;
        return key ? t(key) : failureText({ kind: 'refused', code: failed.code, status: 0 });
      }
      case 'offline':
        return t('common:failure.offline');
      case 'not-sent':
        return t('failure.not_sent');
      case 'busy-elsewhere':
        return t('failure.busy_elsewhere');
      case 'not-done':
        return t(`failure.${about}_not_done`);
    }
  };
  const way = shown.kind === 'refused' && Object.hasOwn(WAYS, shown.code) ? WAYS[shown.code] : undefined;
  const title = t(`failure.${about}_title`);
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
