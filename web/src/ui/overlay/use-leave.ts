import { useRef } from 'react';

/**
 * Plays an icon's animation before an action; acts immediately when nothing moves. The style sheet defines the animation for
 * `[data-leaving]`. [2.86]
 */
export function useLeave(then: () => void) {
  const icon = useRef<HTMLSpanElement>(null);

  const leave = () => {
    const element = icon.current;
    if (element) element.dataset['leaving'] = '';
    // Old browsers lack `getAnimations`.
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
