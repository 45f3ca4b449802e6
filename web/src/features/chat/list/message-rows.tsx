import { type ReactElement, type RefObject, useLayoutEffect, useState } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import type { Entry } from '../state/message-list.ts';
import { MessageRow } from './message-row.tsx';
import { offeredReplies } from './offered-replies.ts';

/** Rows rendered above and below the viewport, so that a fast swipe shows no gaps. */
const BUFFER_PX = 1600;

interface MessageRowsProps {
  entries: readonly Entry[];
  /** Pending messages answer quick replies too. */
  isAnswered: boolean;
  foundKey: string | null;
  log: RefObject<HTMLElement | null>;
  rows: RefObject<VirtualizerHandle | null>;
}

/** Renders only the messages near the viewport, or all of them if the browser cannot measure. */
export function MessageRows({ entries, isAnswered, foundKey, log, rows }: MessageRowsProps) {
  const offered = isAnswered ? undefined : offeredReplies(entries)?.key;
  const isEarlierAdded = useIsEarlierAdded(entries[0]?.key);
  const row = (entry: Entry, index: number): ReactElement => (
    <MessageRow
      key={entry.key}
      entry={entry}
      before={entries[index - 1]}
      offersReplies={entry.key === offered}
      isFound={entry.key === foundKey}
    />
  );
  if (!('ResizeObserver' in window)) return entries.map(row);
  return (
    <Virtualizer ref={rows} scrollRef={log} data={entries} shift={isEarlierAdded} bufferSize={BUFFER_PX}>
      {row}
    </Virtualizer>
  );
}

/** Whether this render prepends messages, in which case the scroll position must stay. */
function useIsEarlierAdded(oldest: string | undefined): boolean {
  const [known, setKnown] = useState(oldest);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- the render that adds them must be painted first
  useLayoutEffect(() => setKnown(oldest), [oldest]);
  return known !== undefined && known !== oldest;
}
