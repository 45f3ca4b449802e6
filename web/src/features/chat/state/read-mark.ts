import { atom } from 'jotai';
import type { Call } from '../../../api/call.ts';
import { textOrNull } from '../../../api/wire.ts';
import { servicesAtom } from '../../../shared/session/services.ts';
import { createPageNews } from '../../../shared/visit/page-news.ts';
import { type Customer, customerAtom } from './customer.ts';

/** Tells the other pages of the browser which customer has read the chat here, by id. */
export const chatReadAtom = createPageNews('chat-read', textOrNull);

export const readerAtom = atom((get) => {
  const customer = get(customerAtom);
  return customer && (customer.userId ?? customer.guestId);
});

/** Ignores errors: the next message marks them again. [7.55] */
export const markReadAtom = atom(null, async (get): Promise<void> => {
  const { call } = get(servicesAtom);
  const customer = get(customerAtom);
  const reader = get(readerAtom);
  if (!customer || reader === null) return;
  get(chatReadAtom).send(reader);
  try {
    await requestReadMark(call, customer);
  } catch {
    // The customer can do nothing about it.
  }
});

export const requestReadMark = (call: Call, customer: Customer): Promise<true> =>
  call('PUT /api/chat/read-customer/', () => true, { body: customer });
