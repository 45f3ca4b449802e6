import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import { type SheetSlot, useSlotElement } from './sheet-slot.tsx';

/** The footer of the surrounding sheet; null where there is none. */
export const SheetFootContext = createContext<SheetSlot | null>(null);

/**
 * Content for the footer of its sheet, always visible: the primary action, and other answers to the screen. A submit button in
 * it names its form by `form`.
 */
export function SheetFooter({ children }: { children: ReactNode }) {
  const slot = use(SheetFootContext);
  const foot = useSlotElement(slot);
  if (!slot) return children;
  return foot && createPortal(children, foot);
}
