import { WALLET } from 'contracts/rules';
import { atom, type Getter } from 'jotai';
import { markOf } from '../../api/token.ts';
import { servicesAtom, type Services } from '../session/services.ts';
import { storageKeys } from '../session/storage-keys.ts';
import { createPageNews } from '../visit/page-news.ts';
import { areWhole, type Balances, isBalances } from './balances.ts';

interface Figures {
  balance: number | null;
  gameAccounts: readonly { code: string; value: number | null }[];
}

/** A copy of the service's data may lag behind it for as long. */
const LAG_MS = 120_000;

interface Overtaken {
  balances: Balances;
  /** By `clock.elapsed`. */
  until: number;
}

const NONE: Overtaken = { balances: {}, until: 0 };

/** null: nothing since the page was loaded. */
const notedAtom = atom<Overtaken | null>(null);
const overtakenAtom = atom((get) => get(notedAtom) ?? readSaved(get(servicesAtom)));

/** A reload within the two minutes meets the same copy. It was stored in device time; what is damaged counts as none. */
function readSaved({ platform, clock }: Services): Overtaken {
  try {
    const { balances, until } = JSON.parse(platform.tabStorage.get(storageKeys.overtaken) ?? '') as Overtaken;
    const left = until - clock.device();
    return left > 0 && left <= LAG_MS && isBalances(balances)
      ? { balances, until: clock.elapsed() + left }
      : NONE;
  } catch {
    return NONE;
  }
}

/**
 * The balances that a movement of another page has overtaken, as a mark that yields no figure: only a page that shows the same
 * ones knows which they are.
 */
export const overtakenNewsAtom = createPageNews('overtaken', (mark) =>
  typeof mark === 'string' ? mark : null,
);

export const markOfBalances = (balances: Balances): string =>
  markOf(JSON.stringify(Object.entries(balances).toSorted())) ?? '';

/** Remembers balances that another page has overtaken. */
export const keepOvertakenAtom = atom(null, (get, set, balances: Balances) => {
  const { platform, clock } = get(servicesAtom);
  set(notedAtom, { balances, until: clock.elapsed() + LAG_MS });
  const saved: Overtaken = { balances, until: clock.device() + LAG_MS };
  platform.tabStorage.set(storageKeys.overtaken, JSON.stringify(saved));
});

/**
 * Remembers the balances from before a movement, and tells the other pages: a later reading that still equals them is from a
 * lagging copy or a cache. Null or incomplete balances replace nothing, because the earlier movement has not been seen yet
 * either. (W4) (W9)
 */
export const noteOvertakenAtom = atom(null, (get, set, balances: Balances | null) => {
  if (!balances || !areWhole(balances)) return;
  set(keepOvertakenAtom, balances);
  get(overtakenNewsAtom).send(markOfBalances(balances));
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
  if (!isSame) {
    set(notedAtom, NONE);
    get(servicesAtom).platform.tabStorage.remove(storageKeys.overtaken);
  }
  return isSame;
});
