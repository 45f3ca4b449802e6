export function createListeners<Args extends unknown[] = []>() {
  const listeners = new Set<(...args: Args) => void>();
  return {
    subscribe: (listener: (...args: Args) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Calls those of this moment: a listener may add and remove others. */
    notify: (...args: Args) => {
      for (const listener of [...listeners]) listener(...args);
    },
  };
}
