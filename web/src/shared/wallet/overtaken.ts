import { WALLET } from 'contracts/rules';
import { atom, type Getter } from 'jotai';
import { servicesAtom } from '../session/services.ts';
import { areWhole, type Balances } from './balances.ts';

interface Figures {
  balance: number | null;
  gameAccounts: readonly { code: string; value: number | null }[];
}

/** A copy of the service's data may lag behind it for as long. */
const LAG_MS = 120_000;

const NONE = { balances: {} as Balances, until: 0 };
const overtakenAtom = atom(NONE);

/**
 * Remembers the balances from before a movement: a later reading that still equals them is from a lagging copy or a cache. Null
 * or incomplete balances replace nothing, because the earlier movement has not been seen yet either. (W4)
 */
export const noteOvertakenAtom = atom(null, (get, set, balances: Balances | null) => {
  if (balances && areWhole(balances))
    set(overtakenAtom, { balances, until: get(servicesAtom).clock.elapsed() + LAG_MS });
});

/** Whether these figures predate the last movement. */
export function isOvertaken(get: Getter, { balance, gameAccounts }: Figures): boolean {
  const { balances, until } = get(overtakenAtom);
  return (
    get(servicesAtom).clock.elapsed() < until &&
    [{ code: WALLET, value: balance }, ...gameAccounts].every(
      ({ code, value }) => (balances[code] ?? value) === value,
    )
  );
}

/** The same of a reading. The first other one ends the suspicion. */
export const isOvertakenAtom = atom(null, (get, set, figures: Figures): boolean => {
  const isSame = isOvertaken(get, figures);
  if (!isSame) set(overtakenAtom, NONE);
  return isSame;
});
