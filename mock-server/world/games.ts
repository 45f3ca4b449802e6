import { satang } from 'contracts/rules';
import type { GameState, Member } from './entities.ts';
import type { Account } from './ledger.ts';
import type { World } from './world.ts';

export interface Provider {
  code: string;
  name: string;
  category: 'slot' | 'sport' | 'casino' | 'lotto';
  /** Units of the game that one baht buys. The converted value on the wire is its inverse. [3.09] [2.42] */
  unitsPerBaht: 1 | 10;
}

/** The providers with their own login handling, by category. [7.50] [1.18] The names are invented. */
export const providers: readonly Provider[] = [
  { code: 'JOKER', name: 'Joker', category: 'slot', unitsPerBaht: 1 },
  { code: 'SUPERSLOT', name: 'Super Slot', category: 'slot', unitsPerBaht: 1 },
  { code: 'PG', name: 'PG', category: 'slot', unitsPerBaht: 1 },
  { code: 'SLOTXO', name: 'Slot XO', category: 'slot', unitsPerBaht: 10 },
  { code: 'IMI', name: 'Imi', category: 'slot', unitsPerBaht: 1 },
  { code: 'AREASLOT', name: 'Area Slot', category: 'slot', unitsPerBaht: 1 },
  { code: 'CIRCUS', name: 'Circus', category: 'slot', unitsPerBaht: 1 },
  { code: 'SLOTRACHA', name: 'Slot Racha', category: 'slot', unitsPerBaht: 1 },
  { code: 'PGSLOT', name: 'PG Slot', category: 'slot', unitsPerBaht: 1 },
  { code: 'JOKER2', name: 'Joker 2', category: 'slot', unitsPerBaht: 1 },
  { code: 'UFABET', name: 'Ufabet', category: 'sport', unitsPerBaht: 1 },
  { code: 'ASKMEBET', name: 'Askmebet', category: 'sport', unitsPerBaht: 1 },
  { code: 'USUN', name: 'U-Sun', category: 'sport', unitsPerBaht: 1 },
  { code: 'SEXYGAME', name: 'Sexy Game', category: 'casino', unitsPerBaht: 1 },
  { code: 'BETFLIX', name: 'Betflix', category: 'casino', unitsPerBaht: 1 },
  { code: 'HUAYHD', name: 'Huay HD', category: 'lotto', unitsPerBaht: 1 },
];

export function gameAccountOf(member: Member, code: string): Account {
  return `game:${member.id}:${code}`;
}

/** The game account of a member, whether opened or not. */
export function gameOf(member: Member, code: string): GameState {
  return member.games.get(code) ?? { isActive: false, shown: satang(0) };
}

/** Asks every provider where the member has an account for its balance. [7.14] */
export function refreshGames(world: World, member: Member): void {
  for (const [code, game] of member.games) {
    if (game.isActive) game.shown = world.ledger.balance(gameAccountOf(member, code));
  }
}
