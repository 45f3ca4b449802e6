import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps } from '../../ui/form/button.tsx';
import { useRequestWait } from './request-wait.ts';
import { TakingLong } from '../texts/taking-long.tsx';

export interface SubmitOrderButtonProps {
  label: string;
  busy: boolean;
  /** Gold when left out: it is the one next action of most forms. */
  kind?: ButtonProps['kind'];
  icon?: ButtonProps['icon'];
  disabled?: boolean;
  type?: 'submit' | 'button';
  /** As wide as its place, unless said otherwise. */
  wide?: boolean;
  /** The form it sends, where it stands outside it. */
  form?: string;
  onClick?: (() => void) | undefined;
}

/** The button of an order: it says the sum, shows that it works, and counts the wait that the server asked for. [8.02] */
export function SubmitOrderButton({
  label,
  busy,
  kind = 'gold',
  icon,
  disabled = false,
  type = 'submit',
  wide = true,
  form,
  onClick,
}: SubmitOrderButtonProps) {
  const { t } = useTranslation();
  const seconds = useRequestWait();
  return (
    <div>
      <Button
        kind={kind}
        icon={icon}
        type={type}
        form={form}
        wide={wide}
        busy={busy}
        disabled={disabled || seconds > 0}
        onClick={onClick}
      >
        {seconds > 0 ? t('wait_button', { seconds }) : label}
      </Button>
      <TakingLong active={busy} />
    </div>
  );
}
