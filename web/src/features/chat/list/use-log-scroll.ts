import { type UIEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Nearer to the end than this, what comes scrolls into sight by itself. [9.08] */
const NEAR_END_PX = 60;
/** Nearer to the top than this, what was said earlier is fetched. */
const NEAR_TOP_PX = 60;

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
  const drawn = useRef({ waiting, top: 0 });

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

  const onScroll = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent<HTMLElement>) => {
    const isNearEnd = scrollHeight - scrollTop - clientHeight <= NEAR_END_PX;
    // Rows that turn out taller leave the end behind without anybody having scrolled.
    if (isNearEnd || scrollTop < drawn.current.top) setIsAway(!isNearEnd);
    drawn.current.top = scrollTop;
    if (scrollTop < NEAR_TOP_PX) onTop();
  };

  return { log, content, isAway, onScroll, toEnd };
}
