import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

/** Set where a task fills the screen; null where it is a dialog over its page. */
export const TaskFrameContext = createContext<{ backLabel: string } | null>(null);

/** The side column of the surrounding sheet; null until it is rendered. */
export const SheetSideContext = createContext<HTMLElement | null>(null);

interface SheetCompanionProps {
  children: ReactNode;
  otherwise?: ReactNode;
}

export function SheetCompanion({ children, otherwise = null }: SheetCompanionProps) {
  const frame = use(TaskFrameContext);
  const side = use(SheetSideContext);
  if (!frame) return otherwise;
  return side && createPortal(children, side);
}
