import { type ComponentType, createContext, createElement, type ReactNode, use } from 'react';

/** Hides its children until the member asks to see them. Text of which only the figures are private keeps its words. */
export type Cover = ComponentType<{ children: ReactNode }>;

/** Set where others can read the screen over the member's shoulder. */
export const CoverContext = createContext<Cover | undefined>(undefined);

/** A balance, or the member's own name, phone or account number. (K11) */
export function Private({ children }: { children: ReactNode }) {
  const cover = use(CoverContext);
  return cover ? createElement(cover, null, children) : children;
}
