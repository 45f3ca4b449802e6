import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/form/button.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';

interface Props {
  wording: 'logout' | 'finish';
  onEnd: () => void;
  /** Shows it as busy while ending the session would lose track of an order. */
  busy: boolean;
}

/** On a shared device its label is always visible. [2.16] [2.20] */
export function SessionEndButton({ wording, onEnd, busy }: Props) {
  const { t } = useTranslation();
  const label = t(`session.${wording}_button`);
  if (wording === 'logout') return <IconButton label={label} icon={LogOut} onClick={onEnd} />;
  return (
    <Button kind="line" icon={LogOut} busy={busy} onClick={onEnd}>
      {label}
    </Button>
  );
}
