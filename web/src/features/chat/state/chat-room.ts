import { atom } from 'jotai';
import { servicesAtom } from '../../../shared/session/services.ts';
import { customerAtom } from './customer.ts';

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

function textOf(prefix: unknown): string {
  // Another try may bring the prefix; a refused room is not read again.
  if (typeof prefix !== 'string' || prefix.trim() === '') throw new TypeError('chat config reply: no prefix');
  return prefix;
}
