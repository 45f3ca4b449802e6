import { createContext, type ReactNode, use, useState } from 'react';
import { createPortal } from 'react-dom';
import { type SheetSlot, useSlotElement } from './sheet-companion.tsx';

function createSheetSlot(): SheetSlot {
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

export function useSheetSlot(): [slot: SheetSlot, attach: SheetSlot['attach']] {
  const [slot] = useState(createSheetSlot);
  return [slot, slot.attach];
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
