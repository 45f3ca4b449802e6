import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { useBackLayer } from './back-layers.ts';
import { pressGuards } from './press-guards.ts';
import styles from './reveal.module.css';

export interface RevealProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  scene: ReactNode;
  children: ReactNode;
  actions: ReactNode;
}

export function Reveal({ open, onOpenChange, title, scene, children, actions }: RevealProps) {
  useBackLayer('sheet', open, () => {
    onOpenChange(false);
    return true;
  });
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Popup className={styles.reveal} data-sheet {...pressGuards(open)}>
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
