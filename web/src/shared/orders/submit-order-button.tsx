import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps } from '../../ui/form/button.tsx';
import { useRequestWait } from './request-wait.ts';
import { TakingLong } from '../texts/taking-long.tsx';

export interface SubmitOrderButtonProps {
  label: ReactNode;
  busy: boolean;
  kind?: ButtonProps['kind'];
  icon?: ButtonProps['icon'];
  disabled?: boolean;
  type?: 'submit' | 'button';
  wide?: boolean;
  form?: string;
  ref?: Ref<HTMLButtonElement>;
  onClick?: (() => void) | undefined;
}

export function SubmitOrderButton({
  label,
  busy,
  kind = 'gold',
  icon,
  disabled = false,
  type = 'submit',
  wide = true,
  form,
  ref,
  onClick,
}: SubmitOrderButtonProps) {
  const { t } = useTranslation();
  const seconds = useRequestWait();
  return (
    <div>
      <Button
        ref={ref}
        kind={kind}
        icon={icon}
        type={type}
        form={form}
        wide={wide}
        busy={busy}
        disabled={disabled || seconds > 0}
        onClick={onClick}
      >
        {seconds > 0 ? t('wait_button', { count: seconds }) : label}
      </Button>
      <TakingLong active={busy} />
    </div>
  );
}
