import { type UIEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Nearer to the end than this, what comes scrolls into sight by itself. [9.08] */
const NEAR_END_PX = 60;
/** Nearer to the top than this, what was said earlier is fetched. */
const NEAR_TOP_PX = 60;
/** A scroll so soon after a finger, a wheel or a key is the customer's own. */
const BY_HAND_MS = 300;
const HANDS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

interface LogScrollOptions {
  /** Key of the last message. */
  newest: string | undefined;
  /** How many are on their way. */
  waiting: number;
  onTop: () => void;
}

/** Keeps the end in sight until the customer scrolls away from it. [2.84] [9.08] */
export function useLogScroll({ newest, waiting, onTop }: LogScrollOptions) {
  const log = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isAway, setIsAway] = useState(false);
  const drawn = useRef({ waiting, top: 0, height: 0, handAt: -Infinity });

  const toEnd = () => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  };

  useLayoutEffect(() => {
    // What the customer says themselves, they want to see.
    if (!isAway || waiting > drawn.current.waiting) toEnd();
    drawn.current.waiting = waiting;
  }, [isAway, newest, waiting]);

  // Rows are measured once they are drawn; a picture, a line below, or a keyboard takes some height: the end stays in sight.
  useEffect(() => {
    if (isAway || !log.current || !content.current || !('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(toEnd);
    observer.observe(log.current);
    observer.observe(content.current);
    return () => observer.disconnect();
  }, [isAway]);

  useEffect(() => {
    const element = log.current;
    const onHand = ({ timeStamp }: Event) => (drawn.current.handAt = timeStamp);
    for (const name of HANDS) element?.addEventListener(name, onHand, { passive: true });
    return () => {
      for (const name of HANDS) element?.removeEventListener(name, onHand);
    };
  }, []);

  const onScroll = ({ currentTarget, timeStamp }: UIEvent<HTMLElement>) => {
    const { scrollHeight, scrollTop, clientHeight } = currentTarget;
    const { top, height, handAt } = drawn.current;
    const isNearEnd = scrollHeight - scrollTop - clientHeight <= NEAR_END_PX;
    // Rows that turn out taller or shorter than expected move what is seen without anybody having scrolled.
    const isByHand = scrollHeight === height || timeStamp - handAt < BY_HAND_MS;
    if (isNearEnd || (scrollTop < top && isByHand)) setIsAway(!isNearEnd);
    else if (scrollTop < top && !isAway) toEnd();
    drawn.current.top = scrollTop;
    drawn.current.height = scrollHeight;
    if (scrollTop < NEAR_TOP_PX) onTop();
  };

  return { log, content, isAway, onScroll, toEnd };
}
