import { CHAT_READ_DEBOUNCE_MS } from 'contracts/rules';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { onVisibility } from '../../../platform/on-visibility.ts';
import { servicesAtom } from '../../../shared/session/services.ts';
import { entriesAtom, loadStateAtom } from '../state/chat-state.ts';
import { chatReadAtom, markReadAtom, readerAtom } from '../state/read-mark.ts';

/**
 * Counts messages of others while the panel is closed or the page is hidden, and marks them read after 1 s in view. The first
 * history is not new, nor what was read on another page of the browser. [7.55] [9.07]
 */
export function useReading(isOpen: boolean, onUnread: (count: number) => void): void {
  const { clock } = useAtomValue(servicesAtom);
  const entries = useAtomValue(entriesAtom);
  const load = useAtomValue(loadStateAtom);
  const isInView = useSyncExternalStore(onVisibility, isPageVisible) && isOpen;
  const markRead = useSetAtom(markReadAtom);
  const [seen, setSeen] = useState(0);
  const [hasHistory, setHasHistory] = useState(false);
  const newest = entries.reduce(
    (latest, { isMine, order }) => (isMine ? latest : Math.max(latest, order)),
    0,
  );
  const isFirst = load === 'ready' && !hasHistory;
  if (isFirst) setHasHistory(true);
  if ((isInView || isFirst) && newest > seen) setSeen(newest);
  const unread = isInView ? 0 : entries.filter(({ isMine, order }) => !isMine && order > seen).length;

  const readElsewhere = useAtomValue(chatReadAtom);
  const reader = useAtomValue(readerAtom);
  useEffect(
    () => readElsewhere.listen((who) => who === reader && setSeen(newest)),
    [readElsewhere, reader, newest],
  );
  useEffect(() => onUnread(unread), [onUnread, unread]);
  useEffect(() => {
    if (!isInView || newest === 0) return;
    return clock.after(CHAT_READ_DEBOUNCE_MS, () => void markRead());
  }, [clock, isInView, newest, markRead]);
}

const isPageVisible = () => document.visibilityState === 'visible';
