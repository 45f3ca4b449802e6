import { ButtonLabel, buttonClass, type ButtonProps } from './button.tsx';
import { Link, type LinkProps } from './link.tsx';

type ButtonLinkProps = Omit<LinkProps, 'className'> & Pick<ButtonProps, 'kind' | 'wide'>;

export function ButtonLink({ kind, wide, children, ...link }: ButtonLinkProps) {
  return (
    <Link {...link} className={buttonClass({ kind, wide })}>
      <ButtonLabel>{children}</ButtonLabel>
    </Link>
  );
}
