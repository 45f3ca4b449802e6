import { CHAT_PAGE } from 'contracts/rules';
import type { Entry } from '../state/message-list.ts';

/** Messages of a block: a page of the history, and few enough to render within one frame. */
const BLOCK = CHAT_PAGE;

/** Neighbouring messages that are rendered and measured as one row of the virtual list. */
export interface MessageBlock {
  /** Key of the first message. */
  key: string;
  entries: readonly Entry[];
  /** The message above the block. */
  before: Entry | undefined;
}

/**
 * Divides the messages into blocks. Known blocks keep their beginnings, so that earlier messages change no block that the customer
 * is looking at; unchanged blocks stay the same objects.
 */
export function blocksOf(entries: readonly Entry[], known: readonly MessageBlock[]): MessageBlock[] {
  const knownBy = new Map(known.map((block) => [block.key, block]));
  const blocks: MessageBlock[] = [];
  let start = 0;
  for (let end = 1; end <= entries.length; end += 1) {
    const next = entries[end];
    if (next && end - start < BLOCK && !knownBy.has(next.key)) continue;
    const key = entries[start]?.key ?? '';
    const block = { key, entries: entries.slice(start, end), before: entries[start - 1] };
    const same = knownBy.get(key);
    blocks.push(same && isSame(same, block) ? same : block);
    start = end;
  }
  return blocks;
}

function isSame(one: MessageBlock, other: MessageBlock): boolean {
  return (
    one.before === other.before &&
    one.entries.length === other.entries.length &&
    one.entries.every((entry, index) => entry === other.entries[index])
  );
}
