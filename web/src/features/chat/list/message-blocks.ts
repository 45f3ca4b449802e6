import { CHAT_PAGE } from 'contracts/rules';
import { dateText } from '../../../lib/date-text.ts';
import type { ReadMessage } from '../state/conversation.ts';
import type { ListedMessage } from '../state/message-list.ts';

/**
 * Messages of a block: a page of the history. Each block costs more than its messages, because those in view move when it is
 * measured.
 */
const BLOCK = CHAT_PAGE;

export interface MessageBlock {
  first: ListedMessage;
  entries: readonly ListedMessage[];
  before: ListedMessage | undefined;
  hasBreak: boolean;
}

/**
 * Divides the messages into blocks. Known blocks keep their beginnings, so that earlier messages change no block that the customer
 * is looking at; unchanged blocks stay the same objects.
 */
export function blocksOf(all: readonly ListedMessage[], known: readonly MessageBlock[]): MessageBlock[] {
  const entries = withSessions(all);
  const knownBy = new Map(known.map((block) => [block.first.key, block]));
  const blocks: MessageBlock[] = [];
  let start = 0;
  for (let end = 1; end <= entries.length; end += 1) {
    const next = entries[end];
    if (next && end - start < BLOCK && !knownBy.has(next.key)) continue;
    const first = entries[start];
    if (first) blocks.push(blockOf(first, entries.slice(start, end), entries[start - 1], knownBy));
    start = end;
  }
  return blocks;
}

const completed = new WeakMap<ListedMessage, ListedMessage>();

/** A message whose conversation is unknown counts to the one before it. */
function withSessions(entries: readonly ListedMessage[]): ListedMessage[] {
  let sessionId: string | null = null;
  return entries.map((entry) => {
    sessionId = entry.sessionId ?? sessionId;
    if (entry.sessionId === sessionId) return entry;
    const known = completed.get(entry);
    if (known?.sessionId === sessionId) return known;
    const complete = { ...entry, sessionId };
    completed.set(entry, complete);
    return complete;
  });
}

function blockOf(
  first: ListedMessage,
  entries: readonly ListedMessage[],
  before: ListedMessage | undefined,
  knownBy: ReadonlyMap<string, MessageBlock>,
): MessageBlock {
  const known = knownBy.get(first.key);
  if (known && known.before === before && isSame(known.entries, entries)) return known;
  return { first, entries, before, hasBreak: before !== undefined && breakBetween(before, first) !== null };
}

function isSame(known: readonly ListedMessage[], entries: readonly ListedMessage[]): boolean {
  return known.length === entries.length && entries.every((entry, index) => entry === known[index]);
}

/**
 * The separator between two messages, or above the first: a new day, or the end of the previous conversation. An undated message
 * has no day. [2.84]
 */
export function breakBetween(
  before: Pick<ReadMessage, 'at' | 'isDated' | 'sessionId'> | undefined,
  said: Pick<ReadMessage, 'at' | 'isDated' | 'sessionId'>,
): { day: string | null; endsSession: boolean } | null {
  const isNewDay = said.isDated && !(before?.isDated && isSameDay(before.at, said.at));
  const day = isNewDay ? dateText(said.at) : null;
  const endsSession =
    typeof before?.sessionId === 'string' && said.sessionId !== null && before.sessionId !== said.sessionId;
  return day !== null || endsSession ? { day, endsSession } : null;
}

/** Compares without texts, because a long history has many messages. */
function isSameDay(one: number, other: number): boolean {
  const [a, b] = [new Date(one), new Date(other)];
  return a.getDate() === b.getDate() && a.getMonth() === b.getMonth() && a.getFullYear() === b.getFullYear();
}
