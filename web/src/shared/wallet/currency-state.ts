import { atom } from 'jotai';
import { servicesAtom } from '../session/services.ts';

/** The currency of a wallet, by ISO 4217; the service says BAHT for THB. [5.06] */
export type Currency = 'THB' | 'LAK';

const CURRENCIES: Partial<Record<string, Currency>> = { THB: 'THB', BAHT: 'THB', LAK: 'LAK' };

/** A currency from the service; null when the app does not know it. [3.11] [5.06] */
export function readCurrency(code: unknown): Currency | null {
  const text = typeof code === 'string' ? code.trim() : '';
  return Object.hasOwn(CURRENCIES, text) ? (CURRENCIES[text] ?? null) : null;
}

const baseFoundAtom = atom<{ only: Currency | null } | null>(null);

/**
 * The currency of the member's wallet. A member of the Laos edition has chosen kip or baht [5.06], which no reply repeats
 * [3.03] [3.04]; the accounts for their deposits show it when all of them have one currency [3.11]. Accounts in both
 * currencies, or no accounts, fit either choice. null while the currency is unknown: no unit is better than a wrong one.
 */
export const currencyAtom = atom((get): Currency | null => {
  if (get(servicesAtom).config.edition !== 'laos') return 'THB';
  const found = get(baseFoundAtom);
  return found?.only ?? null;
});

/** Reads the currency where there is a choice, until it is known. Silent when it fails. [8.29] */
export const loadCurrencyAtom = atom(null, async (get, set) => {
  const { call, session, config } = get(servicesAtom);
  if (config.edition !== 'laos' || get(baseFoundAtom)) return;
  try {
    const found = await call(
      'GET /api/lookup/deposit',
      ({ banks }) => new Set(banks.map(({ currency }) => readCurrency(currency))),
      { signal: session.signal() },
    );
    const [only = null] = found;
    // One that cannot be read may be the member's own. The next page tries again.
    if (!found.has(null)) set(baseFoundAtom, { only: found.size === 1 ? only : null });
  } catch {
    // The next page tries again.
  }
});
