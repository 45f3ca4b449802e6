import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

/** The foot of the sheet around; null until it is drawn, undefined where there is none. */
export const SheetFootContext = createContext<HTMLElement | null | undefined>(undefined);

/**
 * Stands at the foot of its sheet, in sight however long the content is: the one thing to do next, and what else answers the
 * screen. A submit button in it names its form by `form`.
 */
export function SheetFooter({ children }: { children: ReactNode }) {
  const foot = use(SheetFootContext);
  if (foot === undefined) return children;
  return foot && createPortal(children, foot);
}
