import { CHAT_READ_DEBOUNCE_MS } from 'contracts/rules';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { onVisibility } from '../../../platform/on-visibility.ts';
import { servicesAtom } from '../../../shared/session/services.ts';
import { entriesAtom, loadStateAtom } from '../state/chat-state.ts';
import type { ListedMessage } from '../state/message-list.ts';
import { chatReadAtom, keepSeen, markReadAtom, readerAtom, seenBefore } from '../state/read-mark.ts';

/** A message that is dated further in the future would hide those that come before its time. */
const MOST_AHEAD_MS = 60_000;

/**
 * Counts messages of others while the panel is closed or the page is hidden, and marks them read after 1 s in view. The first
 * history (orders up to 0) is not new, except for what this tab had not shown before a reload, nor what was read on another page of
 * the browser. [7.55] [9.07]
 */
export function useReading(isOpen: boolean, onUnread: (count: number) => void): void {
  const { clock, platform } = useAtomValue(servicesAtom);
  const isLoaded = useAtomValue(loadStateAtom) === 'ready';
  const entries = useAtomValue(entriesAtom);
  const isInView = useSyncExternalStore(onVisibility, isPageVisible) && isOpen;
  const markRead = useSetAtom(markReadAtom);
  const newest = entries.reduce(
    (latest, { isMine, order }) => (isMine ? latest : Math.max(latest, order)),
    -Infinity,
  );
  const [seen, setSeen] = useState(Math.max(0, newest));
  const readElsewhere = useAtomValue(chatReadAtom);
  const reader = useAtomValue(readerAtom);
  const [wasInView, setWasInView] = useState(false);
  const seenAt = useMemo(
    () => (wasInView ? Infinity : seenBefore(platform, reader)),
    [platform, reader, wasInView],
  );
  if (isInView && newest > seen) setSeen(newest);
  if (isInView && isLoaded && !wasInView) setWasInView(true);
  const isNew = ({ isMine, order, at, isDated }: ListedMessage) =>
    !isMine && (order > seen || (order <= 0 && isDated && at > seenAt));
  const unread = isInView ? 0 : entries.filter(isNew).length;
  const latest = clock.now() + MOST_AHEAD_MS;
  const newestAt = entries.reduce(
    (newest, { isMine, isDated, at }) => (isMine || !isDated || at > latest ? newest : Math.max(newest, at)),
    0,
  );

  useEffect(
    () =>
      readElsewhere.listen((who) => {
        if (who !== reader) return;
        setSeen((known) => Math.max(known, newest));
        setWasInView(true);
        if (isLoaded) keepSeen(platform, who, newestAt);
      }),
    [readElsewhere, reader, newest, newestAt, isLoaded, platform],
  );
  useEffect(() => {
    // Before the history is there, it would count as new after a reload.
    if (isInView && isLoaded && reader !== null) keepSeen(platform, reader, newestAt);
  }, [platform, reader, isInView, isLoaded, newestAt]);
  useEffect(() => onUnread(unread), [onUnread, unread]);
  // A chat that is switched off has nothing to read.
  useEffect(() => () => onUnread(0), [onUnread]);
  useEffect(() => {
    if (!isInView || newest === -Infinity) return;
    return clock.after(CHAT_READ_DEBOUNCE_MS, markRead);
  }, [clock, isInView, newest, markRead]);
}

const isPageVisible = () => document.visibilityState === 'visible';
