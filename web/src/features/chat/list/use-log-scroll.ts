import { type UIEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Within this distance of the end, the log scrolls to new messages automatically. [9.08] */
const NEAR_END_PX = 60;
/** Within this distance of the top, the log loads earlier messages. */
const NEAR_TOP_PX = 60;
/** A scroll within this time after a touch, wheel or key counts as the customer's. */
const BY_HAND_MS = 300;
const HANDS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

interface LogScrollOptions {
  /** Key of the last message. */
  newest: string | undefined;
  /** Number of pending messages. */
  waiting: number;
  onTop: () => void;
}

/** Keeps the end in view until the customer scrolls up. [2.84] [9.08] */
export function useLogScroll({ newest, waiting, onTop }: LogScrollOptions) {
  const log = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isAway, setIsAway] = useState(false);
  const drawn = useRef({ waiting, top: 0, height: 0, handAt: -Infinity });

  const toEnd = () => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  };

  useLayoutEffect(() => {
    // Customers always want to see their own message.
    if (!isAway || waiting > drawn.current.waiting) toEnd();
    drawn.current.waiting = waiting;
  }, [isAway, newest, waiting]);

  // Rows are measured after rendering, and pictures, bars and keyboards change the height: keep the end in view.
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
    // Rows that turn out taller or shorter than estimated change the scroll position without a scroll of the customer.
    const isByHand = scrollHeight === height || timeStamp - handAt < BY_HAND_MS;
    if (isNearEnd || (scrollTop < top && isByHand)) setIsAway(!isNearEnd);
    else if (scrollTop < top && !isAway) toEnd();
    drawn.current.top = scrollTop;
    drawn.current.height = scrollHeight;
    if (scrollTop < NEAR_TOP_PX) onTop();
  };

  return { log, content, isAway, onScroll, toEnd };
}
