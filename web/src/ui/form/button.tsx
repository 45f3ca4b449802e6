import type { LucideIcon } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  useState,
} from 'react';
import styles from './button.module.css';
import { classNames } from '../../lib/class-names.ts';
import { Spinner } from '../display/spinner.tsx';

type ButtonKind = 'plain' | 'gold' | 'line' | 'bare' | 'danger';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** Gold is the one primary action of a screen. */
  kind?: ButtonKind | undefined;
  /** Busy: keeps its width and focus, and ignores presses. */
  busy?: boolean | undefined;
  wide?: boolean | undefined;
  small?: boolean | undefined;
  stacked?: boolean | undefined;
  icon?: LucideIcon | undefined;
}

export function Button({
  kind = 'plain',
  busy = false,
  wide,
  small,
  stacked,
  icon,
  type = 'button',
  className,
  disabled = false,
  onClick,
  onFocus,
  onBlur,
  children,
  ...rest
}: ButtonProps) {
  const [hasFocus, setHasFocus] = useState(false);
  // Not `disabled` while busy or focused: that would move the focus of a keyboard or screen reader to the start of the page.
  const isHeld = busy || (disabled && hasFocus);
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isHeld) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ kind, wide, small, stacked }, className)}
      disabled={disabled && !isHeld}
      aria-busy={busy || undefined}
      aria-disabled={isHeld || undefined}
      onClick={press}
      onFocus={(event: FocusEvent<HTMLButtonElement>) => {
        setHasFocus(true);
        onFocus?.(event);
      }}
      onBlur={(event: FocusEvent<HTMLButtonElement>) => {
        setHasFocus(false);
        onBlur?.(event);
      }}
    >
      <ButtonLabel icon={icon}>{children}</ButtonLabel>
      {busy && <Spinner className={styles.spinner} />}
    </button>
  );
}

export function ButtonLabel({
  icon: Icon,
  children,
}: {
  icon?: LucideIcon | undefined;
  children: ReactNode;
}) {
  return (
    <span className={styles.label}>
      {Icon && <Icon aria-hidden className={styles.icon} />}
      {children}
    </span>
  );
}

/** The look of a button, for links. */
export function buttonClass(
  { kind = 'plain', wide, small, stacked }: Pick<ButtonProps, 'kind' | 'wide' | 'small' | 'stacked'>,
  className?: string,
): string {
  return classNames(
    styles.button,
    styles[kind],
    wide && styles.wide,
    small && styles.small,
    stacked && styles.stacked,
    className,
  );
}
