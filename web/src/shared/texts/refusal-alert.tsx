import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '../../ui/overlay/alert-dialog.tsx';
import styles from './refusal-alert.module.css';
import { isBlockingCode, REFUSAL_WAYS } from './next-step.ts';
import { useFailureText } from './use-failure-text.ts';
import { useNextStep } from './use-next-step.ts';

export interface RefusalAlertProps {
  /** null when nothing is refused. */
  code: string | null;
  onClose: () => void;
}

/** Why the service has refused to move money, and the way out: title, reason, next step. (W3) [8.23] */
export function RefusalAlert({ code, onClose }: RefusalAlertProps) {
  const { t } = useTranslation(['money', 'common']);
  const follow = useNextStep();
  const failureText = useFailureText();
  // Its words stay while it fades out.
  const [shown, setShown] = useState(code);
  if (code !== null && code !== shown) setShown(code);
  if (shown === null) return null;

  const known = isBlockingCode(shown) ? shown : null;
  const way = known ? REFUSAL_WAYS[known] : 'retry';
  const common = {
    open: code !== null,
    onOpenChange: (open: boolean) => !open && onClose(),
    title: t(known ? `blocked.title.${known}` : 'blocked.title.other'),
    text: (
      <div className={styles.reason}>
        <p>{failureText({ kind: 'refused', code: shown, status: 0 })}</p>
        <p>{t(`blocked.next.${way}`)}</p>
      </div>
    ),
  };
  if (way === 'wait' || way === 'amount' || way === 'place' || way === 'retry')
    return <AlertDialog {...common} confirmLabel={t('understood_button')} />;
  return (
    <AlertDialog
      {...common}
      confirmLabel={t(`way.${way}`)}
      cancelLabel={t(way === 'deposit' ? 'edit_button' : 'common:close_button')}
      onConfirm={() => {
        onClose();
        follow(way);
      }}
    />
  );
}
