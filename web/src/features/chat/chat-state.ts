import { atom } from 'jotai';
import { CHAT_PAGE } from 'contracts/rules';
import { failureOf, type Failure } from '../../api/api-error.ts';
import { servicesAtom } from '../../state/services.ts';
import { readConversation, type Said } from './conversation.ts';
import { customerAtom } from './customer.ts';
import {
  emptyList,
  type MessageList,
  shownEntries,
  withArrived,
  withHeard,
  withHistory,
  without,
  withOutgoing,
  withResent,
  withSent,
  withStatus,
  withUnanswered,
} from './message-list.ts';

type LoadState = 'loading' | 'ready' | 'failed';

const baseListAtom = atom<MessageList>(emptyList);
const baseLoadAtom = atom<LoadState>('loading');
/** How many pages of history were read: `skip` grows by their size. [9.05] */
const pagesAtom = atom(0);
const baseHasOlderAtom = atom(false);
const baseProblemAtom = atom<Failure | null>(null);

export const entriesAtom = atom((get) => shownEntries(get(baseListAtom)));
export const outboxAtom = atom((get) => get(baseListAtom).outbox);
export const loadStateAtom = atom((get) => get(baseLoadAtom));
export const hasOlderAtom = atom((get) => get(baseHasOlderAtom));
/** What the alert line tells. [8.21] */
export const problemAtom = atom((get) => get(baseProblemAtom));
export const forgetProblemAtom = atom(null, (_get, set) => set(baseProblemAtom, null));

const readPageAtom = atom(null, (get, _set, page: number): Promise<Said[]> => {
  const { call, session } = get(servicesAtom);
  const customer = get(customerAtom);
  if (!customer) return Promise.resolve([]);
  return call('POST /api/chat/history', (reply) => reply.map(readConversation), {
    body: { ...customer, limit: CHAT_PAGE, skip: page * CHAT_PAGE },
    signal: session.signal(),
  });
});

/** Reads what is new, back to what is known already; the first time one page. [7.53] (C2) */
export const refreshAtom = atom(null, async (get, set): Promise<void> => {
  const isFirst = get(baseLoadAtom) !== 'ready';
  const known = new Set(get(baseListAtom).entries.map(({ print }) => print));
  if (isFirst) set(baseLoadAtom, 'loading');
  try {
    const fresh: Said[] = [];
    for (let page = 0; ; page += 1) {
      const said = await set(readPageAtom, page);
      fresh.push(...said);
      if (isFirst) set(baseHasOlderAtom, said.length === CHAT_PAGE);
      if (isFirst || said.length < CHAT_PAGE || said.some(({ print }) => known.has(print))) break;
    }
    if (isFirst) set(pagesAtom, 1);
    set(baseListAtom, withArrived(withHistory(get(baseListAtom), fresh)));
    set(baseLoadAtom, 'ready');
  } catch (error) {
    if (get(baseLoadAtom) !== 'ready') set(baseLoadAtom, 'failed');
    set(tellAtom, failureOf(error));
  }
});

/** The page before the oldest one known; pages that newer messages have pushed back are passed over. [9.05] */
export const loadOlderAtom = atom(null, async (get, set): Promise<void> => {
  try {
    for (;;) {
      const before = get(baseListAtom).entries.length;
      const said = await set(readPageAtom, get(pagesAtom));
      set(pagesAtom, get(pagesAtom) + 1);
      set(baseListAtom, withHistory(get(baseListAtom), said, true));
      set(baseHasOlderAtom, said.length === CHAT_PAGE);
      if (said.length < CHAT_PAGE || get(baseListAtom).entries.length > before) return;
    }
  } catch (error) {
    set(tellAtom, failureOf(error));
  }
});

/** A message has come over the line; what is none is passed over. */
export const hearAtom = atom(null, (get, set, conversation: unknown): void => {
  try {
    set(baseListAtom, withArrived(withHeard(get(baseListAtom), readConversation(conversation))));
  } catch {
    // Nothing that could be shown.
  }
});

/** Blank text is not sent. [5.28] */
export const sendTextAtom = atom(null, (get, set, text: string): void => {
  if (text.trim() === '') return;
  const list = get(baseListAtom);
  set(baseListAtom, withOutgoing(list, text));
  void set(deliverAtom, list.nextId, text);
});

export const resendAtom = atom(null, (get, set, localId: number): void => {
  const failed = get(baseListAtom).outbox.find(
    (outgoing) => outgoing.localId === localId && outgoing.status === 'failed',
  );
  if (!failed) return;
  set(baseListAtom, withResent(get(baseListAtom), localId));
  void set(deliverAtom, localId, failed.text);
});

export const removeAtom = atom(null, (get, set, localId: number): void => {
  set(baseListAtom, without(get(baseListAtom), localId));
});

/** Sends a text once. Without an answer the history tells whether it did arrive. [7.52] (C1) */
const deliverAtom = atom(null, async (get, set, localId: number, text: string): Promise<void> => {
  const { call } = get(servicesAtom);
  const customer = get(customerAtom);
  try {
    const at = await call('POST /api/chat/send-message', ({ createdAt }) => timeOf(createdAt), {
      body: {
        ...customer,
        sender: 'customer',
        message: { message_type: 'text', payload: { message: text } },
      },
    });
    set(baseListAtom, withSent(get(baseListAtom), localId, at));
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind !== 'unconfirmed') {
      set(baseListAtom, withStatus(get(baseListAtom), localId, 'failed'));
      set(tellAtom, failure);
      return;
    }
    await set(refreshAtom);
    set(baseListAtom, withUnanswered(get(baseListAtom), localId));
    if (get(baseListAtom).outbox.some((outgoing) => outgoing.localId === localId)) set(tellAtom, failure);
  }
});

const tellAtom = atom(null, (_get, set, failure: Failure): void => {
  if (failure.kind !== 'aborted') set(baseProblemAtom, { ...failure });
});

/** The customer has seen all that came. Silent: it will be said again with the next message. [7.55] */
export const markReadAtom = atom(null, async (get): Promise<void> => {
  const { call } = get(servicesAtom);
  const customer = get(customerAtom);
  if (!customer) return;
  try {
    await call('PUT /api/chat/read-customer/', () => true, { body: customer });
  } catch {
    // Nothing that the customer could do about it.
  }
});

/** The room in which this customer is answered. [7.51] [7.56] */
export const readRoomAtom = atom(null, async (get): Promise<string | null> => {
  const { call, session } = get(servicesAtom);
  const customer = get(customerAtom);
  const id = customer?.userId ?? customer?.guestId;
  if (!id) return null;
  const prefix = await call('GET /api/chat/config', ({ PREFIX }) => textOf(PREFIX), {
    signal: session.signal(),
  });
  return `${prefix}-${id}`;
});

function timeOf(createdAt: unknown): number {
  const at = typeof createdAt === 'string' ? Date.parse(createdAt) : NaN;
  if (Number.isNaN(at)) throw new TypeError('a message without its time');
  return at;
}

function textOf(prefix: unknown): string {
  if (typeof prefix !== 'string') throw new TypeError('no prefix');
  return prefix;
}
