import { CHAT_READ_DEBOUNCE_MS } from 'contracts/rules';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { onVisibility } from '../../../platform/on-visibility.ts';
import { servicesAtom } from '../../../shared/session/services.ts';
import { entriesAtom } from '../state/chat-state.ts';
import { chatReadAtom, markReadAtom, readerAtom } from '../state/read-mark.ts';

/**
 * Counts messages of others while the panel is closed or the page is hidden, and marks them read after 1 s in view. The first
 * history (orders up to 0) is not new, nor what was read on another page of the browser. [7.55] [9.07]
 */
export function useReading(isOpen: boolean, onUnread: (count: number) => void): void {
  const { clock } = useAtomValue(servicesAtom);
  const entries = useAtomValue(entriesAtom);
  const isInView = useSyncExternalStore(onVisibility, isPageVisible) && isOpen;
  const markRead = useSetAtom(markReadAtom);
  const newest = entries.reduce(
    (latest, { isMine, order }) => (isMine ? latest : Math.max(latest, order)),
    -Infinity,
  );
  const [seen, setSeen] = useState(Math.max(0, newest));
  if (isInView && newest > seen) setSeen(newest);
  const unread = isInView ? 0 : entries.filter(({ isMine, order }) => !isMine && order > seen).length;

  const readElsewhere = useAtomValue(chatReadAtom);
  const reader = useAtomValue(readerAtom);
  useEffect(
    () => readElsewhere.listen((who) => who === reader && setSeen((known) => Math.max(known, newest))),
    [readElsewhere, reader, newest],
  );
  useEffect(() => onUnread(unread), [onUnread, unread]);
  // A chat that is switched off has nothing to read.
  useEffect(() => () => onUnread(0), [onUnread]);
  useEffect(() => {
    if (!isInView || newest === -Infinity) return;
    return clock.after(CHAT_READ_DEBOUNCE_MS, markRead);
  }, [clock, isInView, newest, markRead]);
}

const isPageVisible = () => document.visibilityState === 'visible';
