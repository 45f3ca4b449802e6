import { type OwnContent, saidByMe, type Said, saysTheSame } from './conversation.ts';

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
  content: OwnContent;
  status: 'uploading_file' | 'sending' | 'failed';
  /** What was known when it left: only what came after that may be its echo. null until it has left. */
  leftAfter: Mark | null;
}

export interface MessageList {
  entries: readonly Entry[];
  outbox: readonly Outgoing[];
  nextId: number;
}

export const emptyList: MessageList = { entries: [], outbox: [], nextId: 1 };

const highest = ({ entries }: MessageList) => Math.max(0, ...entries.map(({ order }) => order));
const lowest = ({ entries }: MessageList) => Math.min(1, ...entries.map(({ order }) => order));
const keyOf = (print: string, ordinal: number) => `${print}#${ordinal}`;
const byTime = (a: Entry, b: Entry) => a.at - b.at || a.order - b.order;

/** Lays pages of history in, newest first as they come. What is known already stays, in the history's order. [7.53] (C2) */
export function withHistory(list: MessageList, newestFirst: readonly Said[], isOlder = false): MessageList {
  const known = new Set(list.entries.map(({ key }) => key));
  const counted = new Map<string, number>();
  const read = newestFirst.toReversed().map((said) => {
    // Twice in the history is said twice, even within one moment.
    const ordinal = counted.get(said.print) ?? 0;
    counted.set(said.print, ordinal + 1);
    return { ...said, key: keyOf(said.print, ordinal) };
  });
  const found = read.filter(({ key }) => !known.has(key));
  const first = isOlder ? lowest(list) - found.length : highest(list) + 1;
  const added = found.map((said, index) => ({ ...said, order: first + index }));
  const places = new Map(read.map(({ key }, index) => [key, index]));
  return { ...list, entries: inOrderOf(places, [...list.entries, ...added]) };
}

/** Sorted by time; those of one moment that the history has stand in its order, however the connection has brought them. */
function inOrderOf(places: ReadonlyMap<string, number>, entries: readonly Entry[]): Entry[] {
  const sorted = entries.toSorted(byTime);
  const read = sorted.filter(({ key }) => places.has(key));
  const right = read.toSorted((a, b) => a.at - b.at || (places.get(a.key) ?? 0) - (places.get(b.key) ?? 0));
  const orderOf = new Map(right.map(({ key }, index) => [key, read[index]?.order ?? 0]));
  return sorted.map((entry) => ({ ...entry, order: orderOf.get(entry.key) ?? entry.order })).sort(byTime);
}

/** What the connection has brought; the same message again changes nothing. [7.56] */
export function withReceived(list: MessageList, said: Said): MessageList {
  const key = keyOf(said.print, 0);
  if (list.entries.some((entry) => entry.key === key)) return list;
  return {
    ...list,
    entries: [...list.entries, { ...said, key, order: highest(list) + 1 }].sort(byTime),
  };
}

/** Something to say waits for its turn. */
export function withOutgoing(list: MessageList, content: OwnContent): MessageList {
  const status = content.kind === 'media' ? 'uploading_file' : 'sending';
  const outgoing: Outgoing = { localId: list.nextId, content, status, leftAfter: null };
  return { ...list, outbox: [...list.outbox, outgoing], nextId: list.nextId + 1 };
}

/** What an earlier page has not sent, or has no answer to. (C1) */
export function withKept(list: MessageList, kept: readonly Pick<Outgoing, 'content' | 'leftAfter'>[]) {
  const outbox = kept.map((one, index): Outgoing => ({
    ...one,
    localId: list.nextId + index,
    status: 'failed',
  }));
  return { ...list, outbox: [...outbox, ...list.outbox], nextId: list.nextId + kept.length };
}

/** It leaves now. */
export function withLeft(list: MessageList, localId: number): MessageList {
  const at = list.entries.at(-1)?.at ?? 0;
  const leftAfter = { at, count: list.entries.filter((entry) => entry.at === at).length };
  return withChange(list, localId, { leftAfter });
}

/** The service has its file. [7.54] */
export function withUploaded(list: MessageList, localId: number, path: string): MessageList {
  const content = list.outbox.find((outgoing) => outgoing.localId === localId)?.content;
  if (content?.kind !== 'media') return list;
  return withChange(list, localId, { content: { ...content, path }, status: 'sending' });
}

/** The service has answered when it was created: it is an entry now, once, whether its echo came before or comes later. */
export function withSent(list: MessageList, localId: number, at: number): MessageList {
  const sent = list.outbox.find((outgoing) => outgoing.localId === localId);
  if (!sent) return list;
  const rest = without(list, localId);
  const said = saidByMe(sent.content, at, list.entries.at(-1)?.sessionId ?? '');
  if (since(list.entries, sent.leftAfter).some(({ print }) => print === said.print)) return rest;
  const same = list.entries.filter(({ print }) => print === said.print);
  const entry = { ...said, key: keyOf(said.print, same.length), order: highest(list) + 1 };
  return { ...rest, entries: [...list.entries, entry].sort(byTime) };
}

/** No answer came; an echo or the history since then tells that it did arrive. Otherwise it failed. [4.12] */
export function withUnanswered(list: MessageList, localId: number): MessageList {
  if (echoesOf(list).has(localId)) return without(list, localId);
  return withStatus(list, localId, 'failed');
}

/** What was given up has arrived after all: it is not offered to be sent again. (C1) */
export function withArrived(list: MessageList): MessageList {
  const echoes = echoesOf(list);
  const outbox = list.outbox.filter(({ localId, status }) => status !== 'failed' || !echoes.has(localId));
  return outbox.length === list.outbox.length ? list : { ...list, outbox };
}

export function withStatus(list: MessageList, localId: number, status: Outgoing['status']): MessageList {
  return withChange(list, localId, { status });
}

export function without(list: MessageList, localId: number): MessageList {
  return { ...list, outbox: list.outbox.filter((outgoing) => outgoing.localId !== localId) };
}

/** What is to be seen: an echo that overtakes its own answer waits, so that nothing is ever shown twice. */
export function shownEntries(list: MessageList): readonly Entry[] {
  const echoes = new Set(echoesOf(list).values());
  return list.entries.filter(({ key }) => !echoes.has(key));
}

function withChange(list: MessageList, localId: number, change: Partial<Outgoing>): MessageList {
  const outbox = list.outbox.map((outgoing) =>
    outgoing.localId === localId ? { ...outgoing, ...change } : outgoing,
  );
  return { ...list, outbox };
}

/** What has come since something left; nothing before it has. */
function since(entries: readonly Entry[], leftAfter: Mark | null): readonly Entry[] {
  if (!leftAfter) return [];
  const known = entries.filter(({ at }) => at < leftAfter.at).length + leftAfter.count;
  return entries.slice(known);
}

/** Keys of entries that are the echo of something on its way, one for each. */
function echoesOf({ entries, outbox }: MessageList): Map<number, string> {
  const taken = new Set<string>();
  const echoes = new Map<number, string>();
  for (const { localId, content, leftAfter } of outbox) {
    const echo = since(entries, leftAfter).find(
      (entry) => entry.isMine && saysTheSame(content, entry.content) && !taken.has(entry.key),
    );
    if (!echo) continue;
    taken.add(echo.key);
    echoes.set(localId, echo.key);
  }
  return echoes;
}
