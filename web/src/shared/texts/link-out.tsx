import { useAtomValue } from 'jotai';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SafeUrl } from '../../html/safe-url.ts';
import { ButtonLabel, buttonClass, type ButtonProps } from '../../ui/form/button.tsx';
import { servicesAtom } from '../session/services.ts';

interface LinkOutProps extends Pick<ButtonProps, 'kind' | 'wide' | 'small'> {
  href: SafeUrl;
  icon?: LucideIcon | undefined;
  children: ReactNode;
}

export function LinkOut({ href, icon, children, ...look }: LinkOutProps) {
  const { linkTarget } = useAtomValue(servicesAtom).platform;
  if (!linkTarget) return null;
  return (
    <a href={href} target={linkTarget} rel="noopener noreferrer" className={buttonClass(look)}>
      <ButtonLabel icon={icon}>{children}</ButtonLabel>
    </a>
  );
}
