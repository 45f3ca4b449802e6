import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { useBackLayer } from './back-layers.ts';
import styles from './reveal.module.css';

export interface RevealProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The revealed result in words; a screen reader reads it first. */
  title: string;
  /** Fills the screen behind the words. */
  scene: ReactNode;
  children: ReactNode;
  /** The next step, at the bottom of the screen. */
  actions: ReactNode;
}

/** A full-screen moment. Escape and Back close it. */
export function Reveal({ open, onOpenChange, title, scene, children, actions }: RevealProps) {
  useBackLayer('sheet', open, () => {
    onOpenChange(false);
    return true;
  });
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Popup className={styles.reveal} data-sheet>
          {scene}
          <div className={styles.words}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            {children}
            <div className={styles.actions}>{actions}</div>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
