import { type ComponentType, createContext, createElement, type ReactNode, use } from 'react';

export interface PrivateProps {
  /** `figures`: a text of which only the amounts are private. Without an amount, such as "-", it stays as it is. [5.33] */
  as?: 'figures';
  children: ReactNode;
}

/** Hides its children, or only their figures, until the member asks to see them. */
export type Cover = ComponentType<PrivateProps>;

/** Set where others can read the screen over the member's shoulder. */
export const CoverContext = createContext<Cover | undefined>(undefined);

/** A balance, or the member's own name, phone or account number. (K11) */
export function Private(props: PrivateProps) {
  const cover = use(CoverContext);
  return cover ? createElement(cover, props) : props.children;
}
