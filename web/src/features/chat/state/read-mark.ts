import { atom } from 'jotai';
import { servicesAtom } from '../../../shared/session/services.ts';
import { customerAtom } from './customer.ts';

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
