import type { Satang } from 'contracts/rules';
import { sumOrNull } from '../../../shared/wallet/amounts.ts';
import type { GameAccount } from '../../../shared/wallet/wallet-reply.ts';

const SECTIONS = [
  { name: 'slot_games', categories: ['slot'] },
  { name: 'sport_games', categories: ['sport', 'casino'] },
  { name: 'lotto_games', categories: ['lotto'] },
] as const;

export interface GamesOfSection {
  name: (typeof SECTIONS)[number]['name'];
  accounts: GameAccount[];
  /** The total of all its games, also during a search. */
  total: Satang | null;
}

/** For comparison: ignores case, width, encodings of accents, spaces, hyphens, underscores and full stops. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLocaleLowerCase()
    .replaceAll(/[\s\-_.]/g, '');

/** A multiple of two, three and four columns. */
const SECTION_PLACES = 12;

/** The last place is the button that expands the section. A game with money or an unknown balance is never hidden. */
export function capSection(accounts: readonly GameAccount[]): readonly GameAccount[] {
  if (accounts.length <= SECTION_PLACES) return accounts;
  const lastWithMoney = accounts.findLastIndex(({ isActive, value }) => isActive && value !== 0);
  const places = Math.max(SECTION_PLACES - 1, lastWithMoney + 1);
  return places >= accounts.length - 1 ? accounts : accounts.slice(0, places);
}

/** Sections with matching games: last-played games first (S5), then open accounts, then in the server's order. */
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
  return SECTIONS.map(({ name, categories }) => {
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
