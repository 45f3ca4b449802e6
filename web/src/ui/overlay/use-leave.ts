import { useRef } from 'react';

/**
 * Lets an icon move before what it stands for is done; at once where nothing moves. The movement is the style sheet's, for
 * `[data-leaving]`. [2.86]
 */
export function useLeave(then: () => void) {
  const icon = useRef<HTMLSpanElement>(null);

  const leave = () => {
    const element = icon.current;
    if (element) element.dataset['leaving'] = '';
    // Old browsers cannot tell.
    const moves = element && 'getAnimations' in element ? element.getAnimations() : [];
    const end = () => {
      delete element?.dataset['leaving'];
      then();
    };
    if (moves.length === 0) return end();
    void Promise.allSettled(moves.map(({ finished }) => finished)).then(end);
  };

  return { icon, leave };
}
