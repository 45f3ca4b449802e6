import { CHAT_READ_DEBOUNCE_MS } from 'contracts/rules';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { servicesAtom } from '../../../shared/session/services.ts';
import { entriesAtom } from '../state/chat-state.ts';
import { markReadAtom } from '../state/read-mark.ts';

/** Counts messages of others while the panel is closed, and marks them read after 1 s in view. [7.55] [9.07] */
export function useReading(isOpen: boolean, onUnread: (count: number) => void): void {
  const { clock } = useAtomValue(servicesAtom);
  const entries = useAtomValue(entriesAtom);
  const markRead = useSetAtom(markReadAtom);
  const [seen, setSeen] = useState(0);
  const newest = entries.reduce(
    (latest, { isMine, order }) => (isMine ? latest : Math.max(latest, order)),
    0,
  );
  if (isOpen && newest > seen) setSeen(newest);
  const unread = isOpen ? 0 : entries.filter(({ isMine, order }) => !isMine && order > seen).length;

  useEffect(() => onUnread(unread), [onUnread, unread]);
  useEffect(() => {
    if (!isOpen || newest === 0) return;
    return clock.after(CHAT_READ_DEBOUNCE_MS, () => void markRead());
  }, [clock, isOpen, newest, markRead]);
}
