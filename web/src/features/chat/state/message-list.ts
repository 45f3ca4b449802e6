import type { OwnContent, Said } from './conversation.ts';

/** A message that the service has. `order` decides between those of one moment. */
export interface Entry extends Said {
  key: string;
  order: number;
}

/** How far the history was known: up to this moment of the service, and so many messages of that moment itself. */
export interface Mark {
  at: number;
  count: number;
}

/** What is on its way, under an id of its own until the service has it. [3.30] [4.12] (C1) */
export interface Outgoing {
  localId: number;
  /** When it was written: the service knows it by this moment however often it is sent. No other one has the same. */
  writtenAt: number;
  content: OwnContent;
  /** `waiting`: it leaves by itself as soon as the service can be reached. `failed`: it was refused. */
  status: 'uploading_file' | 'sending' | 'waiting' | 'failed';
  /** What was known when it first left: only what came after that may be its echo. null until it has left. */
  leftAfter: Mark | null;
}

export interface MessageList {
  /** Oldest first. */
  entries: readonly Entry[];
  outbox: readonly Outgoing[];
  nextId: number;
  /** When the last message was written here, whatever became of it. */
  lastWritten: number;
  /** Orders that are still free, after all others and before them. */
  nextOrder: number;
  earlierOrder: number;
}

export const emptyList: MessageList = {
  entries: [],
  outbox: [],
  nextId: 1,
  lastWritten: 0,
  nextOrder: 1,
  earlierOrder: 0,
};

export const keyOf = (print: string, ordinal: number) => `${print}#${ordinal}`;
const byTime = (a: Entry, b: Entry) => a.at - b.at || a.order - b.order;

/** Lays pages of history in, newest first as they come. What is known already stays, in the history's order. [7.53] (C2) */
export function withHistory(list: MessageList, newestFirst: readonly Said[], isOlder = false): MessageList {
  const counted = new Map<string, number>();
  const read = newestFirst.toReversed().map((said) => {
    // Twice in the history is said twice, even within one moment.
    const ordinal = counted.get(said.print) ?? 0;
    counted.set(said.print, ordinal + 1);
    return { ...said, key: keyOf(said.print, ordinal) };
  });
  const fresh = new Map(read.map((said) => [said.key, said]));
  const known = new Set(list.entries.map(({ key }) => key));
  const found = read.filter(({ key }) => !known.has(key));
  const first = isOlder ? list.earlierOrder - found.length + 1 : list.nextOrder;
  const added = found.map((said, index) => ({ ...said, order: first + index }));
  const stayed = list.entries.map((entry) => withSession(entry, fresh.get(entry.key)));
  const places = new Map(read.map(({ key }, index) => [key, index]));
  return {
    ...list,
    entries: inOrderOf(places, [...stayed, ...added]),
    nextOrder: isOlder ? list.nextOrder : list.nextOrder + found.length,
    earlierOrder: isOlder ? list.earlierOrder - found.length : list.earlierOrder,
  };
}

/** Sorted by time; those of one moment that the history has stand in its order, however the connection has brought them. */
function inOrderOf(places: ReadonlyMap<string, number>, entries: readonly Entry[]): Entry[] {
  const sorted = entries.toSorted(byTime);
  const read = sorted.filter(({ key }) => places.has(key));
  const right = read.toSorted((a, b) => a.at - b.at || (places.get(a.key) ?? 0) - (places.get(b.key) ?? 0));
  const orderOf = new Map(right.map(({ key }, index) => [key, read[index]?.order ?? 0]));
  const isRight = sorted.every(({ key, order }) => (orderOf.get(key) ?? order) === order);
  if (isRight) return sorted;
  return sorted.map((entry) => ({ ...entry, order: orderOf.get(entry.key) ?? entry.order })).sort(byTime);
}

/** What the connection has brought; the same message again only tells its conversation. [7.56] */
export function withReceived(list: MessageList, said: Said): MessageList {
  const key = keyOf(said.print, 0);
  const last = list.entries.findLastIndex(({ at }) => at <= said.at);
  for (let index = last; list.entries[index]?.at === said.at; index -= 1) {
    const entry = list.entries[index];
    if (entry?.key !== key) continue;
    const told = withSession(entry, said);
    return told === entry ? list : { ...list, entries: list.entries.with(index, told) };
  }
  const entry: Entry = { ...said, key, order: list.nextOrder };
  return {
    ...list,
    entries: list.entries.toSpliced(last + 1, 0, entry),
    nextOrder: list.nextOrder + 1,
  };
}

/** An answer does not tell to which conversation a message belongs; its echo and the history do. [2.84] */
function withSession(entry: Entry, said: Pick<Said, 'sessionId'> | undefined): Entry {
  const sessionId = said?.sessionId ?? null;
  return sessionId === null || entry.sessionId === sessionId ? entry : { ...entry, sessionId };
}

/** The newest ones only, so that a page that stays open for days does not grow. */
export function withNewest(list: MessageList, count: number): MessageList {
  return list.entries.length <= count ? list : { ...list, entries: list.entries.slice(-count) };
}
