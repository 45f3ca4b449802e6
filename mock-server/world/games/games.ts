import Type, { type Static } from 'typebox';
import { OneOf } from 'contracts';
import { satang } from 'contracts/rules';
import type { Slice } from '../../engine/slice.ts';
import { codedListOf, setOf, Stored } from '../../engine/snapshot-kinds.ts';
import type { WorldBase } from '../../engine/world-base.ts';
import type { GameAccount, Member } from '../members/members.ts';
import { gameAccountOf } from '../money/accounts.ts';
import type { LedgerState } from '../money/ledger.ts';
import { assertNoOutage, type OutagesState } from '../service/outages.ts';
import { Refusal } from '../service/refusal.ts';

const ProviderSchema = Stored({
  code: Type.String(),
  name: Type.String(),
  category: OneOf(['slot', 'sport', 'casino', 'lotto']),
  /** Units of the game per baht. The converted value in replies is its inverse. [3.09] [2.42] */
  unitsPerBaht: Type.Union([Type.Literal(1), Type.Literal(10)]),
  /** The provider has its own login page, where the player types the credentials. [3.09] [7.50] */
  hasLoginPage: Type.Optional(Type.Boolean()),
  android: Type.Optional(Type.String()),
  ios: Type.Optional(Type.String()),
  /** Without one, the app draws its own. */
  logo: Type.Optional(Type.String()),
  background: Type.Optional(Type.String()),
});
/** A game as the service offers it. [3.09] */
export type Provider = Static<typeof ProviderSchema>;

export interface GamesState {
  /** Games without their own login handling. [7.50] */
  readonly otherGames: Provider[];
  readonly failingGames: Set<string>;
}

export const gamesSlice: Slice<GamesState> = {
  create: () => ({ otherGames: [], failingGames: new Set() }),
  kinds: { otherGames: codedListOf(ProviderSchema), failingGames: setOf(Type.String()) },
};

/** The providers with their own login handling, by category. [7.50] [1.18] The names are invented. */
const knownProviders: readonly Provider[] = [
  { code: 'JOKER', name: 'Joker', category: 'slot', unitsPerBaht: 1, hasLoginPage: true },
  { code: 'SUPERSLOT', name: 'Super Slot', category: 'slot', unitsPerBaht: 1, hasLoginPage: true },
  { code: 'PG', name: 'PG', category: 'slot', unitsPerBaht: 1 },
  { code: 'SLOTXO', name: 'Slot XO', category: 'slot', unitsPerBaht: 10, hasLoginPage: true },
  { code: 'IMI', name: 'Imi', category: 'slot', unitsPerBaht: 1 },
  { code: 'AREASLOT', name: 'Area Slot', category: 'slot', unitsPerBaht: 1 },
  { code: 'CIRCUS', name: 'Circus', category: 'slot', unitsPerBaht: 1 },
  { code: 'SLOTRACHA', name: 'Slot Racha', category: 'slot', unitsPerBaht: 1 },
  { code: 'PGSLOT', name: 'PG Slot', category: 'slot', unitsPerBaht: 1 },
  { code: 'JOKER2', name: 'Joker 2', category: 'slot', unitsPerBaht: 1 },
  { code: 'UFABET', name: 'Ufabet', category: 'sport', unitsPerBaht: 1, hasLoginPage: true },
  { code: 'ASKMEBET', name: 'Askmebet', category: 'sport', unitsPerBaht: 1 },
  { code: 'USUN', name: 'U-Sun', category: 'sport', unitsPerBaht: 1 },
  { code: 'SEXYGAME', name: 'Sexy Game', category: 'casino', unitsPerBaht: 1, hasLoginPage: true },
  { code: 'BETFLIX', name: 'Betflix', category: 'casino', unitsPerBaht: 1 },
  { code: 'HUAYHD', name: 'Huay HD', category: 'lotto', unitsPerBaht: 1 },
];

/** Length of a user name and of a password; one provider's form takes exactly 16 characters of each. [2.63] */
const CREDENTIAL_LENGTH = 10;
const CREDENTIAL_LENGTHS: ReadonlyMap<string, number> = new Map([['UFABET', 16]]);

function credentialLength(code: string): number {
  return CREDENTIAL_LENGTHS.get(code) ?? CREDENTIAL_LENGTH;
}

/** Every game of the world: those with their own login, and the others. [7.50] */
export function gamesOf({ otherGames }: Pick<GamesState, 'otherGames'>): readonly Provider[] {
  return otherGames.length === 0 ? knownProviders : [...knownProviders, ...otherGames];
}

/** @throws Refusal NO_GAME */
export function providerOf(world: GamesState, code: string): Provider {
  const provider = gamesOf(world).find((candidate) => candidate.code === code);
  if (!provider) throw new Refusal('NO_GAME');
  return provider;
}

/** @throws Refusal NO_GAME, SLOT_NO_ACCOUNT */
export function activeGame(world: GamesState, member: Member, code: string): GameAccount {
  providerOf(world, code);
  const game = member.games.get(code);
  if (!game?.isActive) throw new Refusal('SLOT_NO_ACCOUNT');
  return game;
}

/** @returns the account, new or existing. */
export function openGame({ random }: Pick<WorldBase, 'random'>, member: Member, code: string): GameAccount {
  const known = member.games.get(code);
  if (known) {
    known.isActive = true;
    return known;
  }
  const length = credentialLength(code);
  const made: GameAccount = {
    isActive: true,
    shown: satang(0),
    username: `rk${random.text(length - 2)}`,
    password: random.text(length),
    isForgotten: false,
  };
  member.games.set(code, made);
  return made;
}

/** [7.15] [4.03] @throws Refusal NO_GAME, SLOT_ALREADY_ACTIVE, SLOT_ACTIVATE_FAIL */
export function activateGame(
  world: GamesState & OutagesState & Pick<WorldBase, 'random'>,
  member: Member,
  code: string,
): void {
  providerOf(world, code);
  if (member.games.get(code)?.isActive) throw new Refusal('SLOT_ALREADY_ACTIVE');
  assertNoOutage(world, 'game-opening');
  openGame(world, member, code);
}

/** [7.16] [3.10] @throws Refusal NO_GAME, SLOT_NO_ACCOUNT, NOT_AREASLOT, NOT_UFABET */
export function credentialsOf(
  world: GamesState,
  member: Member,
  code: string,
): { username: string; password: string; event: string | null } {
  const game = activeGame(world, member, code);
  assertKnown(game, code);
  // The hidden state that the provider's login form returns unchanged.
  const event = code === 'UFABET' ? `session-${member.id}-${code}` : null;
  return { username: game.username, password: game.password, event };
}

/** [7.17] @throws Refusal as `credentialsOf`, and SLOT_RESET_PASSWORD_FAIL */
export function resetGamePassword(
  world: GamesState & OutagesState & Pick<WorldBase, 'random'>,
  member: Member,
  code: string,
): void {
  const game = activeGame(world, member, code);
  assertKnown(game, code);
  assertNoOutage(world, 'game-password');
  game.password = world.random.text(credentialLength(code));
}

/** Each of two providers has its own code in the catalogue for a forgotten player. [8.08] @throws Refusal */
export function assertKnown({ isForgotten }: GameAccount, code: string): void {
  if (!isForgotten) return;
  if (code === 'AREASLOT') throw new Refusal('NOT_AREASLOT');
  if (code === 'UFABET') throw new Refusal('NOT_UFABET');
  throw new Refusal('SLOT_NO_ACCOUNT');
}

/**
 * Refreshes the balance of each of the member's game accounts; a provider that fails keeps its old balance. [7.14]
 * @returns the codes of the providers that failed.
 */
export function refreshGames(world: GamesState & LedgerState, member: Member): ReadonlySet<string> {
  const silent = new Set<string>();
  for (const [code, { isActive }] of member.games) {
    if (world.failingGames.has(code) && isActive) silent.add(code);
    else seenBalance(world, member, code);
  }
  return silent;
}

/** Updates the shown balance of a game; the wallet needs no update. */
export function seenBalance(world: LedgerState, member: Member, code: string): void {
  const game = member.games.get(code);
  if (game?.isActive) game.shown = world.ledger.balance(gameAccountOf(member, code));
}
