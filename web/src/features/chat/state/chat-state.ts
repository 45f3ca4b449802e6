import { atom } from 'jotai';
import { CHAT_PAGE } from 'contracts/rules';
import { failureOf, type Failure } from '../../../api/api-error.ts';
import type { Call } from '../../../api/call.ts';
import { readProfileAtom } from '../../../shared/account/profile-state.ts';
import { servicesAtom, sessionSignalAtom } from '../../../shared/session/services.ts';
import { restBeforeRepeat } from '../../../shared/session/wait.ts';
import type { ChatFileError } from '../files/chat-file.ts';
import { readConversation, readPage, type ReadMessage, saysNothing } from './conversation.ts';
import { type Customer, customerAtom } from './customer.ts';
import {
  emptyList,
  joinPages,
  type MessageList,
  withHistory,
  withNewest,
  withReceived,
} from './message-list.ts';
import { oldestMark, OUT_OF_ORDER_MS, shownEntries, withArrived } from './outbox.ts';

/** How many messages to search at most for the echo of a restored text. */
const MOST_FIRST = 5 * CHAT_PAGE;
/** Maximum number of pages without a valid or new message to skip at once; after that the customer may ask for more. */
const MOST_DAMAGED_PAGES = 5;
/** Maximum number of messages in memory, for a page that stays open for days. Older ones are read again on demand. */
const MOST_KEPT = 6000;
const KEPT = 5000;
/** The maximum while the customer reads back: nothing that they look at may disappear. */
const MOST_READ_BACK = 20_000;

type LoadState = 'loading' | 'ready' | 'failed';

/** Whether earlier messages exist; after a failure only a press or the network loads them again, and no scroll. */
interface OlderState {
  status: 'none' | 'more' | 'loading' | 'failed';
}

export type ChatError = Failure | ({ kind: 'file' } & ChatFileError);

const baseListAtom = atom<MessageList>(emptyList);
const baseLoadAtom = atom<LoadState>('loading');
const baseOlderAtom = atom<OlderState>({ status: 'none' });
const baseErrorAtom = atom<ChatError | null>(null);
const pagesAtom = atom(0);
/** The newest message of the last history read: nothing before it is missing. */
const anchorAtom = atom<ReadMessage | null>(null);
const readingAtom = atom(() => ({
  running: null as Promise<boolean> | null,
  isWantedAgain: false,
  isQuiet: false,
  older: null as Promise<unknown> | null,
}));

export const entriesAtom = atom((get) => shownEntries(get(baseListAtom)));
export const outboxAtom = atom((get) => get(baseListAtom).outbox);
export const loadStateAtom = atom((get) => get(baseLoadAtom));
/** Until the first reading, nobody knows what came earlier. */
export const olderAtom = atom((get): OlderState => {
  const status = get(baseLoadAtom);
  return status === 'ready' ? get(baseOlderAtom) : { status };
});
export const errorAtom = atom((get) => get(baseErrorAtom));

/** For other chat state modules: only the functions of `message-list.ts` change the list. */
export const changeListAtom = atom(
  null,
  (get, set, change: (list: MessageList) => MessageList): MessageList => {
    set(baseListAtom, change);
    return get(baseListAtom);
  },
);

/** Shows an error in the alert line; the same one again counts as new. */
export const showErrorAtom = atom(null, (_get, set, error: ChatError): void => {
  if (error.kind !== 'aborted') set(baseErrorAtom, error);
});
export const dismissErrorAtom = atom(null, (_get, set) => set(baseErrorAtom, null));

interface HistoryPage {
  said: ReadMessage[];
  isFull: boolean;
}

/** @param near time of what follows the page */
const readPageAtom = atom(null, async (get, _set, page: number, near?: number): Promise<HistoryPage> => {
  const { call, session, clock } = get(servicesAtom);
  const customer = get(customerAtom);
  if (!customer) return { said: [], isFull: false };
  const now = clock.now();
  return requestHistory(call, customer, page, { now, near: near ?? now, signal: session.signal() });
});

interface HistoryOptions {
  now?: number;
  near?: number;
  signal?: AbortSignal;
}

export const requestHistory = (
  call: Call,
  customer: Customer,
  page: number,
  { now = Infinity, near = 0, signal }: HistoryOptions = {},
): Promise<HistoryPage> =>
  call(
    'POST /api/chat/history',
    (reply) => ({ said: readPage(reply, now, near), isFull: reply.length >= CHAT_PAGE }),
    { body: { ...customer, limit: CHAT_PAGE, skip: page * CHAT_PAGE }, ...(signal && { signal }) },
  );

/**
 * Reads new messages and returns whether it succeeded. Reads run one at a time; a request during a read starts another one after it,
 * which finds newer messages, but not while the service asks to wait: a refusal would start the minute again. [8.02]
 * @param isQuiet for a read that nobody asked for: its failure changes nothing on the screen
 */
export const refreshAtom = atom(null, (get, set, isQuiet: boolean = false): Promise<boolean> => {
  // The next member's token must not ask for this customer's messages.
  if (get(sessionSignalAtom).aborted) return Promise.resolve(false);
  if (get(baseLoadAtom) === 'failed' && !isQuiet) set(baseLoadAtom, 'loading');
  if (!get(customerAtom)) return set(findCustomerAtom);
  const reading = get(readingAtom);
  reading.isQuiet = isQuiet && (reading.running === null || reading.isQuiet);
  if (reading.running) {
    reading.isWantedAgain = true;
    return reading.running;
  }
  const read = async (): Promise<boolean> => {
    reading.isWantedAgain = false;
    const isRead = await set(readNewAtom);
    if (get(readingAtom).isWantedAgain && restBeforeRepeat(get, 0) === 0) return read();
    reading.running = null;
    return isRead;
  };
  return (reading.running = read());
});

/** A member whose wallet cannot be read needs support most: the profile identifies them too. */
const findCustomerAtom = atom(null, async (_get, set): Promise<boolean> => {
  try {
    await set(readProfileAtom);
  } catch (error) {
    set(baseLoadAtom, 'failed');
    set(showErrorAtom, failureOf(error));
  }
  return false;
});

export const firstReadingAtom = atom(null, async (get, set): Promise<void> => {
  if (get(baseLoadAtom) === 'loading') await (get(readingAtom).running ?? set(refreshAtom));
});

/** Reads back until nothing is missing; the first time one page, or back to the position that was stored. [7.53] (C2) */
const readNewAtom = atom(null, async (get, set): Promise<boolean> => {
  const isFirst = get(baseLoadAtom) !== 'ready';
  const end = isFirst ? oldestMark(get(outboxAtom)) : (get(anchorAtom)?.at ?? 0) - OUT_OF_ORDER_MS;
  // A damaged history may have no end.
  const most = isFirst ? MOST_FIRST : KEPT;
  try {
    let fresh: ReadMessage[] = [];
    let hasOlder = true;
    let pages = 0;
    let idle = 0;
    while (hasOlder && fresh.length < most && (pages === 0 || (fresh.at(-1)?.at ?? 0) >= end)) {
      const { said, isFull } = await set(readPageAtom, pages, fresh.at(-1)?.at);
      const joined = joinPages(fresh, said);
      idle = joined.length > fresh.length ? 0 : idle + 1;
      fresh = joined;
      // Another try may bring them.
      if (isFirst && fresh.length > 0 && fresh.every(saysNothing))
        throw new TypeError('chat history: no entry is valid');
      // A backend that ignores `skip` answers the same page for ever; so do ten messages that come meanwhile, once.
      hasOlder = isFull && idle < MOST_DAMAGED_PAGES;
      pages += 1;
      if (!isFirst && said.some(({ print }) => print === get(anchorAtom)?.print)) break;
    }
    if (isFirst) {
      set(pagesAtom, pages);
      set(baseOlderAtom, { status: hasOlder ? 'more' : 'none' });
    }
    // An undated message may be equal to an earlier one.
    set(anchorAtom, fresh.find(({ isDated }) => isDated) ?? fresh[0] ?? get(anchorAtom));
    // What came live before the first history stays newer than it: it is unread.
    set(baseListAtom, (list) => withArrived(withHistory(list, fresh, isFirst)));
    set(baseLoadAtom, 'ready');
    return true;
  } catch (error) {
    // Another read right after a failed first one leaves "Try again" on the screen and adds no second alert.
    if (get(baseLoadAtom) !== 'failed' && !get(readingAtom).isQuiet) set(showErrorAtom, failureOf(error));
    if (get(baseLoadAtom) !== 'ready') set(baseLoadAtom, 'failed');
    return false;
  }
});

/** Reads the page before the oldest known message; the first page before any is known. Waits for a running read. [9.05] */
export const loadOlderAtom = atom(null, (get, set): Promise<unknown> => {
  const reading = get(readingAtom);
  if (get(baseLoadAtom) !== 'ready') return reading.running ?? set(refreshAtom);
  return (reading.older ??= set(readOlderAtom).finally(() => (reading.older = null)));
});

/** Skips pages of messages that newer ones have shifted. */
const readOlderAtom = atom(null, async (get, set): Promise<void> => {
  if (get(baseOlderAtom).status === 'none') return;
  set(baseOlderAtom, { status: 'loading' });
  let hasOlder = true;
  let last = '';
  let damaged = 0;
  try {
    const before = get(baseListAtom).entries.length;
    while (hasOlder && damaged < MOST_DAMAGED_PAGES && get(baseListAtom).entries.length === before) {
      const { said, isFull } = await set(readPageAtom, get(pagesAtom), get(baseListAtom).entries[0]?.at);
      set(pagesAtom, (pages) => pages + 1);
      set(baseListAtom, (list) => withHistory(list, said, true));
      const print = said.map((one) => one.print).join();
      const isDated = said.some((one) => one.isDated);
      // A backend that ignores `skip` answers the same page for ever; undated messages do not tell.
      hasOlder = isFull && (!isDated || print !== last);
      if (!isDated) damaged += 1;
      last = print;
    }
    set(baseOlderAtom, { status: hasOlder ? 'more' : 'none' });
  } catch (error) {
    set(baseOlderAtom, { status: 'failed' });
    set(showErrorAtom, failureOf(error));
  }
});

const baseReadingBackAtom = atom(false);
export const readingBackAtom = atom(null, (_get, set, isReadingBack: boolean): void =>
  set(baseReadingBackAtom, isReadingBack),
);

export const receiveAtom = atom(null, (get, set, conversation: unknown): void => {
  const now = get(servicesAtom).clock.now();
  set(baseListAtom, (list) =>
    withArrived(withReceived(list, readConversation(conversation, now, list.entries.at(-1)?.at))),
  );
  set(forgetOldestAtom);
});

/** Dropped messages can be read again later, at their new page. Not before one on its way, which would come after a gap. */
const forgetOldestAtom = atom(null, (get, set): void => {
  const most = get(baseReadingBackAtom) ? MOST_READ_BACK : MOST_KEPT;
  if (get(baseListAtom).entries.length <= most || get(readingAtom).older) return;
  set(baseListAtom, (list) => withNewest(list, KEPT));
  set(pagesAtom, Math.floor(KEPT / CHAT_PAGE));
  set(baseOlderAtom, { status: 'more' });
});
