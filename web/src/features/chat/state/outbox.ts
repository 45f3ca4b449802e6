import { type OwnContent, readOwnMessage, saysTheSame } from './conversation.ts';
import { type ListedMessage, keyOf, type Mark, type MessageList, type Outgoing } from './message-list.ts';

export type Written = Pick<Outgoing, 'content' | 'writtenAt' | 'leftAfter'> & { isRefused: boolean };

export function withOutgoing(list: MessageList, content: OwnContent, now: number): MessageList {
  const status = content.kind === 'media' ? 'uploading_file' : 'sending';
  // The service would treat two messages with the same time as one.
  const writtenAt = Math.max(now, list.lastWritten + 1);
  const outgoing: Outgoing = {
    localId: list.nextId,
    writtenAt,
    content,
    status,
    leftAfter: null,
  };
  return {
    ...list,
    outbox: [...list.outbox, outgoing],
    nextId: list.nextId + 1,
    lastWritten: writtenAt,
  };
}

export function withStored(list: MessageList, kept: readonly Written[]): MessageList {
  const known = new Set(list.outbox.map(({ writtenAt }) => writtenAt));
  const added = kept
    .filter(({ writtenAt }) => !known.has(writtenAt))
    .map(({ isRefused, ...written }, index): Outgoing => ({
      ...written,
      localId: list.nextId + index,
      status: isRefused || isFileLost(written) ? 'failed' : 'waiting',
    }));
  const outbox = [...added, ...list.outbox].toSorted((a, b) => a.writtenAt - b.writtenAt);
  const lastWritten = Math.max(list.lastWritten, ...added.map(({ writtenAt }) => writtenAt));
  return { ...list, outbox, nextId: list.nextId + added.length, lastWritten };
}

/** A page that was left loses its files, unless they were uploaded. */
export const isFileLost = ({ content }: Pick<Outgoing, 'content'>) =>
  content.kind === 'media' && content.path === '';

export function oldestMark(outbox: MessageList['outbox']): number {
  return Math.min(...outbox.map(({ leftAfter }) => leftAfter?.at ?? Infinity), Infinity);
}

/** Failed or uploading messages do not block others. */
export function nextToSend(outbox: MessageList['outbox']): Outgoing | undefined {
  return outbox.find(
    (outgoing) => (outgoing.status === 'sending' || outgoing.status === 'waiting') && !isFileLost(outgoing),
  );
}

/**
 * On a retry, the first attempt may still be the one that arrived. @param since when no message is known: only a message from
 * then on can be the echo
 */
export function withLeft(list: MessageList, localId: number, since = 0): MessageList {
  const at = list.entries.at(-1)?.at ?? since;
  const mark = { at, count: list.entries.filter((entry) => entry.at === at).length };
  return withChange(list, localId, ({ leftAfter }) => ({ status: 'sending', leftAfter: leftAfter ?? mark }));
}

/** The network was down, so there is no echo to look for. */
export function withStayed(list: MessageList, localId: number, leftAfter: Mark | null): MessageList {
  return withChange(list, localId, () => ({ status: 'waiting', leftAfter }));
}

export function withUploaded(list: MessageList, localId: number, path: string): MessageList {
  return withChange(list, localId, ({ content }) =>
    content.kind === 'media' ? { content: { ...content, path }, status: 'sending' } : {},
  );
}

/**
 * The service replied with the creation time: adds one entry, unless as many are there as it has confirmed. The echo may have come
 * first, also from a copy of this tab that has sent the message; and it may have an earlier time than a message that came before
 * it, because the clocks of a service's machines differ.
 */
export function withSent(list: MessageList, localId: number, at: number): MessageList {
  const sent = list.outbox.find((outgoing) => outgoing.localId === localId);
  if (!sent) return list;
  const said = readOwnMessage(sent.content, at);
  const count = (list.confirmed.get(said.print) ?? 0) + 1;
  const rest = { ...without(list, localId), confirmed: new Map(list.confirmed).set(said.print, count) };
  const same = list.entries.filter(({ print }) => print === said.print);
  if (same.length >= count) return rest;
  const entry: ListedMessage = { ...said, key: keyOf(said.print, same.length), order: list.nextOrder };
  const last = list.entries.findLastIndex((known) => known.at <= at);
  return {
    ...rest,
    entries: list.entries.toSpliced(last + 1, 0, entry),
    nextOrder: list.nextOrder + 1,
  };
}

export function withAllWaiting(list: MessageList): MessageList {
  const outbox = list.outbox.map((outgoing): Outgoing =>
    outgoing.status === 'sending' ? { ...outgoing, status: 'waiting' } : outgoing,
  );
  return { ...list, outbox };
}

export function withArrived(list: MessageList): MessageList {
  if (list.outbox.length === 0) return list;
  const echoes = echoesOf(list);
  const outbox = list.outbox.filter(({ localId, status }) => status === 'sending' || !echoes.has(localId));
  return outbox.length === list.outbox.length ? list : { ...list, outbox };
}

export function withStatus(list: MessageList, localId: number, status: Outgoing['status']): MessageList {
  return withChange(list, localId, () => ({ status }));
}

export function without(list: MessageList, localId: number): MessageList {
  return { ...list, outbox: list.outbox.filter((outgoing) => outgoing.localId !== localId) };
}

/** Visible entries: an echo that arrives before its reply is hidden, so that nothing is shown twice. */
export function shownEntries(list: MessageList): readonly ListedMessage[] {
  const echoes = new Set(echoesOf(list).values());
  return echoes.size === 0 ? list.entries : list.entries.filter(({ key }) => !echoes.has(key));
}

function withChange(
  list: MessageList,
  localId: number,
  changeOf: (outgoing: Outgoing) => Partial<Outgoing>,
): MessageList {
  const outbox = list.outbox.map((outgoing) =>
    outgoing.localId === localId ? { ...outgoing, ...changeOf(outgoing) } : outgoing,
  );
  return { ...list, outbox };
}

function since(entries: readonly ListedMessage[], leftAfter: Mark | null): readonly ListedMessage[] {
  if (!leftAfter) return [];
  const known = entries.findLastIndex(({ at }) => at < leftAfter.at) + 1 + leftAfter.count;
  return entries.slice(known);
}

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
