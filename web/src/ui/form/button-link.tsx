import type { LucideIcon } from 'lucide-react';
import { ButtonLabel, buttonClass, type ButtonProps } from './button.tsx';
import { Link, type LinkProps } from './link.tsx';

interface ButtonLinkProps extends Omit<LinkProps, 'className'>, Pick<ButtonProps, 'kind' | 'wide' | 'small'> {
  icon?: LucideIcon | undefined;
}

export function ButtonLink({ kind, wide, small, icon, children, ...link }: ButtonLinkProps) {
  return (
    <Link {...link} className={buttonClass({ kind, wide, small })}>
      <ButtonLabel icon={icon}>{children}</ButtonLabel>
    </Link>
  );
}
