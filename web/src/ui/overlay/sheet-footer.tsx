import { createContext, type ReactNode, use, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** An element of the sheet that content elsewhere in it renders into. */
export interface SheetSlot {
  element: HTMLElement | null;
  attach: (element: HTMLElement | null) => void;
  subscribe: (onChange: () => void) => () => void;
}

export function createSheetSlot(): SheetSlot {
  const listeners = new Set<() => void>();
  const slot: SheetSlot = {
    element: null,
    attach: (element) => {
      slot.element = element;
      for (const onChange of listeners) onChange();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
  return slot;
}

/**
 * The element once it is rendered. Only the caller renders for it: as a state of the sheet, it would render the whole sheet a
 * second time while a press waits for its first frame.
 */
export function useSlotElement(slot: SheetSlot | null | undefined): HTMLElement | null {
  const [element, setElement] = useState(slot?.element ?? null);
  useLayoutEffect(() => {
    if (!slot) return;
    const follow = () => setElement(slot.element);
    follow();
    return slot.subscribe(follow);
  }, [slot]);
  return element;
}

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
