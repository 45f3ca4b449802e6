import { useAtomValue } from 'jotai';
import {
  Fragment,
  memo,
  type Ref,
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { type CustomItemComponentProps, Virtualizer, type VirtualizerHandle } from 'virtua';
import { servicesAtom } from '../../../shared/session/services.ts';
import type { ListedMessage } from '../state/message-list.ts';
import { blocksOf, breakBetween, type MessageBlock } from './message-blocks.ts';
import type { RowTools } from './chat-bubble.tsx';
import { MessageBreak, MessageRow } from './message-row.tsx';

/** Messages rendered above and below the viewport, so that a fast swipe shows no gaps. */
const BUFFER_PX = 1600;
/** About the height of a block: the more it differs, the more rows move when the block is measured. */
const BLOCK_PX = 1200;

interface MessageRowsProps {
  entries: readonly ListedMessage[];
  /** Pending messages answer quick replies too; one that failed answers nothing. [2.85] */
  isAnswered: boolean;
  foundKey: string | null;
  log: RefObject<HTMLElement | null>;
  onResize: () => void;
}

/** Renders only the messages near the viewport, or all of them if the browser cannot measure. */
export function MessageRows({ entries: all, isAnswered, foundKey, log, onResize }: MessageRowsProps) {
  const { entries, isEarlierAdded } = useOneEnd(all);
  const [cut, setCut] = useState(() => ({ entries, blocks: blocksOf(entries, []) }));
  if (cut.entries !== entries) setCut({ entries, blocks: blocksOf(entries, cut.blocks) });
  const { blocks } = cut;
  const { t } = useTranslation('chat');
  const { linkTarget } = useAtomValue(servicesAtom).platform;
  const tools = useMemo(() => ({ t, linkTarget }), [t, linkTarget]);
  const list = useRef<VirtualizerHandle>(null);
  const bufferSize = useBuffer();
  const offered = isAnswered ? undefined : offeredReplies(entries)?.key;
  // The same elements while the list scrolls: only what enters the viewport is rendered.
  const rows = useMemo(
    () =>
      blocks.flatMap((block) => {
        const { first, before, hasBreak } = block;
        const row = <Block key={first.key} {...{ block, tools, offered, foundKey }} />;
        return hasBreak
          ? [<MessageBreak key={`break ${first.key}`} before={before} entry={first} />, row]
          : [row];
      }),
    [blocks, tools, offered, foundKey],
  );
  const foundIn =
    foundKey === null
      ? undefined
      : blocks.find((block) => block.entries.some(({ key }) => key === foundKey))?.first.key;
  const found = foundIn === undefined ? -1 : rows.findIndex(({ key }) => key === foundIn);
  // It stands outside of the list: it changes with earlier messages, and what follows must not move.
  const firstDay = entries[0] && <MessageBreak before={undefined} entry={entries[0]} />;
  useEffect(() => {
    const row = log.current?.querySelector<HTMLElement>('[data-found]');
    if (!log.current || !row) return;
    const offset = row.offsetTop - (log.current.clientHeight - row.offsetHeight) / 2;
    list.current?.scrollToIndex(found, { align: 'start', offset });
    // oxlint-disable-next-line react/exhaustive-deps -- new messages must not scroll back to it
  }, [foundKey]);
  return (
    <>
      {firstDay}
      {'ResizeObserver' in window ? (
        <Virtualizer
          ref={list}
          scrollRef={log}
          shift={isEarlierAdded}
          bufferSize={bufferSize}
          itemSize={BLOCK_PX}
          item={Item}
          onResize={onResize}
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

interface ItemProps extends CustomItemComponentProps {
  ref?: Ref<HTMLDivElement>;
}

/**
 * Never hidden: it is measured before the next frame is drawn. The virtual list hides it until then, so that the browser would have
 * to compute the styles of all its rows twice.
 */
function Item({ ref, style, children }: ItemProps) {
  return (
    <div ref={ref} style={{ ...style, visibility: undefined }}>
      {children}
    </div>
  );
}

interface BlockProps {
  block: MessageBlock;
  tools: RowTools;
  offered: string | undefined;
  foundKey: string | null;
}

/** The separator above its first message is a row of its own, because the message above may change. */
const Block = memo(function Block({ block: { entries }, tools, offered, foundKey }: BlockProps) {
  return entries.map((entry, index) => (
    <Fragment key={entry.key}>
      {index > 0 && breakBetween(entries[index - 1], entry) && (
        <MessageBreak before={entries[index - 1]} entry={entry} />
      )}
      <MessageRow
        entry={entry}
        tools={tools}
        offersReplies={entry.key === offered}
        isFound={entry.key === foundKey}
      />
    </Fragment>
  ));
});

function offeredReplies(entries: readonly ListedMessage[]): ListedMessage | undefined {
  const last = entries.findLast(({ isMine, content }) => isMine || content.kind === 'quick-replies');
  return last?.isMine === false ? last : undefined;
}

/** Nothing beyond the viewport when the log opens, so that it shows soon. */
function useBuffer(): number {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => startTransition(() => setIsOpen(true)), []);
  return isOpen ? BUFFER_PX : 0;
}

/**
 * Adds earlier messages in a render of their own: the virtual list keeps the scroll position when rows are added at its start,
 * but not when others are added at its end at the same time.
 */
function useOneEnd(all: readonly ListedMessage[]): {
  entries: readonly ListedMessage[];
  isEarlierAdded: boolean;
} {
  const [drawn, setDrawn] = useState(all);
  const first = drawn[0]?.key;
  const isEarlierAdded = first !== undefined && first !== all[0]?.key;
  const entries = useMemo(() => {
    const last = isEarlierAdded ? all.findIndex(({ key }) => key === drawn.at(-1)?.key) : -1;
    return last < 0 || last === all.length - 1 ? all : all.slice(0, last + 1);
  }, [all, drawn, isEarlierAdded]);
  // oxlint-disable-next-line react/set-state-in-effect -- the render that adds them must be painted first
  useLayoutEffect(() => setDrawn(entries), [entries]);
  return { entries, isEarlierAdded };
}
