import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import styles from './alert-dialog.module.css';
import { useBackLayer } from './back-layers.ts';
import { pressGuards } from './press-guards.ts';
import { Button } from '../form/button.tsx';

export interface AlertDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  text: ReactNode;
  confirmLabel: string;
  /** Without it the dialog only informs: one button, which closes it. */
  cancelLabel?: string | undefined;
  kind?: 'plain' | 'danger';
  onConfirm?: (() => void) | undefined;
  confirmDisabled?: boolean;
  aside?: ReactNode;
}

/** Escape and Back cancel; a press outside does nothing. */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  text,
  confirmLabel,
  cancelLabel,
  kind = 'plain',
  onConfirm,
  confirmDisabled,
  aside,
}: AlertDialogProps) {
  useBackLayer('alert', open, () => {
    onOpenChange(false);
    return true;
  });
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop forceRender className={styles.backdrop} />
        <Base.Popup className={styles.dialog} {...pressGuards(open)}>
          <Base.Title className={styles.title}>{title}</Base.Title>
          <Base.Description className={styles.text} render={<div />}>
            {text}
          </Base.Description>
          <div className={styles.actions}>
            {cancelLabel !== undefined && <Base.Close render={<Button kind="line">{cancelLabel}</Button>} />}
            <Base.Close
              render={
                <Button
                  kind={kind === 'danger' ? 'danger' : 'gold'}
                  disabled={confirmDisabled}
                  onClick={onConfirm}
                >
                  {confirmLabel}
                </Button>
              }
            />
          </div>
          {aside}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
