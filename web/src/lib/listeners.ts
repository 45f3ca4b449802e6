export function createListeners<Event = void>() {
  const listeners = new Set<(event: Event) => void>();
  return {
    subscribe: (listener: (event: Event) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Calls those of this moment: a listener may add and remove others. */
    notify: (event: Event) => {
      for (const listener of [...listeners]) listener(event);
    },
  };
}
