import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

/** The footer of the surrounding sheet; null until it is rendered, undefined where there is none. */
export const SheetFootContext = createContext<HTMLElement | null | undefined>(undefined);

/**
 * Content for the footer of its sheet, always visible: the primary action, and other answers to the screen. A submit button in
 * it names its form by `form`.
 */
export function SheetFooter({ children }: { children: ReactNode }) {
  const foot = use(SheetFootContext);
  if (foot === undefined) return children;
  return foot && createPortal(children, foot);
}
