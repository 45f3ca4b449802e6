import { type UIEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useReadMessage } from './use-read-message.ts';

/** Within this distance of the end, the log scrolls to new messages automatically. [9.08] */
const NEAR_END_PX = 60;
const NEAR_TOP_PX = 60;
/** A scroll within this time after a touch, wheel or key counts as the customer's. */
const BY_HAND_MS = 300;
/** Frames in which new or resized rows may still move the scroll position. */
const SETTLING_FRAMES = 2;
const HANDS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

interface LogScrollOptions {
  newest: string | undefined;
  waiting: number;
  /** Key of the message that a search brings into view, where the log stays until the search ends. */
  found: string | null;
  onTop: () => void;
}

/** Keeps the end in view until the customer scrolls up. [2.84] [9.08] */
export function useLogScroll({ newest, waiting, found, onTop }: LogScrollOptions) {
  const log = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isAway, setIsAway] = useState(false);
  const drawn = useRef({ waiting, top: 0, height: 0, handAt: -Infinity });
  const settling = useSettling();
  const read = useReadMessage(log);
  const isHeld = found !== null;
  const isFollowing = !isAway && !isHeld;

  const toEnd = () => {
    read.release();
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  };

  useLayoutEffect(() => {
    settling.begin();
    // Customers always want to see their own message.
    if (isFollowing || waiting > drawn.current.waiting) toEnd();
    drawn.current.waiting = waiting;
  }, [isFollowing, newest, settling, waiting]);

  // A search goes to another message.
  useLayoutEffect(() => read.release(), [read, found]);

  // Rows are measured after rendering, and pictures, bars and keyboards change the height: keep the end in view.
  useEffect(() => {
    if (!isFollowing || !log.current || !content.current || !('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(() => {
      settling.begin();
      toEnd();
    });
    observer.observe(log.current);
    observer.observe(content.current);
    return () => observer.disconnect();
  }, [isFollowing, settling]);

  useEffect(() => {
    const element = log.current;
    const onHand = ({ timeStamp }: Event) => (drawn.current.handAt = timeStamp);
    for (const name of HANDS) element?.addEventListener(name, onHand, { passive: true });
    return () => {
      for (const name of HANDS) element?.removeEventListener(name, onHand);
    };
  }, []);

  // At once, before the frame is drawn: an observer of the whole content would hear of it one frame later.
  const onRowsResize = () => {
    settling.begin();
    if (isFollowing) toEnd();
    else read.keep();
  };

  const onScroll = ({ currentTarget, timeStamp }: UIEvent<HTMLElement>) => {
    const { scrollHeight, scrollTop, clientHeight } = currentTarget;
    const { top, height, handAt } = drawn.current;
    const isNearEnd = scrollHeight - scrollTop - clientHeight <= NEAR_END_PX;
    // Rows that turn out taller or shorter than estimated change the scroll position without a scroll of the customer.
    const isMoved = scrollHeight !== height || settling.isOn();
    const isByHand = !isMoved || timeStamp - handAt < BY_HAND_MS;
    if (isNearEnd || isHeld || (scrollTop < top && isByHand)) setIsAway(!isNearEnd);
    else if (scrollTop < top && isFollowing) toEnd();
    if (isByHand) read.release();
    read.findAtRest();
    drawn.current.top = scrollTop;
    drawn.current.height = scrollHeight;
    if (scrollTop < NEAR_TOP_PX) onTop();
  };

  return { log, content, isAway, onScroll, onRowsResize, toEnd };
}

function useSettling(): { begin: () => void; isOn: () => boolean } {
  const frames = useRef({ left: 0, request: 0 });
  useEffect(
    () => () => {
      cancelAnimationFrame(frames.current.request);
      frames.current.left = 0;
    },
    [],
  );
  return useMemo(() => {
    const next = () => {
      // eslint-disable-next-line house/raw-timers -- counts frames, in which rows are measured
      frames.current.request = requestAnimationFrame(() => {
        frames.current.left -= 1;
        if (frames.current.left > 0) next();
      });
    };
    return {
      begin: () => {
        const isRunning = frames.current.left > 0;
        frames.current.left = SETTLING_FRAMES;
        if (!isRunning) next();
      },
      isOn: () => frames.current.left > 0,
    };
  }, []);
}
