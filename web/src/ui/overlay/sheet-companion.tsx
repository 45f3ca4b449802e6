import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import { type SheetSlot, useSlotElement } from './sheet-footer.tsx';

/** Set where a task fills the screen; null where it is a dialog over its page. */
export const TaskFrameContext = createContext<{ backLabel: string } | null>(null);

/** The side column of the surrounding sheet; null where there is none. */
export const SheetSideContext = createContext<SheetSlot | null>(null);

interface SheetCompanionProps {
  children: ReactNode;
  otherwise?: ReactNode;
}

export function SheetCompanion({ children, otherwise = null }: SheetCompanionProps) {
  const frame = use(TaskFrameContext);
  const side = useSlotElement(use(SheetSideContext));
  if (!frame) return otherwise;
  return side && createPortal(children, side);
}
