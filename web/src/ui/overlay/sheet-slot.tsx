import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { createListeners } from '../../lib/listeners.ts';

/** An element of the sheet that content elsewhere in it renders into. */
export interface SheetSlot {
  element: HTMLElement | null;
  attach: (element: HTMLElement | null) => void;
  subscribe: (onChange: () => void) => () => void;
}

export function createSheetSlot(): SheetSlot {
  const { subscribe, notify } = createListeners();
  const slot: SheetSlot = {
    element: null,
    attach: (element) => {
      slot.element = element;
      notify();
    },
    subscribe,
  };
  return slot;
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

/** The element of a slot, where it stands in the sheet. */
export function SlotElement({ slot, ...props }: Omit<ComponentProps<'div'>, 'slot'> & { slot: SheetSlot }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    slot.attach(element.current);
    return () => slot.attach(null);
  }, [slot]);
  return <div ref={element} {...props} />;
}
