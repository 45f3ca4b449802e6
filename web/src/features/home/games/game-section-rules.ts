import type { Satang } from 'contracts/rules';
import { type GameAccount, sumOrNull } from '../../../shared/wallet/wallet-state.ts';

/** The rows of game accounts and what each row holds: slot, sport with casino, lotto. [1.18] [2.42] */
const SHELVES = [
  { name: 'slot_shelf', categories: ['slot'] },
  { name: 'sport_shelf', categories: ['sport', 'casino'] },
  { name: 'lotto_shelf', categories: ['lotto'] },
] as const;

export interface GamesOfSection {
  name: (typeof SHELVES)[number]['name'];
  accounts: GameAccount[];
  /** Of all its games, whatever is searched for. */
  total: Satang | null;
}

/** As it is compared: no difference of case, width or marks written another way. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLocaleLowerCase()
    .replaceAll(/[\s\-_.]/g, '');

/** Two, three and four columns are filled by as many. */
const SHELF_PLACES = 12;

/**
 * What of a shelf is shown before all of it is asked for; the last place is then the way to the others. A game with money
 * in it, or with money that nobody has told, is never among those.
 */
export function capShelf(accounts: readonly GameAccount[]): readonly GameAccount[] {
  if (accounts.length <= SHELF_PLACES) return accounts;
  const lastWithMoney = accounts.findLastIndex(({ isActive, value }) => isActive && value !== 0);
  const places = Math.max(SHELF_PLACES - 1, lastWithMoney + 1);
  return places >= accounts.length - 1 ? accounts : accounts.slice(0, places);
}

/** The sections that have something to show: last-played games first (S5), then opened ones, then in the server's order. */
export function arrangeGameSections(
  accounts: readonly GameAccount[],
  { search = '', lastPlayed = [] }: { search?: string; lastPlayed?: readonly string[] },
): GamesOfSection[] {
  const sought = plain(search);
  const rank = ({ code }: GameAccount) => {
    const place = lastPlayed.indexOf(code);
    return place === -1 ? lastPlayed.length : place;
  };
  const closed = ({ isActive }: GameAccount) => (isActive ? 0 : 1);
  return SHELVES.map(({ name, categories }) => {
    const all = accounts.filter((account) => categories.some((category) => category === account.category));
    return {
      name,
      total: sumOrNull(all.map(({ value }) => value)),
      accounts: all
        .filter((account) => plain(account.name).includes(sought) || plain(account.code).includes(sought))
        .toSorted((one, other) => rank(one) - rank(other) || closed(one) - closed(other)),
    };
  }).filter((section) => section.accounts.length > 0);
}
