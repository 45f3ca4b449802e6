import { atom } from 'jotai';
import type { Reply } from '../../api/call.ts';
import { servicesAtom } from '../../shared/session/services.ts';
import { createTurns } from '../../shared/visit/turns.ts';

function readIsActive({ isActive }: Reply<'GET /api/spinwheel/active'>): boolean {
  if (typeof isActive !== 'boolean') throw new TypeError('spin wheel reply: isActive is not a boolean');
  return isActive;
}

const baseSpinAtom = atom<'loading' | 'active' | 'inactive'>('loading');

export const spinOfferAtom = atom((get) => get(baseSpinAtom));

const turnAtom = createTurns();

/** A failure is silent: then the wheel is not offered. [8.29] While offline nothing was requested, and it stays unknown. */
export const loadSpinOfferAtom = atom(null, async (get, set) => {
  const { call, session } = get(servicesAtom);
  const isLatest = set(turnAtom);
  const isActive = await call('GET /api/spinwheel/active', readIsActive, {
    signal: session.signal(),
  }).catch(() => null);
  if (!isLatest()) return;
  if (isActive !== null) set(baseSpinAtom, isActive ? 'active' : 'inactive');
  else set(baseSpinAtom, (known) => (known === 'loading' && navigator.onLine ? 'inactive' : known));
});
