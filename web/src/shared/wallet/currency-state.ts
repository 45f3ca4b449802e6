import { atom } from 'jotai';
import { servicesAtom } from '../session/services.ts';

export type Currency = 'THB' | 'LAK';

const CURRENCIES: Partial<Record<string, Currency>> = { THB: 'THB', BAHT: 'THB', LAK: 'LAK' };

/** A currency as the service writes it; null for one that the app does not know. [3.11] [5.06] */
export function readCurrency(code: unknown): Currency | null {
  const text = typeof code === 'string' ? code.trim() : '';
  return Object.hasOwn(CURRENCIES, text) ? (CURRENCIES[text] ?? null) : null;
}

/** What the accounts told; null as long as they have told nothing. */
const baseFindingAtom = atom<{ only: Currency | null } | null>(null);

/**
 * What the member's wallet counts in. A member of the Laos edition has chosen kip or baht [5.06], which no reply tells back
 * [3.03] [3.04]; the accounts that take their deposits tell it, where all of them are in one currency [3.11]. Accounts in
 * both, or none at all, fit either choice: then it is kip, which is what is chosen by default there [9.16]. null as long as
 * nobody could be asked: no unit is better than a wrong one.
 */
export const currencyAtom = atom((get): Currency | null => {
  if (get(servicesAtom).config.edition !== 'laos') return 'THB';
  const finding = get(baseFindingAtom);
  return finding?.only ?? null;
});

/** Looks which currency it is, where there is a choice and until it is known. Silent when it fails. [8.29] */
export const loadCurrencyAtom = atom(null, async (get, set) => {
  const { call, session, config } = get(servicesAtom);
  if (config.edition !== 'laos' || get(baseFindingAtom)) return;
  try {
    const found = await call(
      'GET /api/lookup/deposit',
      ({ banks }) =>
        new Set(banks.map(({ currency }) => readCurrency(currency)).filter((known) => known !== null)),
      { signal: session.signal() },
    );
    const [only = null] = found;
    set(baseFindingAtom, { only: found.size === 1 ? only : null });
  } catch {
    // Asked again with the next page.
  }
});
