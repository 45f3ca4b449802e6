import { type Satang, sumOf } from 'contracts/rules';
import type { GameAccount } from '../../shared/wallet/wallet-state.ts';

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
  total: Satang;
}

/** As it is compared: no difference of case, width or marks written another way. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLocaleLowerCase()
    .replaceAll(/[\s\-_.]/g, '');

/** The sections that have something to show, last-played games first (S5), otherwise in the server's order. */
export function arrangeGameSections(
  accounts: readonly GameAccount[],
  { search = '', lastPlayed = [] }: { search?: string; lastPlayed?: readonly string[] },
): GamesOfSection[] {
  const sought = plain(search);
  const rank = ({ code }: GameAccount) => {
    const place = lastPlayed.indexOf(code);
    return place === -1 ? lastPlayed.length : place;
  };
  return SHELVES.map(({ name, categories }) => {
    const all = accounts.filter((account) => categories.some((category) => category === account.category));
    return {
      name,
      total: sumOf(all.map(({ value }) => value)),
      accounts: all
        .filter((account) => plain(account.name).includes(sought) || plain(account.code).includes(sought))
        .toSorted((one, other) => rank(one) - rank(other)),
    };
  }).filter((section) => section.accounts.length > 0);
}
