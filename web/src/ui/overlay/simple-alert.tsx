import { useEffect, useEffectEvent, useId } from 'react';
import { createPortal } from 'react-dom';
import styles from './alert-dialog.module.css';
import { useBackLayer } from './back-layers.ts';
import { Button } from '../form/button.tsx';

interface SimpleAlertProps {
  title: string;
  text: string;
  closeLabel: string;
  onClose: () => void;
}

/**
 * A message with one button that closes it. It is part of the entry chunk, so it can report that files cannot be fetched;
 * `AlertDialog` is fetched later.
 */
export function SimpleAlert({ title, text, closeLabel, onClose }: SimpleAlertProps) {
  const id = useId();
  useBackLayer('alert', true, () => {
    onClose();
    return true;
  });
  useEffect(() => {
    const before = document.activeElement;
    document.getElementById(id)?.querySelector('button')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [id]);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    // The button is the only focusable element.
    if (event.key === 'Tab') event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  return createPortal(
    <>
      <div className={styles.backdrop} />
      <div
        id={id}
        role="alertdialog"
        aria-modal
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        tabIndex={-1}
        className={styles.dialog}
      >
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <div id={`${id}-text`} className={styles.text}>
          {text}
        </div>
        <div className={styles.actions}>
          <Button kind="gold" onClick={onClose}>
            {closeLabel}
          </Button>
        </div>
      </div>
    </>,
    document.body,
  );
}
