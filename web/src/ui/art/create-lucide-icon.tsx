import { createElement, type ComponentProps } from 'react';

export interface IconData {
  name: string;
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
  aliases?: readonly string[];
}

interface IconProps extends ComponentProps<'svg'> {
  size?: number | string;
}

const isNamed = (props: object) =>
  Object.entries(props).some(
    ([name, value]) => value != null && (name === 'title' || name === 'role' || name.startsWith('aria-')),
  );

/**
 * The part of lucide-react that the app uses: the build replaces the library's own function with it. The library composes each
 * icon again at each render, which was a tenth of the login's scripting time; here React finds the same parts again.
 */
// eslint-disable-next-line house/default-exports -- same import as the library
export default function createLucideIcon({ name, node, aliases = [] }: IconData) {
  const ownClass = ['lucide', ...[name, ...aliases].map((one) => `lucide-${one}`)].join(' ');
  const parts = node.map(([tag, attributes]) => createElement(tag, attributes));

  return function LucideIcon({ size = 24, className, strokeWidth = 2, children, ...rest }: IconProps) {
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={className ? `${ownClass} ${className}` : ownClass}
        aria-hidden={children || isNamed(rest) ? undefined : 'true'}
        {...rest}
      >
        {parts}
        {children}
      </svg>
    );
  };
}
