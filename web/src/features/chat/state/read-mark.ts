import { CHAT_READ_DEBOUNCE_MS } from 'contracts/rules';
import { atom } from 'jotai';
import type { Call } from '../../../api/call.ts';
import { textOrNull } from '../../../api/wire.ts';
import { servicesAtom, sessionSignalAtom } from '../../../shared/session/services.ts';
import { createPageNews } from '../../../shared/visit/page-news.ts';
import type { Platform } from '../../../platform/platform.ts';
import { storageKeys } from '../../../shared/session/storage-keys.ts';
import { restBeforeRepeat, runWhenAllowed } from '../../../shared/session/wait.ts';
import { type Customer, customerAtom } from './customer.ts';

/** Tells the other pages of the browser which customer has read the chat here, by id. */
export const chatReadAtom = createPageNews('chat-read', textOrNull);

export const readerAtom = atom((get) => {
  const customer = get(customerAtom);
  return customer && (customer.userId ?? customer.guestId);
});

const timerAtom = atom(() => ({ cancel: () => {} }));

/** Waits as long as the service asks for. Ignores errors: the next message marks them again. [7.55] [8.02] */
export const markReadAtom = atom(null, (get): void => {
  const { call } = get(servicesAtom);
  const customer = get(customerAtom);
  const reader = get(readerAtom);
  if (!customer || reader === null) return;
  get(chatReadAtom).send(reader);
  const timer = get(timerAtom);
  timer.cancel();
  timer.cancel = runWhenAllowed(
    get,
    restBeforeRepeat(get, 0) > 0 ? CHAT_READ_DEBOUNCE_MS : 0,
    () => void requestReadMark(call, customer).catch(() => {}),
    get(sessionSignalAtom),
  );
});

export const requestReadMark = (call: Call, customer: Customer): Promise<true> =>
  call('PUT /api/chat/read-customer/', () => true, { body: customer });

/**
 * Keeps for a reload that this customer opened the chat in this tab, and the service time, in milliseconds since 1970, of the newest
 * message in view; 0 without one. Nothing on a shared device. (C5)
 */
export function keepSeen({ tabStorage, keepsWork }: Platform, reader: string, at: number): void {
  if (keepsWork) tabStorage.set(storageKeys.chatSeen, `${new Date(at).toISOString()} ${reader}`);
}

/** @returns the time that an earlier page of this tab kept for the customer; Infinity without one, so that nothing is new */
export function seenBefore({ tabStorage }: Platform, reader: string | null): number {
  const kept = tabStorage.get(storageKeys.chatSeen) ?? '';
  const end = kept.indexOf(' ');
  const at = Date.parse(kept.slice(0, Math.max(end, 0)));
  return Number.isNaN(at) || kept.slice(end + 1) !== reader ? Infinity : at;
}
