import type { LucideIcon } from 'lucide-react';
import { Button } from '../../ui/form/button.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';

interface Props {
  wording: 'logout' | 'finish';
  label: string;
  icon: LucideIcon;
  onEnd: () => void;
  /** Shows it as busy while ending the session would lose track of an order. */
  busy?: boolean;
}

/** On a shared device its label is always visible. [2.16] [2.20] */
export function SessionEndButton({ wording, label, icon, onEnd, busy = false }: Props) {
  if (wording === 'logout') return <IconButton label={label} icon={icon} onClick={onEnd} />;
  return (
    <Button kind="line" icon={icon} busy={busy} onClick={onEnd}>
      {label}
    </Button>
  );
}
