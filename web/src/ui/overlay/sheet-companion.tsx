import { createContext, type ReactNode, use, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Set where a task fills the screen; null where it is a dialog over its page. */
export const TaskFrameContext = createContext<{ backLabel: string } | null>(null);

/** An element of the sheet that content elsewhere in it renders into. */
export interface SheetSlot {
  element: HTMLElement | null;
  attach: (element: HTMLElement | null) => void;
  subscribe: (onChange: () => void) => () => void;
}

/**
 * The element once it is rendered. Only the caller renders for it: as a state of the sheet, it would render the whole sheet a
 * second time while a press waits for its first frame.
 */
export function useSlotElement(slot: SheetSlot | null): HTMLElement | null {
  const [element, setElement] = useState(slot?.element ?? null);
  useLayoutEffect(() => {
    if (!slot) return;
    const follow = () => setElement(slot.element);
    follow();
    return slot.subscribe(follow);
  }, [slot]);
  return element;
}

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
