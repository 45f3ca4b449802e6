import { satang } from 'contracts/rules';
import type { GameState, Member, Provider } from '../entities.ts';
import type { Account } from '../money/ledger.ts';
import { Refusal } from '../refusal.ts';
import { assertWorks } from '../service/outages.ts';
import type { World } from '../world.ts';

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

/** Characters of a user name and of a password; one provider's form takes exactly 16 of each. [2.63] */
const CREDENTIAL_LENGTH = 10;
const CREDENTIAL_LENGTHS: Readonly<Record<string, number>> = { UFABET: 16 };

/** Every game that a world offers. */
export function gamesOf({ otherGames }: World): readonly Provider[] {
  return otherGames.length === 0 ? knownProviders : [...knownProviders, ...otherGames];
}

/** @throws Refusal NO_GAME */
export function providerOf(world: World, code: string): Provider {
  const provider = gamesOf(world).find((candidate) => candidate.code === code);
  if (!provider) throw new Refusal('NO_GAME');
  return provider;
}

export function gameAccountOf(member: Member, code: string): Account {
  return `game:${member.id}:${code}`;
}

/** The opened game account of a member. @throws Refusal NO_GAME, SLOT_NO_ACCOUNT */
export function activeGame(world: World, member: Member, code: string): GameState {
  providerOf(world, code);
  const game = member.games.get(code);
  if (!game?.isActive) throw new Refusal('SLOT_NO_ACCOUNT');
  return game;
}

/** Opens a game account, with a user name and a password at the provider. @returns it, opened now or before. */
export function openGame(world: World, member: Member, code: string): GameState {
  const known = member.games.get(code);
  if (known) {
    known.isActive = true;
    return known;
  }
  const { random } = world;
  const length = CREDENTIAL_LENGTHS[code] ?? CREDENTIAL_LENGTH;
  const made: GameState = {
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
export function activateGame(world: World, member: Member, code: string): void {
  providerOf(world, code);
  if (member.games.get(code)?.isActive) throw new Refusal('SLOT_ALREADY_ACTIVE');
  assertWorks(world, 'game-opening');
  openGame(world, member, code);
}

/** [7.16] [3.10] @throws Refusal NO_GAME, SLOT_NO_ACCOUNT, NOT_AREASLOT, NOT_UFABET */
export function credentialsOf(
  world: World,
  member: Member,
  code: string,
): { username: string; password: string; event: string | null } {
  const game = activeGame(world, member, code);
  assertKnown(game, code);
  // The state that a login form of that provider sends back unchanged.
  const event = code === 'UFABET' ? `session-${member.id}-${code}` : null;
  return { username: game.username, password: game.password, event };
}

/** [7.17] @throws Refusal as `credentialsOf`, and SLOT_RESET_PASSWORD_FAIL */
export function resetGamePassword(world: World, member: Member, code: string): void {
  const game = activeGame(world, member, code);
  assertKnown(game, code);
  assertWorks(world, 'game-password');
  game.password = world.random.text(game.password.length);
}

/** The two providers for which the catalogue has a code of its own say that they have forgotten a player. [8.08] */
export function assertKnown({ isForgotten }: GameState, code: string): void {
  if (!isForgotten) return;
  if (code === 'AREASLOT') throw new Refusal('NOT_AREASLOT');
  if (code === 'UFABET') throw new Refusal('NOT_UFABET');
  throw new Refusal('SLOT_NO_ACCOUNT');
}

/**
 * Asks every provider where the member has an account for its balance; one that fails keeps its old figure. [7.14]
 * @returns the codes of those that did not answer.
 */
export function refreshGames(world: World, member: Member): ReadonlySet<string> {
  const silent = new Set<string>();
  for (const [code, { isActive }] of member.games) {
    if (world.failingGames.has(code) && isActive) silent.add(code);
    else seenBalance(world, member, code);
  }
  return silent;
}

/** The service now knows what is at this game; the wallet it knows anyway. */
export function seenBalance(world: World, member: Member, code: string): void {
  const game = member.games.get(code);
  if (game?.isActive) game.shown = world.ledger.balance(gameAccountOf(member, code));
}
