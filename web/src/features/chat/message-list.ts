import { saidText, type Said } from './conversation.ts';

/** A message that the service has. `order` decides between those of one moment. */
export interface Entry extends Said {
  key: string;
  order: number;
}

/** A text on its way, under an id of its own until the service has it. (C1) */
export interface Outgoing {
  localId: number;
  text: string;
  status: 'sending' | 'failed';
  /** What came from here on may be its echo; what was there before is not. */
  since: number;
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

/** Lays pages of history in, newest first as they come; what is known already stays as it is. [7.53] (C2) */
export function withHistory(list: MessageList, newestFirst: readonly Said[], isOlder = false): MessageList {
  const known = new Set(list.entries.map(({ key }) => key));
  const counted = new Map<string, number>();
  const found = newestFirst
    .toReversed()
    .map((said) => {
      // Twice in the history is said twice, even within one moment.
      const ordinal = counted.get(said.print) ?? 0;
      counted.set(said.print, ordinal + 1);
      return { ...said, key: keyOf(said.print, ordinal) };
    })
    .filter(({ key }) => !known.has(key));
  const first = isOlder ? lowest(list) - found.length : highest(list) + 1;
  const added = found.map((said, index) => ({ ...said, order: first + index }));
  return { ...list, entries: [...list.entries, ...added].sort(byTime) };
}

/** What the line has brought; the same one again changes nothing. [7.56] */
export function withHeard(list: MessageList, said: Said): MessageList {
  const key = keyOf(said.print, 0);
  if (list.entries.some((entry) => entry.key === key)) return list;
  return {
    ...list,
    entries: [...list.entries, { ...said, key, order: highest(list) + 1 }].sort(byTime),
  };
}

/** A text goes on its way. */
export function withOutgoing(list: MessageList, text: string): MessageList {
  const outgoing: Outgoing = { localId: list.nextId, text, status: 'sending', since: highest(list) };
  return { ...list, outbox: [...list.outbox, outgoing], nextId: list.nextId + 1 };
}

/** The service has answered when it was created: it is an entry now, once, whether its echo came before or comes later. */
export function withSent(list: MessageList, localId: number, at: number): MessageList {
  const sent = list.outbox.find((outgoing) => outgoing.localId === localId);
  if (!sent) return list;
  const rest = { ...list, outbox: list.outbox.filter((outgoing) => outgoing !== sent) };
  const said = saidText(sent.text, at, list.entries.at(-1)?.sessionId ?? '');
  const same = list.entries.filter(({ print }) => print === said.print);
  if (same.some(({ order }) => order > sent.since)) return rest;
  const entry = { ...said, key: keyOf(said.print, same.length), order: highest(list) + 1 };
  return { ...rest, entries: [...list.entries, entry].sort(byTime) };
}

/** No answer came; an echo or the history since then tells that it did arrive. Otherwise it failed. [4.12] */
export function withUnanswered(list: MessageList, localId: number): MessageList {
  const sent = list.outbox.find((outgoing) => outgoing.localId === localId);
  if (sent && echoesOf(list).has(localId))
    return { ...list, outbox: list.outbox.filter((outgoing) => outgoing !== sent) };
  return withStatus(list, localId, 'failed');
}

/** What was given up has arrived after all: it is not offered to be sent again. (C1) */
export function withArrived(list: MessageList): MessageList {
  const echoes = echoesOf(list);
  const outbox = list.outbox.filter(({ localId, status }) => status === 'sending' || !echoes.has(localId));
  return outbox.length === list.outbox.length ? list : { ...list, outbox };
}

/** Another try, after everything that is known by now. */
export function withResent(list: MessageList, localId: number): MessageList {
  const since = highest(list);
  const outbox = list.outbox.map((outgoing) =>
    outgoing.localId === localId ? { ...outgoing, status: 'sending' as const, since } : outgoing,
  );
  return { ...list, outbox };
}

export function withStatus(list: MessageList, localId: number, status: Outgoing['status']): MessageList {
  const outbox = list.outbox.map((outgoing) =>
    outgoing.localId === localId ? { ...outgoing, status } : outgoing,
  );
  return { ...list, outbox };
}

export function without(list: MessageList, localId: number): MessageList {
  return { ...list, outbox: list.outbox.filter((outgoing) => outgoing.localId !== localId) };
}

/** What is to be seen: an echo that overtakes its own answer waits, so that nothing is ever shown twice. */
export function shownEntries(list: MessageList): readonly Entry[] {
  const echoes = new Set(echoesOf(list).values());
  return list.entries.filter(({ key }) => !echoes.has(key));
}

/** Keys of entries that are the echo of a text on its way, one for each. */
function echoesOf({ entries, outbox }: MessageList): Map<number, string> {
  const taken = new Set<string>();
  const echoes = new Map<number, string>();
  for (const { localId, text, since } of outbox) {
    const echo = entries.find(
      ({ key, isMine, content, order }) =>
        isMine && order > since && content.kind === 'text' && content.text === text && !taken.has(key),
    );
    if (!echo) continue;
    taken.add(echo.key);
    echoes.set(localId, echo.key);
  }
  return echoes;
}
