import { ButtonLabel, buttonClass, type ButtonProps } from './button.tsx';
import { Link, type LinkProps } from './link.tsx';

type ButtonLinkProps = Omit<LinkProps, 'className'> & Pick<ButtonProps, 'kind' | 'wide' | 'small'>;

export function ButtonLink({ kind, wide, small, children, ...link }: ButtonLinkProps) {
  return (
    <Link {...link} className={buttonClass({ kind, wide, small })}>
      <ButtonLabel>{children}</ButtonLabel>
    </Link>
  );
}
