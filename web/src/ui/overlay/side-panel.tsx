import { Dialog } from '@base-ui/react/dialog';
import { ChevronDown, type LucideIcon } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { opensKeyboard } from '../../lib/media.ts';
import { useBackLayer } from './back-layers.ts';
import { IconButton } from '../form/icon-button.tsx';
import styles from './side-panel.module.css';
import { useLeave } from './use-leave.ts';

export interface SidePanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  icon: LucideIcon;
  title: string;
  subtitle: string;
  closeLabel: string;
  actions?: ReactNode;
  initialFocus: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * A panel that members return to; it closes after its icon has moved [2.86]. Full screen on a phone, a card in the corner on
 * wide screens.
 */
export function SidePanel({
  open,
  onOpenChange,
  icon: Icon,
  title,
  subtitle,
  closeLabel,
  actions,
  initialFocus,
  children,
}: SidePanelProps) {
  const { icon: closeIcon, leave } = useLeave(() => onOpenChange(false));
  useBackLayer('sheet', open, () => {
    onOpenChange(false);
    return true;
  });
  return (
    <Dialog.Root open={open} onOpenChange={(next) => (next ? onOpenChange(true) : leave())}>
      <Dialog.Portal>
        <Dialog.Popup className={styles.panel} initialFocus={() => opensKeyboard() || initialFocus.current}>
          <header className={styles.header}>
            <span className={styles.mark}>
              <Icon aria-hidden />
            </span>
            <div className={styles.heading}>
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              <p className={styles.subtitle}>{subtitle}</p>
            </div>
            {actions}
            <span ref={closeIcon} className={styles.close}>
              <Dialog.Close render={<IconButton label={closeLabel} icon={ChevronDown} />} />
            </span>
          </header>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
