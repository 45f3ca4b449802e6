import { atom } from 'jotai';
import type { Call } from '../../../api/call.ts';
import { servicesAtom } from '../../../shared/session/services.ts';
import { type Customer, customerAtom } from './customer.ts';

/** Ignores errors: the next message marks them again. [7.55] */
export const markReadAtom = atom(null, async (get): Promise<void> => {
  const { call } = get(servicesAtom);
  const customer = get(customerAtom);
  if (!customer) return;
  try {
    await requestReadMark(call, customer);
  } catch {
    // The customer can do nothing about it.
  }
});

export const requestReadMark = (call: Call, customer: Customer): Promise<true> =>
  call('PUT /api/chat/read-customer/', () => true, { body: customer });
