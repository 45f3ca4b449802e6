import { satang } from 'contracts/rules';
import { describe, expect, it } from 'vitest';
import type { GameAccount } from '../../../shared/wallet/wallet-reply.ts';
import { arrangeGameSections, capSection } from './game-section-rules.ts';

const game = (code: string, name: string, category: GameAccount['category'], value = 0): GameAccount => ({
  code,
  name,
  category,
  isActive: true,
  amount: satang(value),
  value: satang(value),
  isConverted: false,
  isUnread: false,
  links: { web: null, android: null, ios: null },
  picture: null,
});

const GAMES = [
  game('PG', 'PG', 'slot', 100),
  game('PGSLOT', 'PG Slot', 'slot', 20),
  game('UFABET', 'Ufabet', 'sport'),
  game('SEXYGAME', 'Sexy Game', 'casino', 3),
  game('HUAYHD', 'หวย HD', 'lotto'),
];
const codes = (options: Parameters<typeof arrangeGameSections>[1]) =>
  arrangeGameSections(GAMES, options).map(({ name, accounts }) => [name, accounts.map(({ code }) => code)]);

describe('the sections', () => {
  it('hold slot, sport with casino, and lotto, in the server’s order [1.18] [2.42]', () => {
    expect(codes({})).toEqual([
      ['slot_games', ['PG', 'PGSLOT']],
      ['sport_games', ['UFABET', 'SEXYGAME']],
      ['lotto_games', ['HUAYHD']],
    ]);
    // A section without games is left out.
    expect(codes({ search: 'หวย' })).toEqual([['lotto_games', ['HUAYHD']]]);
  });

  it('show last-played games, then open accounts, then the others [2.42]', () => {
    const games = GAMES.map((account) => ({
      ...account,
      isActive: account.code !== 'PG' && account.code !== 'UFABET',
    }));
    const ordered = (lastPlayed: string[]) =>
      arrangeGameSections(games, { lastPlayed }).flatMap(({ accounts }) => accounts.map(({ code }) => code));
    expect(ordered([])).toEqual(['PGSLOT', 'PG', 'SEXYGAME', 'UFABET', 'HUAYHD']);
    expect(ordered(['UFABET'])).toEqual(['PGSLOT', 'PG', 'UFABET', 'SEXYGAME', 'HUAYHD']);
  });

  it('show last-played games first, the latest at the front, and skip removed games (S5)', () => {
    expect(codes({ lastPlayed: ['SEXYGAME', 'GONE', 'PGSLOT'] })).toEqual([
      ['slot_games', ['PGSLOT', 'PG']],
      ['sport_games', ['SEXYGAME', 'UFABET']],
      ['lotto_games', ['HUAYHD']],
    ]);
  });

  it.each([
    ['pg s', ['PGSLOT']],
    ['PGSLOT', ['PGSLOT']],
    ['ＰＧ', ['PG', 'PGSLOT']],
    ['หวย', ['HUAYHD']],
    ['  sexy-game ', ['SEXYGAME']],
    ['zzz', []],
  ])('found by %j are %j (S5)', (search, found) => {
    expect(codes({ search }).flatMap(([, section]) => section)).toEqual(found);
  });

  it('sum up the values of all their games in one unit, including those hidden by the search [2.42] [3.09]', () => {
    const games = GAMES.map((account) => ({ ...account, amount: satang((account.value ?? 0) * 10) }));
    expect(arrangeGameSections(games, { search: 'PGSLOT' })).toMatchObject([{ total: 120, accounts: [{}] }]);
  });
});

describe('a long section', () => {
  const section = (count: number, change: (index: number) => Partial<GameAccount> = () => ({})) =>
    Array.from({ length: count }, (_, index) => ({
      ...game(`G${index}`, `G${index}`, 'slot'),
      ...change(index),
    }));

  it.each([
    [12, 12],
    [13, 11],
    [120, 11],
  ])('of %i games shows %i at first', (count, shown) => {
    expect(capSection(section(count))).toHaveLength(shown);
  });

  it('hides no game with money or with an unknown balance [2.42]', () => {
    expect(capSection(section(40, (index) => (index === 20 ? { value: satang(100) } : {})))).toHaveLength(21);
    expect(capSection(section(40, (index) => (index === 30 ? { value: null } : {})))).toHaveLength(31);
    expect(capSection(section(40, () => ({ isActive: false, value: null })))).toHaveLength(11);
  });

  it('is not cut to hide a single game', () => {
    expect(capSection(section(22, (index) => (index === 20 ? { value: satang(100) } : {})))).toHaveLength(22);
  });
});
