import type { OwnContent, ReadMessage } from './conversation.ts';

/** A received message in the list. */
export interface ListedMessage extends ReadMessage {
  key: string;
  /** Decides between messages of the same time. */
  order: number;
  /** It came without a sender or a time, which the history may know. */
  isDoubtful?: boolean;
}

/** How far the history was known: up to this service time, and the number of messages at that time. */
export interface Mark {
  at: number;
  count: number;
}

/** An own message that the service has not confirmed. [4.12] */
export interface Outgoing {
  localId: number;
  /** When it was written. The service identifies the message by this time across retries, so it is unique. */
  writtenAt: number;
  content: OwnContent;
  /** `waiting`: sent automatically once the service is reachable. `failed`: refused. */
  status: 'uploading_file' | 'sending' | 'waiting' | 'failed';
  /** The known history when it was first sent: only a later message can be its echo. null until it is sent. */
  leftAfter: Mark | null;
}

export interface MessageList {
  /** Oldest first. */
  entries: readonly ListedMessage[];
  outbox: readonly Outgoing[];
  nextId: number;
  lastWritten: number;
  nextOrder: number;
  earlierOrder: number;
  /** How many own messages the service has confirmed with the same fingerprint. */
  confirmed: ReadonlyMap<string, number>;
  /** Keys of failed messages that the customer has removed or sent again. */
  removed: ReadonlySet<string>;
}

export const emptyList: MessageList = {
  entries: [],
  outbox: [],
  nextId: 1,
  lastWritten: 0,
  nextOrder: 1,
  earlierOrder: 0,
  confirmed: new Map(),
  removed: new Set(),
};

export const keyOf = (print: string, ordinal: number) => `${print}#${ordinal}`;
const byTime = (a: ListedMessage, b: ListedMessage) => a.at - b.at || a.order - b.order;

/**
 * Appends a page to the pages read before it, newest first. Messages that arrived between the two reads shift older
 * ones to the next page, or to one after it; those are removed as duplicates.
 * Times may be out of order: a single one proves nothing. (C2)
 */
export function joinPages(before: readonly ReadMessage[], page: readonly ReadMessage[]): ReadMessage[] {
  for (let shared = Math.min(before.length, page.length); shared > 0; shared -= 1) {
    const end = before.slice(-shared);
    if (end.every(({ print }, index) => print === page[index]?.print))
      return [...before, ...page.slice(shared)];
  }
  const isNewer = before.length > 0 && page.every(({ at }) => before.every((one) => at > one.at));
  if (isNewer) return [...before];
  // A dated message is known by its fingerprint; undated ones only by their place after the last known message.
  const known = new Set(before.filter(({ isDated }) => isDated).map(({ print }) => print));
  const last = page.findLastIndex(({ print }) => known.has(print));
  const isKnownToItsEnd = last >= 0 && page.slice(last + 1).every(({ isDated }) => !isDated);
  const isNew = ({ isDated, print }: ReadMessage, index: number) =>
    isDated ? !known.has(print) : index > last && !isKnownToItsEnd;
  return [...before, ...page.filter(isNew)];
}

/** Merges pages of history, newest first. Known messages stay, in the order of the history. [7.53] (C2) */
export function withHistory(
  list: MessageList,
  newestFirst: readonly ReadMessage[],
  isOlder: boolean,
): MessageList {
  const counted = new Map<string, number>();
  const read = newestFirst.toReversed().map((said) => {
    // Two equal messages in the history are two messages, even at the same time.
    const ordinal = counted.get(said.print) ?? 0;
    counted.set(said.print, ordinal + 1);
    return { ...said, key: keyOf(said.print, ordinal) };
  });
  const fresh = new Map(read.map((said) => [said.key, said]));
  const known = new Set(list.entries.map(({ key }) => key));
  const found = read.filter(({ key }) => !known.has(key));
  const first = isOlder ? list.earlierOrder - found.length + 1 : list.nextOrder;
  const added = found.map((said, index) => ({ ...said, order: first + index }));
  const stayed = list.entries
    .filter((entry) => fresh.has(entry.key) || !isToldBy(read, entry))
    .map((entry) => withFresh(entry, fresh.get(entry.key)));
  const places = new Map(read.map(({ key }, index) => [key, index]));
  return {
    ...list,
    entries: inOrderOf(places, [...stayed, ...added]),
    nextOrder: isOlder ? list.nextOrder : list.nextOrder + found.length,
    earlierOrder: isOlder ? list.earlierOrder - found.length : list.earlierOrder,
  };
}

/** Sorts by time; messages of the same time keep the order of the history, not of the socket. */
function inOrderOf(places: ReadonlyMap<string, number>, entries: readonly ListedMessage[]): ListedMessage[] {
  const sorted = entries.toSorted(byTime);
  const read = sorted.filter(({ key }) => places.has(key));
  const right = read.toSorted((a, b) => a.at - b.at || (places.get(a.key) ?? 0) - (places.get(b.key) ?? 0));
  const orderOf = new Map(right.map(({ key }, index) => [key, read[index]?.order ?? 0]));
  const isRight = sorted.every(({ key, order }) => (orderOf.get(key) ?? order) === order);
  if (isRight) return sorted;
  return sorted.map((entry) => ({ ...entry, order: orderOf.get(entry.key) ?? entry.order })).sort(byTime);
}

/** Whether a known message can be the same as another with its fingerprint: the sender of a doubtful one may be unknown. */
export const isOfSameSide = (entry: ListedMessage, said: ReadMessage): boolean =>
  entry.isMine === said.isMine || entry.isDoubtful === true || !said.isWhole;

/** A known message only gains its session and its delivery. [7.56] */
export function withReceived(list: MessageList, said: ReadMessage): MessageList {
  let same = 0;
  const last = list.entries.findLastIndex(({ at }) => at <= said.at);
  for (let index = last; index >= 0; index -= 1) {
    const entry = list.entries[index];
    if (said.isDated && entry?.at !== said.at) break;
    if (entry?.print !== said.print) continue;
    same += 1;
    if (!isOfSameSide(entry, said)) continue;
    const updated = withNews(entry, said);
    return updated === entry ? list : { ...list, entries: list.entries.with(index, updated) };
  }
  const entry: ListedMessage = {
    ...said,
    key: keyOf(said.print, same),
    order: list.nextOrder,
    ...(!said.isWhole && { isDoubtful: true }),
  };
  return {
    ...list,
    entries: list.entries.toSpliced(last + 1, 0, entry),
    nextOrder: list.nextOrder + 1,
  };
}

/** The history has a doubtful message with more of it. */
function isToldBy(read: readonly ReadMessage[], { isDoubtful, at, content }: ListedMessage): boolean {
  if (!isDoubtful) return false;
  const words = JSON.stringify(content);
  return read.some((said) => said.at >= at && JSON.stringify(said.content) === words);
}

function withFresh(entry: ListedMessage, said: ReadMessage | undefined): ListedMessage {
  if (!said || !entry.isDoubtful) return withNews(entry, said);
  return { ...entry, ...said, isDoubtful: false };
}

/**
 * The reply to a sent message has no session; its echo and the history have it. [2.84] Each of them also knows how far the message
 * has come since. [4.12]
 */
function withNews(entry: ListedMessage, said: ReadMessage | undefined): ListedMessage {
  if (!said) return entry;
  const { delivery } = said;
  const sessionId = said.sessionId ?? entry.sessionId;
  const isKnown = sessionId === entry.sessionId && delivery === entry.delivery;
  return isKnown ? entry : { ...entry, sessionId, delivery };
}

export function withNewest(list: MessageList, count: number): MessageList {
  return list.entries.length <= count ? list : { ...list, entries: list.entries.slice(-count) };
}
