import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

/** Where a task has the whole screen to itself; null where it is a dialog over its page. */
export const TaskFrameContext = createContext<{ backLabel: string } | null>(null);

/** The side of the sheet around; null until it is drawn. */
export const SheetSideContext = createContext<HTMLElement | null>(null);

interface SheetCompanionProps {
  children: ReactNode;
  /** What stands in place where there is no side. */
  otherwise?: ReactNode;
}

/** What helps with the task of its sheet, on the side that a large screen has: how it works, what will happen. */
export function SheetCompanion({ children, otherwise = null }: SheetCompanionProps) {
  const frame = use(TaskFrameContext);
  const side = use(SheetSideContext);
  if (!frame) return otherwise;
  return side && createPortal(children, side);
}
