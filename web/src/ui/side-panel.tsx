import { Dialog } from '@base-ui/react/dialog';
import { ChevronDown } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useBackLayer } from './back-layers.ts';
import { IconButton } from './icon-button.tsx';
import styles from './side-panel.module.css';

export interface SidePanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  subtitle: string;
  closeLabel: string;
  /** Buttons beside the one that puts it away. */
  actions?: ReactNode;
  /** What gets the focus; on touch none, so that no keyboard rises unasked. */
  initialFocus: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Something to come back to: the whole of a phone's screen, a card in the corner where there is width. */
export function SidePanel({
  open,
  onOpenChange,
  title,
  subtitle,
  closeLabel,
  actions,
  initialFocus,
  children,
}: SidePanelProps) {
  useBackLayer('sheet', open, () => {
    onOpenChange(false);
    return true;
  });
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Popup
          className={styles.panel}
          initialFocus={(by) => (by === 'touch' ? true : initialFocus.current)}
        >
          <header className={styles.header}>
            <div className={styles.heading}>
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              <p className={styles.subtitle}>{subtitle}</p>
            </div>
            {actions}
            <Dialog.Close render={<IconButton label={closeLabel} icon={ChevronDown} />} />
          </header>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
