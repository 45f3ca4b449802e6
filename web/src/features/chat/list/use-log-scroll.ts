import { type UIEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Nearer to the end than this, what comes scrolls into sight by itself. [9.08] */
const NEAR_END_PX = 60;
/** Nearer to the top than this, what was said earlier is fetched. */
const NEAR_TOP_PX = 60;

interface LogScrollOptions {
  /** Keys of the first and the last message. */
  oldest: string | undefined;
  newest: string | undefined;
  /** How many are on their way. */
  waiting: number;
  /** How these stand. */
  statuses: string;
  onTop: () => void;
}

/** Keeps the end in sight, or what is being read where it is. [2.84] [9.08] */
export function useLogScroll({ oldest, newest, waiting, statuses, onTop }: LogScrollOptions) {
  const log = useRef<HTMLDivElement>(null);
  const [isAway, setIsAway] = useState(false);
  const drawn = useRef({ oldest, waiting, height: 0 });

  const toEnd = () => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  };

  useLayoutEffect(() => {
    const before = drawn.current;
    const height = log.current?.scrollHeight ?? 0;
    // What the customer says themselves, they want to see.
    if (!isAway || waiting > before.waiting) toEnd();
    else if (log.current && oldest !== before.oldest) log.current.scrollTop += height - before.height;
    drawn.current = { oldest, waiting, height };
  }, [isAway, oldest, newest, waiting, statuses]);

  // A line below it, a keyboard, or a picture takes some of its height: the end stays in sight.
  useEffect(() => {
    if (isAway || !log.current || !('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(toEnd);
    observer.observe(log.current);
    return () => observer.disconnect();
  }, [isAway]);

  const onScroll = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent<HTMLElement>) => {
    setIsAway(scrollHeight - scrollTop - clientHeight > NEAR_END_PX);
    if (scrollTop < NEAR_TOP_PX) onTop();
  };

  return { log, isAway, onScroll, toEnd };
}
