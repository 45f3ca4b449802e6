import { type OwnContent, readOwnMessage, saysTheSame } from './conversation.ts';
import {
  isOfSameSide,
  type ListedMessage,
  keyOf,
  type Mark,
  type MessageList,
  type Outgoing,
} from './message-list.ts';

export type Written = Pick<Outgoing, 'content' | 'writtenAt' | 'leftAfter'> & { isRefused: boolean };

/** Adds what the member wrote, to be sent; a file must be uploaded first, unless it was. */
export function withOutgoing(list: MessageList, content: OwnContent, now: number): MessageList {
  const status = isFileLost({ content }) ? 'uploading_file' : 'sending';
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

/** Adds the unsent messages that an earlier page or session left, in the order of their writing. */
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

/** Whether a message has no uploaded file. A page that was left has lost the file too. */
export const isFileLost = ({ content }: Pick<Outgoing, 'content'>) =>
  content.kind === 'media' && content.path === '';

/** How much the times of a history may be out of order: the clocks of a service's machines differ. */
export const OUT_OF_ORDER_MS = 60_000;

/** The earliest mark of the outbox: a history back to it shows every echo. Infinity without a mark. */
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
 * Marks a message as sending. On its first attempt it remembers how far the history was known: only a later message can be its
 * echo. @param since when no message is known: only a message from then on can be the echo
 */
export function withSendStarted(list: MessageList, localId: number, since = 0): MessageList {
  const at = list.entries.at(-1)?.at ?? since;
  const mark = { at, count: list.entries.filter((entry) => entry.at === at).length };
  return withChange(list, localId, ({ leftAfter }) => ({ status: 'sending', leftAfter: leftAfter ?? mark }));
}

/** Back to waiting after an attempt that never left the device or was refused; `leftAfter` is the mark from before it. */
export function withNothingSent(list: MessageList, localId: number, leftAfter: Mark | null): MessageList {
  return withChange(list, localId, () => ({ status: 'waiting', leftAfter }));
}

/** Notes the address of an uploaded file, whose message can now be sent. */
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
  const message = readOwnMessage(sent.content, at);
  const count = (list.confirmed.get(message.print) ?? 0) + 1;
  const rest = { ...without(list, localId), confirmed: new Map(list.confirmed).set(message.print, count) };
  const same = list.entries.filter(({ print }) => print === message.print);
  // An equal text of support is another message.
  if (same.filter((entry) => isOfSameSide(entry, message)).length >= count) return rest;
  const entry: ListedMessage = { ...message, key: keyOf(message.print, same.length), order: list.nextOrder };
  const last = list.entries.findLastIndex((known) => known.at <= at);
  return {
    ...rest,
    entries: list.entries.toSpliced(last + 1, 0, entry),
    nextOrder: list.nextOrder + 1,
  };
}

/** Makes every message that is being sent wait for a new attempt. */
export function withAllWaiting(list: MessageList): MessageList {
  const outbox = list.outbox.map((outgoing): Outgoing =>
    outgoing.status === 'sending' ? { ...outgoing, status: 'waiting' } : outgoing,
  );
  return { ...list, outbox };
}

/** Removes messages whose echo has arrived, except one that is being sent. */
export function withArrived(list: MessageList): MessageList {
  if (list.outbox.length === 0) return list;
  const echoes = echoesOf(list);
  const outbox = list.outbox.filter(({ localId, status }) => status === 'sending' || !echoes.has(localId));
  return outbox.length === list.outbox.length ? list : { ...list, outbox };
}

/** Gives a message another status. */
export function withStatus(list: MessageList, localId: number, status: Outgoing['status']): MessageList {
  return withChange(list, localId, () => ({ status }));
}

/** Removes a message from the outbox. */
export function without(list: MessageList, localId: number): MessageList {
  return { ...list, outbox: list.outbox.filter((outgoing) => outgoing.localId !== localId) };
}

/** Removes an own message that the service calls failed, although each history has it. [4.12] */
export function withoutFailed(list: MessageList, key: string): MessageList {
  return { ...list, removed: new Set(list.removed).add(key) };
}

/** Visible entries: an echo that arrives before its reply is hidden, so that nothing is shown twice. */
export function shownEntries(list: MessageList): readonly ListedMessage[] {
  const hidden = new Set([...echoesOf(list).values(), ...list.removed]);
  return hidden.size === 0 ? list.entries : list.entries.filter(({ key }) => !hidden.has(key));
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
