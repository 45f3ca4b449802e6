import { Fragment, memo, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import type { Entry } from '../state/message-list.ts';
import { blocksOf, type MessageBlock } from './message-blocks.ts';
import { MessageBreak } from './message-break.tsx';
import { MessageRow } from './message-row.tsx';

/** Messages rendered above and below the viewport, so that a fast swipe shows no gaps. */
const BUFFER_PX = 1600;
/** Height of a block until it is measured. */
const BLOCK_PX = 900;

interface MessageRowsProps {
  entries: readonly Entry[];
  /** Pending messages answer quick replies too. */
  isAnswered: boolean;
  foundKey: string | null;
  log: RefObject<HTMLElement | null>;
}

/** Renders only the messages near the viewport, or all of them if the browser cannot measure. */
export function MessageRows({ entries, isAnswered, foundKey, log }: MessageRowsProps) {
  const [cut, setCut] = useState(() => ({ entries, blocks: blocksOf(entries, []) }));
  if (cut.entries !== entries) setCut({ entries, blocks: blocksOf(entries, cut.blocks) });
  const { blocks } = cut;
  const list = useRef<VirtualizerHandle>(null);
  const offered = isAnswered ? undefined : offeredReplies(entries)?.key;
  const isEarlierAdded = useIsEarlierAdded(blocks[0]?.first.key);
  // The same elements while the list scrolls: only what enters the viewport is rendered.
  const rows = useMemo(
    () =>
      blocks.flatMap((block) => {
        const { first, before, hasBreak } = block;
        const row = <Block key={first.key} {...{ block, offered, foundKey }} />;
        return hasBreak
          ? [<MessageBreak key={`break ${first.key}`} before={before} entry={first} />, row]
          : [row];
      }),
    [blocks, offered, foundKey],
  );
  const foundIn = blocks.find((block) => block.entries.some(({ key }) => key === foundKey))?.first.key;
  const found = foundIn === undefined ? -1 : rows.findIndex(({ key }) => key === foundIn);
  // It stands outside of the list: it changes with earlier messages, and what follows must not move.
  const firstDay = entries[0] && <MessageBreak before={undefined} entry={entries[0]} />;
  useEffect(() => {
    const row = log.current?.querySelector<HTMLElement>('[data-found]');
    if (!log.current || !row) return;
    const offset = row.offsetTop - (log.current.clientHeight - row.offsetHeight) / 2;
    list.current?.scrollToIndex(found, { align: 'start', offset });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- new messages must not scroll back to it
  }, [foundKey]);
  return (
    <>
      {firstDay}
      {'ResizeObserver' in window ? (
        <Virtualizer
          ref={list}
          scrollRef={log}
          shift={isEarlierAdded}
          bufferSize={BUFFER_PX}
          itemSize={BLOCK_PX}
          // Rendered before it is in view, because its height decides where to scroll.
          keepMounted={found < 0 ? [] : [found]}
        >
          {rows}
        </Virtualizer>
      ) : (
        rows
      )}
    </>
  );
}

interface BlockProps {
  block: MessageBlock;
  /** The message whose quick replies are offered. */
  offered: string | undefined;
  foundKey: string | null;
}

/** The separator above its first message is a row of its own, because the message above may change. */
const Block = memo(function Block({ block: { entries }, offered, foundKey }: BlockProps) {
  return entries.map((entry, index) => (
    <Fragment key={entry.key}>
      {index > 0 && <MessageBreak before={entries[index - 1]} entry={entry} />}
      <MessageRow entry={entry} offersReplies={entry.key === offered} isFound={entry.key === foundKey} />
    </Fragment>
  ));
});

/** The last quick replies, until the customer picks one or writes a message. [2.85] */
function offeredReplies(entries: readonly Entry[]): Entry | undefined {
  const last = entries.findLast(({ isMine, content }) => isMine || content.kind === 'quick-replies');
  return last?.isMine === false ? last : undefined;
}

/** Whether this render prepends messages, in which case the scroll position must stay. */
function useIsEarlierAdded(oldest: string | undefined): boolean {
  const [known, setKnown] = useState(oldest);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- the render that adds them must be painted first
  useLayoutEffect(() => setKnown(oldest), [oldest]);
  return known !== undefined && known !== oldest;
}
